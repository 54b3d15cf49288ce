/** A published bracket larger than the 400 KB that a DynamoDB item may have. */
import { beforeAll, expect, test } from 'vitest';
import { keys } from '#functions/platform/table/keys.ts';
import { call, startApi } from '#tests/support/api.ts';
import { editMatch, expectOk, readMatch } from '#tests/support/api-fixtures.ts';
import { createCupWithMatchCopies, readRound, storeMatchCopies } from '#tests/support/match-copies.ts';
import {
  deliverRecordsToPublisher,
  isForPublisher,
  isRecordOfTournament,
  publishChanges,
  readNewStreamRecords,
} from '#tests/support/stream.ts';

beforeAll(startApi);

test('a bracket larger than an item of the table does not block other documents, is reported, and is never shown outdated', async () => {
  const { cup, match, ids } = await createCupWithMatchCopies(0);
  await publishChanges();
  const before = await call('GET /tournaments/{id}/bracket', { params: { id: cup.id } });
  await storeMatchCopies(await readMatch(match), 1000, { round: 'Semifinal', isPlayoff: true });
  expectOk(await editMatch(match, { location: 'Polideportivo', homeScore: 4, awayScore: 0 } as never));
  const last = (await readNewStreamRecords()).filter(isRecordOfTournament(cup)).slice(-100);

  expect(await deliverRecordsToPublisher(last)).toEqual([]);
  const { pk } = keys.wake(cup.id);
  const wakes = (await readNewStreamRecords()).filter(isForPublisher);
  const ofCup = wakes.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === pk);
  expect(await deliverRecordsToPublisher(wakes)).toEqual([ofCup.at(-1)?.dynamodb?.SequenceNumber]);
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
