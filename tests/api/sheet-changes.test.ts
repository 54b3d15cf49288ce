/** What 'Cambios' tells of a sheet, and the versions that its entries go through. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import type { StoredChange } from '#functions/competition/changes/change-entry.ts';
import { documentClient, queryPartition, tableName } from '#functions/platform/table/client.ts';
import { keys, partitionKeys } from '#functions/platform/table/keys.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { startApi } from '#tests/support/api.ts';
import { deleteMatch, expectOk } from '#tests/support/api-fixtures.ts';
import { asBegunEarlier } from '#tests/support/begun-earlier.ts';
import { readChanges, recordNewChanges } from '#tests/support/changes.ts';
import {
  clockMark,
  confirmationOf,
  createMatchDay,
  decideOperation,
  endOf,
  eventOf,
  presenceOf,
  sendOperations,
} from '#tests/support/sheet-operations.ts';
import { readNewStreamRecords } from '#tests/support/stream.ts';

beforeAll(startApi);

/** The versions that the entries of a match's sheet go through, oldest first. */
async function readVersions({ tournamentId }: Match) {
  await recordNewChanges();
  const entries = await queryPartition<StoredChange>(partitionKeys.changes(tournamentId));
  const ofSheet = entries.filter(({ of }) => of === 'sheet');
  return ofSheet.map(({ before, after }) => [before?.version ?? null, after?.version ?? null]);
}

test('the entries of a sheet have no gap, however many operations of which nothing is told lie between them', async () => {
  const { tournament: cup, match, home, homePlayers } = await createMatchDay();
  const [player] = homePlayers;
  const late = eventOf(player);
  await sendOperations(match, [presenceOf(home.id, [player.id]), clockMark('start', 60), eventOf(player), endOf()]);
  await sendOperations(match, [eventOf(player), confirmationOf('home')]);
  await sendOperations(match, [confirmationOf('away'), late]);
  expectOk(await decideOperation(match, late, 'discard'));
  const changes = await readChanges(cup);
  const ofSheet = changes
    .filter(({ kind }) => kind === 'sheet')
    .map(({ text, byName }) => text.replace(byName.split(' ')[0] ?? '', '').trim());
  expect(ofSheet.reverse()).toEqual([
    'cerró la planilla de Ombú - Ceibo.',
    'confirmó por el local la planilla de Ombú - Ceibo.',
    'confirmó por el visitante la planilla de Ombú - Ceibo.',
    'mandó a la planilla de Ombú - Ceibo algo que quedó sin aplicar.',
    'resolvió algo sin aplicar de la planilla de Ombú - Ceibo.',
  ]);
  const versions = [
    [null, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ];
  expect(await readVersions(match)).toEqual(versions);
  await asBegunEarlier(match);
  expectOk(await deleteMatch(match));
  expect(await readVersions(match)).toEqual([...versions, [5, null]]);
});

test('a sheet of which nothing was told has no entry, also when it is deleted', async () => {
  const { match, home, homePlayers } = await createMatchDay();
  await sendOperations(match, [presenceOf(home.id, [homePlayers[0].id])]);
  expectOk(await deleteMatch(match));
  expect(await readVersions(match)).toEqual([]);
});

test('the entries of a sheet that an earlier version of the code has stored go on from its version', async () => {
  const { match, homePlayers } = await createMatchDay();
  await sendOperations(match, [clockMark('start', 60), eventOf(homePlayers[0])]);
  const asEarlier = { Key: keys.sheet(match.tournamentId, match.id), UpdateExpression: 'REMOVE toldVersion' };
  await documentClient().send(new UpdateCommand({ TableName: tableName(), ...asEarlier }));
  // What happened so far is not published.
  await readNewStreamRecords();
  await sendOperations(match, [eventOf(homePlayers[0]), endOf(), confirmationOf('home')]);
  expect(await readVersions(match)).toEqual([
    [2, 3],
    [3, 4],
  ]);
});
