/** What signed-in users read of the outlook: in tables, of a team, and of a match to come. */
import { expect, test } from 'vitest';
import { explainTournament } from '#shared/domain/outlook/explanation/tournament-explanations.ts';
import { outlookOfTournament } from '#shared/domain/outlook/tournament-outlook.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { gatewayError } from './fake-api.ts';
import { aTournament, matches, standings } from './league.ts';
import { openScreen } from './open-screen.tsx';
import { rows, section, shows, textOf } from './person.ts';

const bands = [
  { from: 1, to: 1, label: 'Campeón', kind: 'good', table: 'general' } as const,
  { from: 4, to: 4, label: 'Desciende', kind: 'bad', table: 'general' } as const,
];
const tables = { table: standings, groups: [], matches, bands };
const outlook = outlookOfTournament({ tournamentId: 1, ...tables, points: defaultRules.points });
const tournament = aTournament('Torneo Apertura', { bands });
const answers = {
  'GET /tournaments': [tournament],
  'GET /tournaments/{id}': tournament,
  'GET /tournaments/{id}/outlook': outlook,
  'GET /tournaments/{id}/outlook/explanations': explainTournament({ outlook, ...tables, rules: defaultRules }),
};

test.each(['/posiciones?tournament=1', '/torneos/1', '/imprimir?tournament=1&hoja=tabla'])(
  'the table at %s says in each row how the team stands',
  async (address) => {
    await openScreen(address, { answers });
    await shows(/Depende de sí mismo · Campeón$/);
    expect(rows().map(textOf)[0]).toMatch(/Defensores de Parque Chas ?● ?Depende de sí mismo · Campeón/);
  },
);

test('a table whose outlook cannot be read is shown without it', async () => {
  await openScreen('/posiciones?tournament=1', {
    answers: { ...answers, 'GET /tournaments/{id}/outlook': gatewayError },
  });
  await shows('Defensores de Parque Chas');
  expect(textOf(document.body)).not.toContain('Depende de sí mismo');
});

test.each([
  ['/equipos/1', 'Admin'],
  ['/', 'DT'],
] as const)('a team says at %s what it needs', async (address, as) => {
  await openScreen(address, { answers, ...(as === 'DT' && { as }) });
  await shows('¿Qué necesita?');
  const text = textOf(section('¿Qué necesita?'));
  expect(text).toContain('Campeón');
  expect(text).toMatch(/Con \d puntos? más sale campeón seguro\./);
  expect(text).toContain('Según los resultados cargados hasta el sáb 7 mar.');
});

test('a match to come says what is at stake in it', async () => {
  await openScreen('/partidos/4', { answers, as: 'DT' });
  await shows('Qué se juega');
  expect(textOf(section('Qué se juega'))).toMatch(
    /El Ombú ?Si gana, no define nada todavía\. .*Si pierde, queda sin chances\./,
  );
});

test('a match in play says nothing of it', async () => {
  await openScreen('/partidos/3', { answers, as: 'DT' });
  await shows('EN VIVO');
  expect(textOf(document.body)).not.toContain('Qué se juega');
});
