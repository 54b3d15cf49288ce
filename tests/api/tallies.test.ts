/** A warm Lambda reads the tally of another tournament again only after that tournament has published another one. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readTallies } from '#functions/competition/publication/documents/read-tallies.ts';
import { beginPublication } from '#functions/competition/publication/store/publications.ts';
import { writeTallyHash } from '#functions/competition/publication/store/tally-hashes.ts';
import type { Key } from '#functions/platform/table/keys.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { startApi } from '#tests/support/api.ts';
import { recordBatchReads } from '#tests/support/batch-reads.ts';
import { createScheduledMatch, createTeams, createTournament, expectOk, saveScore } from '#tests/support/given.ts';
import { publishChanges } from '#tests/support/stream.ts';

const cups: Tournament[] = [];
const matches: Match[] = [];
let reads: Key[];
/** The tournaments whose tally was read since the last test began. */
const tallyReads = () => reads.filter(({ sk }) => sk === 'TALLY').map(({ pk }) => Number(pk.slice('PAGE#'.length)));

beforeAll(async () => {
  await startApi();
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  for (const name of ['Apertura', 'Clausura', 'Copa']) {
    const cup = await createTournament({ name, status: 'in_progress', teamIds: [ombu.id, ceibo.id] });
    cups.push(cup);
    matches.push(await createScheduledMatch(cup, ombu, ceibo));
  }
  await publishChanges();
  reads = recordBatchReads();
});
beforeEach(() => {
  reads.length = 0;
});

const ids = () => cups.map(({ id }) => id);

test('tallies that were read before, and have not changed, are not read again', async () => {
  const first = await readTallies(ids());
  reads.length = 0;
  expect(await readTallies(ids())).toEqual(first);
  expect(tallyReads()).toEqual([]);
});

test('a result has one tally read again, that of its own tournament', async () => {
  const [, second] = matches;
  expectOk(await saveScore(second ?? expect.fail(), '3-1'));
  await publishChanges();
  expect(tallyReads()).toEqual([cups[1]?.id]);
  const tallies = await readTallies(ids());
  expect([...tallies].map(([, tally]) => tally?.summary.completedMatches)).toEqual([0, 1, 0]);
});

test('a tally whose successor is announced, but not written yet, is read each time', async () => {
  const id = cups[0]?.id ?? 0;
  const { number } = await beginPublication(id);
  await writeTallyHash(id, 'not stored yet', number);
  await readTallies(ids());
  await readTallies(ids());
  expect(tallyReads()).toEqual([id, id]);
});

test('a tournament that was never published has no tally', async () => {
  expect([...(await readTallies([...ids(), 999])).keys()]).toEqual(ids());
  expect([...(await readTallies([cups[2]?.id ?? 0])).keys()]).toEqual([cups[2]?.id]);
});
