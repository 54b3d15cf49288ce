/** Published documents larger than the 400 KB that a DynamoDB item may have. */
import { beforeAll, describe, expect, test } from 'vitest';
import { queryPartition } from '#functions/platform/table/client.ts';
import { commit } from '#functions/platform/table/commit.ts';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import { prepareMatchCreation } from '#functions/platform/table/matches.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, editMatch, expectOk, playMatch, readMatch } from '#tests/support/given.ts';
import { incompressibleText, measureReadUnits } from '#tests/support/stored-documents.ts';
import {
  deliverRecordsToPublisher,
  isRecordOfTournament,
  publishChanges,
  readNewStreamRecords,
} from '#tests/support/stream.ts';

beforeAll(startApi);

const creationStamp = { by: 0, at: '2026-01-01T12:00:00.000Z' };

let nextMatchId = 10_001;

/** Stores copies of a match, each at another location; returns their ids. */
async function storeMatchCopies(match: Match, copies: number, changes: Partial<Match>): Promise<number[]> {
  const { version: _version, homeTeam: _home, awayTeam: _away, cancha: _cancha, referee: _referee, ...facts } = match;
  const matches = Array.from({ length: copies }, (_, at) => {
    return { ...facts, assistant: undefined, ...changes, id: nextMatchId++, location: incompressibleText(at) };
  });
  for (let at = 0; at < matches.length; at += 50) {
    await commit(
      matches.slice(at, at + 50).flatMap((each) => prepareMatchCreation(each as never, creationStamp).writes),
    );
  }
  return matches.map(({ id }) => id);
}

async function createCupWithMatchCopies(copies: number, changes: Partial<Match> = {}) {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament();
  const match = await playMatch(cup, home, '1-0', away);
  return { cup, match, ids: [match.id, ...(await storeMatchCopies(await readMatch(match), copies, changes))] };
}

const takeStreamChangesOf = async (tournament: Tournament) =>
  (await readNewStreamRecords()).filter(isRecordOfTournament(tournament));
const readPageNames = async ({ id }: Tournament) =>
  (await queryPartition<{ sk: string }>(partitionKeys.documents(id))).map(({ sk }) => sk);

const readRound = async ({ id }: Tournament, round: string) =>
  expectOk(await call('GET /tournaments/{id}/fixture/matches', { params: { id }, query: { round } }));

test('a round of 1,001 matches is published in slices of one read unit each, and read whole', async () => {
  const { cup, ids } = await createCupWithMatchCopies(1000);
  expect(await deliverRecordsToPublisher((await takeStreamChangesOf(cup)).slice(-1))).toEqual([]);
  const parts = (await readPageNames(cup)).filter((name) => name.endsWith('ROUND#Fecha 1'));
  expect(parts.length).toBeGreaterThan(50);
  for (const part of parts) expect(await measureReadUnits(cup, part)).toBeLessThanOrEqual(1);
  expect((await readRound(cup, 'Fecha 1')).map(({ id }) => id)).toEqual(ids);
}, 60_000);

test('a round whose name looks like the key of another round’s slice is stored apart from that round', async () => {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament();
  const first = await playMatch(cup, home, '1-0', away, { round: 'Fecha 1' });
  await storeMatchCopies(await readMatch(first), 100, { round: 'Fecha 1' });
  const other = await playMatch(cup, home, '2-0', away, { round: 'Fecha 1#2' });
  await publishChanges();
  expect((await readRound(cup, 'Fecha 1#2')).map(({ id }) => id)).toEqual([other.id]);
  expect(await readRound(cup, 'Fecha 1')).toHaveLength(101);
});

test('a round of eight matches is published as one page of one read unit', async () => {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament();
  for (let at = 0; at < 8; at += 1) await playMatch(cup, home, `${at}-0`, away);
  await publishChanges();
  expect((await readPageNames(cup)).filter((name) => name.includes('ROUND#'))).toEqual(['ROUND#Fecha 1']);
  expect(await measureReadUnits(cup, 'ROUND#Fecha 1')).toBeLessThanOrEqual(1);
});

describe('a bracket larger than an item of the table', () => {
  test('does not block other documents, is reported, and is never shown outdated', async () => {
    const { cup, match, ids } = await createCupWithMatchCopies(0);
    await publishChanges();
    const before = await call('GET /tournaments/{id}/bracket', { params: { id: cup.id } });
    await storeMatchCopies(await readMatch(match), 1000, { round: 'Semifinal', isPlayoff: true });
    expectOk(await editMatch(match, { location: 'Polideportivo', homeScore: 4, awayScore: 0 } as never));
    const last = (await takeStreamChangesOf(cup)).slice(-100);

    expect(await deliverRecordsToPublisher(last)).toEqual([last.at(-1)?.dynamodb?.SequenceNumber]);
    expect(await readRound(cup, 'Fecha 1')).toMatchObject([{ id: ids[0], location: 'Polideportivo' }]);
    const { body } = await call('GET /standings/tournament/{id}', { params: { id: cup.id } });
    expect(body[0]).toMatchObject({ goalsFor: 4 });
    const after = await call('GET /tournaments/{id}/bracket', { params: { id: cup.id } });
    expect(after.status).toBe(200);
    expect(after.body).not.toEqual(before.body);
    const recalculated = await call('POST /standings/tournament/{id}/recalculate', {
      as: 'admin',
      params: { id: cup.id },
    });
    expect({ status: recalculated.status, goalsFor: recalculated.body[0]?.goalsFor }).toEqual({
      status: 200,
      goalsFor: 4,
    });
  }, 60_000);
});
