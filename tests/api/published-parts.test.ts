/** Pages of a long list's further hundreds: published with its rows, removed as soon as the list does not reach them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { computeOverallDocuments, computeTournamentDocuments } from '#functions/platform/documents/compute.ts';
import type { OverallDocuments } from '#functions/platform/documents/overall.ts';
import { publishOverallDocuments } from '#functions/platform/documents/publish-overall.ts';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import { createPage } from '#functions/platform/pages/page-objects.ts';
import { sourceOfComposed, sourceOfStored } from '#functions/platform/pages/page-source.ts';
import { readPageContent } from '#functions/platform/pages/read-page.ts';
import { writeDocument } from '#functions/platform/table/documents-store.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { takeRecomputationTicket } from '#functions/platform/table/tickets.ts';
import { prepareOverallPages } from '#functions/publisher/overall-pages.ts';
import { pagesOverAll } from '#functions/publisher/pages-of-scope.ts';
import { pagesOfScope } from '#functions/publisher/publish-pages.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { startApi } from '#tests/support/api.ts';
import { recordBatchReads } from '#tests/support/batch-reads.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  expectOk,
  saveScore,
} from '#tests/support/given.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { saveSettings } from '#tests/support/page-world.ts';
import { createSquad } from '#tests/support/players.ts';
import { listWrongPages, publishInBackground, startSite } from '#tests/support/published-site.ts';
import { eventOf, outcomesOf, sendOperations } from '#tests/support/sheet-operations.ts';
import { deliverRecordsToPublisher, readNewStreamRecords } from '#tests/support/stream.ts';

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
  const match = await createScheduledMatch(cup, home.team, away.team, { status: 'in_progress' });
  const goals = [...home.players, ...away.players].map((player) => eventOf(player));
  expect(outcomesOf(await sendOperations(match, goals))).toEqual(goals.map(() => 'applied'));
  return expectOk(await saveScore(match, `${squadSize}-${squadSize}`));
}

test('the second page of scorers appears with the 36th scorer, and disappears when their match is deleted', async () => {
  const match = await playWithScorers(4);
  await publishInBackground();
  expect(site.objects.has(secondPart)).toBe(true);
  expectOk(await deleteMatch(match));
  await publishInBackground();
  expect(site.objects.has(secondPart)).toBe(false);
  expect(await listWrongPages(site)).toEqual([]);
});

test('a page that a killed publication left is removed by the next one', async () => {
  const match = await playWithScorers(4);
  await publishInBackground();
  expect(site.objects.has(secondPart)).toBe(true);
  expectOk(await deleteMatch(match));
  const { find } = siteBucket;
  siteBucket.find = async () => {
    throw new Error('killed');
  };
  const records = await readNewStreamRecords();
  expect(await deliverRecordsToPublisher(records)).not.toEqual([]);
  siteBucket.find = find;
  expect(site.objects.has(secondPart)).toBe(true);
  expect(await deliverRecordsToPublisher(records)).toEqual([]);
  expect(site.objects.has(secondPart)).toBe(false);
  expect(await listWrongPages(site)).toEqual([]);
});

test("a publication reads the site's facts once for all its pages, and none of the documents that it composed", async () => {
  const now = new Date();
  const documents = await computeTournamentDocuments(cup.id, now);
  const reads = recordBatchReads();
  const names = ['standings', 'scorers', 'fairPlay', 'goalkeepers', 'playoffs'] as const;
  const pages = names.map((name) => ({ name, id: cup.id }));
  await pagesOfScope(cup.id, await takeRecomputationTicket(cup.id), now).publish(
    pages,
    sourceOfComposed(documents, now),
  );
  expect(reads).toEqual([keys.document('ALL', 'SITE')]);
});

test('a publication does not bring back the page of a round that a newer one has removed', async () => {
  const page = { name: 'fixture', id: cup.id, round: 'Fecha 9' } as const;
  const now = new Date();
  const composed = (await computeTournamentDocuments(cup.id, now)) ?? expect.fail();
  const before = { ...composed, ROUNDS: { parts: 1, rows: [{ round: page.round }] } };
  const { publish } = pagesOfScope(cup.id, await takeRecomputationTicket(cup.id), now);
  await publish([page], sourceOfComposed(before, now));
  expect(site.objects.has(keyOfPage(page))).toBe(false);
});

describe('the list of tournaments', () => {
  const secondHundred: PublishedPage = { name: 'tournaments', part: 2 };

  test('goes on in a page for each hundred', async () => {
    const { SUMMARIES } = await computeOverallDocuments(new Date());
    const [row = expect.fail()] = SUMMARIES.rows;
    const rows = Array.from({ length: 101 }, (_, at) => ({ ...row, id: at + 1 }));
    const content = { parts: 1, rows };
    expect(pagesOverAll({ SUMMARIES: content } as OverallDocuments)).toContainEqual(secondHundred);
    const ticket = await takeRecomputationTicket('ALL');
    await writeDocument('ALL', { name: 'SUMMARIES', hash: 'long', content }, ticket, new Date().toISOString());
    const read = (page: PublishedPage) => readPageContent(page, sourceOfStored(new Date()));
    expect(await read({ name: 'tournaments' })).toMatchObject({ data: { rows: { length: 100 }, part: 1, parts: 2 } });
    expect(await read(secondHundred)).toMatchObject({ data: { rows: [{ id: 101 }], part: 2, parts: 2 } });
    expect(await read({ name: 'tournaments', part: 3 })).toBeNull();
  });

  test('loses the page of a hundred that it no longer reaches', async () => {
    const key = keyOfPage(secondHundred);
    expect(await createPage(key, '<p>Torneos</p>')).not.toBeNull();
    const preparePages = prepareOverallPages(new Date());
    await publishOverallDocuments(new Date(), { preparePages, everyPage: true });
    expect(site.objects.has(key)).toBe(false);
  });
});
