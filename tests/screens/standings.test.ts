/** The table as signed-in users read it. */
import { expect, test } from 'vitest';
import { connectionReset, gatewayError, refusal } from './fake-api.ts';
import { standings, table, teamNames } from './league.ts';
import { nothingYet } from './league-answers.ts';
import { openScreen } from './open-screen.tsx';
import { columns, headed, holds, offers, offersNot, press, rows, shows, textOf, told } from './person.ts';

const [, , union, estrella] = teamNames;

test('the table shows every team with its figures, and can be computed again by an administrator', async () => {
  await openScreen('/posiciones');
  await headed('Posiciones');
  await holds({ Torneo: 'Torneo Apertura' });
  await offers('Recalcular Tabla');
  expect(columns()).toEqual([
    '#',
    'Equipo',
    'PJ',
    'G',
    'E',
    'P',
    'GF',
    'GC',
    'DG',
    'Pts',
    expect.stringContaining('Últimos 3'),
  ]);
  expect(rows().map(textOf)[0]).toMatch(/^1 .*Defensores de Parque Chas 1 1 0 0 4 0 \+4 3 G$/);
  expect(rows()).toHaveLength(4);
});

test('the table that the address names is shown, to a coach without a button', async () => {
  await openScreen('/posiciones?tournament=2', { as: 'DT' });
  await holds({ Torneo: 'Torneo Clausura' });
  await shows('No hay datos de posiciones disponibles');
  offersNot('Recalcular Tabla');
});

test('the table marks the coach’s own team, and says what separates two teams with equal points', async () => {
  await openScreen('/posiciones', { as: 'DT' });
  await shows(`${estrella} sobre ${union}: igualados en todo, por orden alfabético`);
  expect(textOf(rows()[0] as Element)).toContain('(tu equipo)');
});

test('without a tournament the screen of the table says that there is none', async () => {
  await openScreen('/posiciones', { as: 'DT', answers: nothingYet });
  await shows('No hay datos de posiciones disponibles');
});

test('each zona has a table of its own above the general one', async () => {
  const groups = ['Zona A', 'Zona B'].map((name, at) => ({
    id: at + 1,
    tournamentId: 1,
    name,
    teamIds: at ? [3, 4] : [1, 2],
    version: 1,
  }));
  const half = ({ params }: { params: Readonly<Record<string, string>> }) =>
    table.filter(({ teamId }) => groups[Number(params.id) - 1]?.teamIds.includes(teamId));
  await openScreen('/posiciones?tournament=1', {
    answers: { 'GET /groups/tournament/{id}': groups, 'GET /standings/formatted/group/{id}': half },
  });
  await shows('Zona A', 'Zona B', 'Tabla general');
  const tables = [...document.querySelectorAll('main table')];
  expect(tables.map((each) => rows(each).length)).toEqual([2, 2, 4]);
});

test.each([
  ['succeeds', undefined, 'status', '¡Tabla de posiciones recalculada exitosamente!'],
  ['is refused', refusal('not-found', 'Torneo no encontrado'), 'alert', 'Error: Torneo no encontrado'],
  ['fails', gatewayError, 'alert', 'Error: No se pudo recalcular la tabla'],
  ['cannot be reached', connectionReset, 'alert', 'Error al recalcular la tabla de posiciones'],
] as const)('a table that is computed again says that it %s', async (_, answer, kind, words) => {
  await openScreen('/posiciones?tournament=1', {
    answers: { 'POST /standings/tournament/{id}/recalculate': answer ?? standings },
  });
  await press('Recalcular Tabla');
  await told(kind, words);
});
