/** Which pages the publisher writes again, and when it publishes the documents over all tournaments. */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { beforeAll, describe, expect, test } from 'vitest';
import { beginPublication } from '#functions/competition/publication/store/publications.ts';
import { documentClient, queryPartition, tableName } from '#functions/platform/table/client.ts';
import { keys, partitionKeys } from '#functions/platform/table/keys.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  editMatch,
  expectOk,
  playMatch,
} from '#tests/support/api-fixtures.ts';
import {
  deliverRecordsToPublisher,
  isForPublisher,
  isRecordOfTournament,
  publishChanges,
  publishRecords,
  readNewStreamRecords,
} from '#tests/support/stream.ts';

interface WithId {
  readonly id: number;
}
interface StoredDocument {
  readonly sk: string;
  readonly number: number;
  readonly asOf: string;
}

/** The stored pages of a tournament, with their bytes, number and time of publication. */
const readStoredPages = ({ id }: WithId) => queryPartition<StoredDocument>(partitionKeys.documents(id));
const readPagesOverAllTournaments = () => queryPartition<StoredDocument>(partitionKeys.documents('ALL'));

async function recalculate({ id }: WithId): Promise<void> {
  expectOk(await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params: { id } }));
  await publishChanges();
}

let cup: Tournament;
let home: Team;
let away: Team;
/** The records of everything that was written before the first publication. */
let changes: DynamoDBRecord[];

beforeAll(async () => {
  await startApi();
  [home, away] = await createTeams('Ombú', 'Ceibo');
  cup = await createTournament({ status: 'in_progress', teamIds: [home.id, away.id] });
  await playMatch(cup, home, '3-1', away, { round: 'Fecha 1' });
  changes = await readNewStreamRecords();
  await publishRecords(changes);
});

const readAllPages = async () => ({ ofCup: await readStoredPages(cup), overAll: await readPagesOverAllTournaments() });

describe('unchanged pages are not written again', () => {
  test('by the same batch delivered again, backwards or in part, nor by a recalculation', async () => {
    const published = await readAllPages();
    for (const pages of Object.values(published)) expect(pages.length).toBeGreaterThanOrEqual(4);
    await publishRecords(changes);
    await publishRecords([...changes].reverse());
    await publishRecords(changes.filter(isRecordOfTournament(cup)).slice(-1));
    expect(await readAllPages()).toEqual(published);
    await recalculate(cup);
    expect(await readAllPages()).toEqual(published);
  });

  test('when only another round changed', async () => {
    const match = await createScheduledMatch(cup, home, away, { round: 'Fecha 2' });
    await publishChanges();
    const before = new Map((await readStoredPages(cup)).map((page) => [page.sk, page]));
    expectOk(await editMatch(match, { location: 'Polideportivo' }));
    await publishChanges();
    const rewritten = (await readStoredPages(cup)).filter(({ sk, number }) => before.get(sk)?.number !== number);
    expect(rewritten.map(({ sk }) => sk).filter((sk) => sk.startsWith('ROUND#'))).toEqual(['ROUND#Fecha 2']);
    expect(rewritten.map(({ sk }) => sk)).not.toContain('STANDINGS');
    expect(await readStoredPages(cup)).toContainEqual(before.get('ROUND#Fecha 1'));
  });

  test('for each of the hundred changes of one tournament in a batch', async () => {
    await playMatch(cup, home, '1-0', away, { round: 'Fecha 1' });
    const change = (await readNewStreamRecords()).find(isRecordOfTournament(cup)) as DynamoDBRecord;
    await deliverRecordsToPublisher(Array.from({ length: 100 }, () => change));
    let written = await readNewStreamRecords();
    for (const scope of [cup.id, 'ALL'] as const) {
      const wakes = written.filter(isForPublisher);
      expect(wakes.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === keys.wake(scope).pk)).toHaveLength(1);
      await deliverRecordsToPublisher(wakes);
      written = await readNewStreamRecords();
      const pages = written.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === partitionKeys.documents(scope));
      const names = pages.map(({ dynamodb }) => dynamodb?.Keys?.sk?.S);
      expect(names.length).toBeGreaterThan(0);
      expect(names.length).toBeLessThanOrEqual(10);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('the documents over all tournaments', () => {
  const readCompletedMatches = async () =>
    expectOk(await call('GET /home')).tournaments.find(({ id }) => id === cup.id)?.completedMatches ?? expect.fail();
  const forget = (name: string) =>
    documentClient().send(new DeleteCommand({ TableName: tableName(), Key: { ...keys.document('ALL', name) } }));

  test('are published with the tournaments of a batch, and again when the batch is repeated after a publication that died', async () => {
    const published = await readPagesOverAllTournaments();
    await forget('HOME');
    await forget('SUMMARIES');
    expect(await readPagesOverAllTournaments()).toHaveLength(published.length - 2);
    await beginPublication('ALL');
    await publishRecords(changes);
    const contents = (pages: StoredDocument[]) => pages.map(({ number: _number, asOf: _asOf, ...page }) => page);
    expect(contents(await readPagesOverAllTournaments())).toEqual(contents(published));
  });

  test('are published with a recalculation', async () => {
    await publishChanges();
    const before = await readCompletedMatches();
    await playMatch(cup, home, '2-1', away);
    // The recalculation alone publishes the result.
    await readNewStreamRecords();
    expect(await readCompletedMatches()).toBe(before);
    await recalculate(cup);
    expect(await readCompletedMatches()).toBe(before + 1);
  });

  test('are not published after a change that none of them shows', async () => {
    await publishChanges();
    expectOk(await call('PUT /teams/{id}', { as: 'admin', params: { id: home.id }, body: { ...home, coach: 'Otro' } }));
    await deliverRecordsToPublisher((await readNewStreamRecords()).filter(isForPublisher));
    const written = (await readNewStreamRecords()).map(({ dynamodb }) => dynamodb?.Keys?.pk?.S);
    expect(written).toContain(keys.wake(`TEAM#${home.id}`).pk);
    expect(written).not.toContain(keys.wake('ALL').pk);
  });
});
