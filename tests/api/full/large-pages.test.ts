/** Published documents larger than the 400 KB that a DynamoDB item may have. */
import { beforeAll, expect, test } from 'vitest';
import { queryPartition } from '#functions/platform/table/client.ts';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, playMatch, readMatch } from '#tests/support/api-fixtures.ts';
import { createCupWithMatchCopies, readRound, storeMatchCopies } from '#tests/support/match-copies.ts';
import { measureReadUnits } from '#tests/support/stored-documents.ts';
import { isRecordOfTournament, publishChanges, publishRecords, readNewStreamRecords } from '#tests/support/stream.ts';

beforeAll(startApi);

const takeStreamChangesOf = async (tournament: Tournament) =>
  (await readNewStreamRecords()).filter(isRecordOfTournament(tournament));
const readPageNames = async ({ id }: Tournament) =>
  (await queryPartition<{ sk: string }>(partitionKeys.documents(id))).map(({ sk }) => sk);

const copies = 1000;

test(`a round of ${copies + 1} matches is published in slices of one read unit each, and read whole`, async () => {
  const { cup, ids } = await createCupWithMatchCopies(copies);
  await publishRecords((await takeStreamChangesOf(cup)).slice(-1));
  const parts = (await readPageNames(cup)).filter((name) => name.endsWith('ROUND#Fecha 1'));
  expect(parts.length).toBeGreaterThan(copies / 20);
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
