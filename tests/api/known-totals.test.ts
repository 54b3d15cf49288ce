/** A warm Lambda reads the totals of another tournament again only after that tournament has published others. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readTotals } from '#functions/competition/publication/documents/read-totals.ts';
import { beginPublication } from '#functions/competition/publication/store/publications.ts';
import { writeTotalsHash } from '#functions/competition/publication/store/totals-hashes.ts';
import type { Key } from '#functions/platform/table/keys.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  expectOk,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { recordBatchReads } from '#tests/support/batch-reads.ts';
import { publishChanges } from '#tests/support/stream.ts';

const cups: Tournament[] = [];
const matches: Match[] = [];
let reads: Key[];
/** The tournaments whose totals were read since the last test began. */
const totalsReads = () => reads.filter(({ sk }) => sk === 'TOTALS').map(({ pk }) => Number(pk.slice('DOC#'.length)));

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

test('totals that were read before, and have not changed, are not read again', async () => {
  const first = await readTotals(ids());
  reads.length = 0;
  expect(await readTotals(ids())).toEqual(first);
  expect(totalsReads()).toEqual([]);
});

test('a result has one totals read again, that of its own tournament', async () => {
  const [, second] = matches;
  expectOk(await saveScore(second ?? expect.fail(), '3-1'));
  await publishChanges();
  expect(totalsReads()).toEqual([cups[1]?.id]);
  const known = await readTotals(ids());
  expect([...known].map(([, totals]) => totals?.summary.completedMatches)).toEqual([0, 1, 0]);
});

test('a totals whose successor is announced, but not written yet, is read each time', async () => {
  const id = cups[0]?.id ?? 0;
  const { number } = await beginPublication(id);
  await writeTotalsHash(id, 'not stored yet', number);
  await readTotals(ids());
  await readTotals(ids());
  expect(totalsReads()).toEqual([id, id]);
});

test('a tournament that was never published has no totals', async () => {
  expect([...(await readTotals([...ids(), 999])).keys()]).toEqual(ids());
  expect([...(await readTotals([cups[2]?.id ?? 0])).keys()]).toEqual([cups[2]?.id]);
});
