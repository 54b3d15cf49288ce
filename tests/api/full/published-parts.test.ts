/** Pages of a long list's further hundreds: published with its rows, removed as soon as the list does not reach them. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { OverallDocuments } from '#functions/competition/publication/documents/compose-overall.ts';
import {
  computeOverallDocuments,
  computeTournamentDocuments,
} from '#functions/competition/publication/documents/compute-documents.ts';
import { sourceOfComposed, sourceOfStored } from '#functions/competition/publication/pages/page-source.ts';
import { readPageContent } from '#functions/competition/publication/pages/read-page.ts';
import { replaceDocument } from '#functions/competition/publication/store/documents-store.ts';
import { beginPublication } from '#functions/competition/publication/store/publications.ts';
import { wakeScopes } from '#functions/competition/publication/store/wakes.ts';
import { prepareEventCreation } from '#functions/competition/records/events.ts';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import { commit, type TableWrite } from '#functions/platform/table/commit.ts';
import { pagesOverAll } from '#functions/publisher/pages-of-scope.ts';
import { putPages } from '#functions/publisher/put-pages.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, editMatch, expectOk, playMatch } from '#tests/support/api-fixtures.ts';
import { recordBatchReads } from '#tests/support/batch-reads.ts';
import { copyPublishedTournament, removeCopies } from '#tests/support/many-tournaments.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { saveSettings } from '#tests/support/page-world.ts';
import { createSquad } from '#tests/support/players.ts';
import { listWrongPages, startSite } from '#tests/support/published-site.ts';
import {
  deliverRecordsToPublisher,
  isForPublisher,
  publishChanges,
  publishRecords,
  readNewStreamRecords,
} from '#tests/support/stream.ts';

let site: ModelBucket;
let cup: Tournament;
const squads: { readonly team: Team; readonly players: readonly Player[] }[] = [];
let secondPart: string;
const squadSize = 18;

beforeAll(async () => {
  await startApi();
  site = startSite();
  await saveSettings({ squadSize });
  const teams = await createTeams('Ombú', 'Ceibo', 'Tala', 'Sauce', 'Aromo', 'Lapacho');
  cup = await createTournament({ status: 'in_progress', teamIds: teams.map(({ id }) => id) });
  secondPart = keyOfPage({ name: 'scorers', id: cup.id, part: 2 });
  for (const team of teams) squads.push({ team, players: await createSquad(team, squadSize) });
  await playWithScorers(0);
  await playWithScorers(2);
});

/** A match of two teams in which every player of both scores: more than a third of a page's rows. */
async function playWithScorers(first: number): Promise<Match> {
  const [home, away] = [squads[first] ?? expect.fail(), squads[first + 1] ?? expect.fail()];
  const match = await playMatch(cup, home.team, `${squadSize}-${squadSize}`, away.team);
  for (const { players } of [home, away]) await commit(players.flatMap((player) => writesOfGoal(match, player)));
  return match;
}

let goals = 0;
/** Without the count of the match's events, which a transaction could not raise for each of them. */
function writesOfGoal({ id: matchId }: Match, { id: playerId, teamId }: Player): TableWrite[] {
  goals += 1;
  const facts = { matchId, tournamentId: cup.id, playerId, teamId, eventType: 'goal' as const, minute: 5 };
  const author = { by: 0, at: '2026-01-01T12:00:00.000Z' };
  return prepareEventCreation({ id: 10_000 + goals, ...facts, description: '' }, author).writes.slice(0, -1);
}

test('the second page of scorers appears with the 36th scorer, and disappears when their match is cancelled', async () => {
  const match = await playWithScorers(4);
  await publishChanges();
  expect(site.objects.has(secondPart)).toBe(true);
  expectOk(await editMatch(match, { status: 'cancelled' }));
  await publishChanges();
  expect(site.objects.has(secondPart)).toBe(false);
  expect(await listWrongPages(site)).toEqual([]);
});

test('a page that a killed publication left is removed by the next one', async () => {
  const match = await playWithScorers(4);
  await publishChanges();
  expect(site.objects.has(secondPart)).toBe(true);
  expectOk(await editMatch(match, { status: 'cancelled' }));
  await deliverRecordsToPublisher((await readNewStreamRecords()).filter(isForPublisher));
  const wakes = (await readNewStreamRecords()).filter(isForPublisher);
  const { write } = siteBucket();
  siteBucket().write = async () => {
    throw new Error('killed');
  };
  expect(await deliverRecordsToPublisher(wakes)).not.toEqual([]);
  siteBucket().write = write;
  expect(site.objects.has(secondPart)).toBe(true);
  await publishRecords(wakes);
  expect(site.objects.has(secondPart)).toBe(false);
  expect(await listWrongPages(site)).toEqual([]);
});

test('a publication reads none of the documents that it composed', async () => {
  const now = new Date();
  const documents = await computeTournamentDocuments(cup.id, now);
  const reads = recordBatchReads();
  const names = ['standings', 'scorers', 'fairPlay', 'goalkeepers', 'playoffs'] as const;
  const pages = names.map((name) => ({ name, id: cup.id }));
  await putPages(pages, sourceOfComposed(documents, now));
  expect(reads).toEqual([]);
});

describe('the list of tournaments', () => {
  const secondHundred: PublishedPage = { name: 'tournaments', part: 2 };

  test('goes on in a page for each hundred', async () => {
    const { SUMMARIES } = await computeOverallDocuments(new Date());
    const [row = expect.fail()] = SUMMARIES.rows;
    const rows = Array.from({ length: 101 }, (_, at) => ({ ...row, id: at + 1 }));
    const content = { parts: 1, rows };
    expect(pagesOverAll({ SUMMARIES: content } as OverallDocuments)).toContainEqual(secondHundred);
    const { number } = await beginPublication('ALL');
    const document = { name: 'SUMMARIES', hash: 'long', content };
    await replaceDocument(document, { scope: 'ALL', number, asOf: new Date().toISOString() });
    const read = (page: PublishedPage) => readPageContent(page, sourceOfStored(new Date()));
    expect(await read({ name: 'tournaments' })).toMatchObject({ data: { rows: { length: 100 }, part: 1, parts: 2 } });
    expect(await read(secondHundred)).toMatchObject({ data: { rows: [{ id: 101 }], part: 2, parts: 2 } });
    expect(await read({ name: 'tournaments', part: 3 })).toBeNull();
  });

  test('loses the page of a hundred that it no longer reaches', async () => {
    const key = keyOfPage(secondHundred);
    await copyPublishedTournament(cup.id, 100);
    await readNewStreamRecords();
    await wakeScopes(['ALL']);
    await publishChanges();
    expect(site.objects.has(key)).toBe(true);
    await removeCopies(100);
    await readNewStreamRecords();
    await wakeScopes(['ALL']);
    await publishChanges();
    expect(site.objects.has(key)).toBe(false);
  });
});
