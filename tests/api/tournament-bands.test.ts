/** Bands of a tournament: saved, kept, refused, told in 'Cambios', published, and found for older tournaments. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { readDocument } from '#functions/competition/publication/store/documents-store.ts';
import { wakeScopes } from '#functions/competition/publication/store/wakes.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Band } from '#shared/domain/schemas/band.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createTournament,
  deleteMatch,
  editTournament,
  expectOk,
  readTournament,
} from '#tests/support/api-fixtures.ts';
import { readChanges } from '#tests/support/changes.ts';
import {
  createLeagueOfFour,
  createPlayoffs,
  createZonas,
  generatePlayoffs,
  type Playoffs,
} from '#tests/support/playoffs.ts';
import { publishChanges, readNewStreamRecords } from '#tests/support/stream.ts';

let playoffs: Playoffs;
let older: Tournament;

/** A bracket of now and one from before there were bands, both published. */
beforeAll(async () => {
  await startApi();
  playoffs = await createPlayoffs();
  older = (await createPlayoffs()).tournament;
  await removeBands(older);
  await publishChanges();
});

/** Stores the tournament as it was before there were bands. */
const removeBands = ({ id }: { readonly id: number }) =>
  documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { ...keys.entity('TOURNAMENT', id) },
      UpdateExpression: 'REMOVE bands',
    }),
  );

const top: Band = { from: 1, to: 4, label: 'Clasifica a semifinales', kind: 'good', table: 'general' };
const last: Band = { from: 8, to: 8, label: 'Desciende', kind: 'bad', table: 'general' };

test('bands are saved, kept by a form without them, and told and published when they change', async () => {
  const cup = await createTournament({ bands: [top] });
  expect(cup.bands).toEqual([top]);
  expect(expectOk(await editTournament(cup, { description: 'Otra' })).bands).toEqual([top]);
  expectOk(await editTournament(cup, { bands: [top, last] }));
  await publishChanges();
  expect(await readDocument(cup.id, 'HEADER')).toMatchObject({ bands: [top, last] });
  expect((await readChanges(cup))[0]?.text).toContain('cambió las marcas de la tabla');
  expect(expectOk(await editTournament(cup, { bands: [] })).bands).toEqual([]);
});

test('pages of a tournament without bands of its own mark the places of its bracket while that exists', async () => {
  const { tournament: cup } = playoffs;
  expect(await readDocument(cup.id, 'HEADER')).toMatchObject({ bands: [top], hasPlayoffs: true });
  expect((await readTournament(cup)).bands).toEqual([]);
  for (const match of [playoffs.final, playoffs.third, playoffs.semi1, playoffs.semi2])
    expectOk(await deleteMatch(match));
  await publishChanges();
  expect(await readDocument(cup.id, 'HEADER')).toMatchObject({ bands: [], hasPlayoffs: false });
  expectOk(await editTournament(await readTournament(cup), { bands: [last] }));
  expectOk(await generatePlayoffs(cup));
  await publishChanges();
  expect(await readDocument(cup.id, 'HEADER')).toMatchObject({ bands: [last] });
});

test('a band that says the same as another is refused with its path', async () => {
  const answer = await editTournament(await createTournament(), { bands: [top, { ...top, to: 6 }] });
  expect(answer.status).toBe(400);
  expect(problemOf(answer).errors).toEqual([
    { path: 'bands.1.label', message: 'Ya hay otra marca con ese texto en la misma tabla' },
  ]);
});

test('an older tournament has the band of its bracket everywhere, and without a bracket none', async () => {
  expect((await readTournament(older)).bands).toEqual([top]);
  const { body: listed } = await call('GET /tournaments');
  expect(listed.find(({ id }) => id === older.id)?.bands).toEqual([top]);
  expect(await readDocument(older.id, 'HEADER')).toMatchObject({ bands: [top] });
  const league = await createTournament();
  await removeBands(league);
  expect((await readTournament(league)).bands).toEqual([]);
});

test('the band of an older tournament with two zonas is of their tables, and stays when it is edited', async () => {
  const { tournament: cup, teams } = await createLeagueOfFour();
  await createZonas(
    cup.id,
    teams.map(({ id }) => id),
    [1, 2],
    [3, 4],
  );
  expectOk(await generatePlayoffs(cup));
  await removeBands(cup);
  const ofZonas = [{ ...top, to: 2, table: 'groups' }];
  expect(expectOk(await editTournament(cup, { description: 'Otra' })).bands).toEqual(ofZonas);
  expect((await readTournament(cup)).bands).toEqual(ofZonas);
});

test('the comparison of all documents stores the bands of older tournaments as they are then', async () => {
  const { tournament: league } = await createLeagueOfFour();
  await removeBands(league);
  const { version } = await readTournament(league);
  await readNewStreamRecords();
  await wakeScopes([league.id], { isWhole: true });
  await publishChanges();
  expectOk(await generatePlayoffs(league));
  expect(await readTournament(league)).toMatchObject({ bands: [], version });
});
