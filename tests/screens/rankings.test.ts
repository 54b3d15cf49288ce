/** The rankings as signed-in users read them. */
import { expect, test } from 'vitest';
import { formatFairPlayTeam, formatScorer } from '#shared/text/statistics.ts';
import { teamNames } from './league.ts';
import { nothingYet } from './league-answers.ts';
import { openScreen } from './open-screen.tsx';
import { columns, fill, headed, holds, leads, press, rows, shows, textOf } from './person.ts';

const [parque] = teamNames;

const rankings = [
  ['/goleadores', 'Tabla de Goleadores', `Goleadores - ${parque}`, 'Sin goles registrados'],
  ['/fairplay', 'Fair Play', `Fair Play - ${parque}`, 'Sin estadísticas de Fair Play'],
  ['/arqueros', 'Vallas Menos Vencidas', `Arqueros - ${parque}`, 'Sin estadísticas de arqueros'],
] as const;

test.each(rankings)('%s shows an administrator all teams', async (address, title) => {
  await openScreen(address);
  await headed(title);
});

test.each(rankings)('%s shows a coach their own team, and leads to all of them', async (address, _, own) => {
  await openScreen(address, { as: 'DT' });
  await headed(own);
  await leads('Ver todos los equipos', `${address === '/fairplay' ? '/fair-play' : address}-publico`);
});

test.each(rankings)('%s says that there is nothing yet', async (address, _whole, _own, nothing) => {
  await openScreen(address, { answers: nothingYet });
  await shows(nothing);
});

test('the scorers show position, team and goals, and continue on request', async () => {
  const all = Array.from({ length: 103 }, (_, at) =>
    formatScorer({
      playerId: at + 1,
      playerName: `Ana ${at + 1}`,
      teamId: 1,
      teamName: parque,
      teamLogo: '',
      goals: 103 - at,
      position: at + 1,
    }),
  );
  await openScreen('/goleadores-publico', {
    as: 'DT',
    answers: { 'GET /statistics/formatted/top-scorers': all.slice(0, 100) },
  });
  await shows('Ana 1');
  expect(columns()).toEqual(['Pos.', 'Jugador', 'Equipo', 'Goles']);
  expect(textOf(rows()[0] as Element)).toMatch(/^1 🥇.*Ana 1.*Defensores de Parque Chas.*103$/);
  expect(rows()[0]?.textContent).toContain('(tu equipo)');
});

test('fair play shows a row for each team, with its players on request', async () => {
  const cardsOf = { blueCards: 0, yellowCards: 1, redCards: 1, totalPoints: 5 };
  const team = formatFairPlayTeam({
    teamId: 1,
    teamName: parque,
    teamLogo: '',
    position: 1,
    ...cardsOf,
    players: [{ playerId: 5, playerName: 'César Bravo', ...cardsOf }],
  });
  await openScreen('/fair-play-publico?tournament=1', {
    as: 'DT',
    answers: { 'GET /statistics/formatted/fair-play': [team] },
  });
  await shows(
    /Azul: 1 punto$/,
    /Amarilla: 2 puntos$/,
    /Roja: 3 puntos$/,
    'Premio Fair Play',
    'Lo gana el equipo con menos puntos por tarjetas.',
    /^Menos puntos es mejor\./,
  );
  expect(columns()).toEqual(['Pos.', 'Equipo', 'AAzules', 'AmAmarillas', 'RRojas', 'Total Puntos']);
  expect(textOf(rows()[0] as Element)).toBe(`1 🥇 1 D ${parque} (tu equipo) 0 1 1 5`);
  await press(/^Ver Jugadores/);
  await shows('César Bravo');
});

test('the goalkeepers show matches, goals and their average, and what wins the award', async () => {
  await openScreen('/arqueros-publico', { as: 'DT' });
  await shows(
    'Premio Valla Menos Vencida',
    /^Lo gana el arquero con menor promedio de goles recibidos por partido/,
    /con al menos un partido completo\.$/,
  );
  expect(columns()).toEqual([
    'Pos.',
    'Arquero',
    'Equipo',
    ...['Partidos', 'Goles Recibidos', 'Promedio'].map((name) => expect.stringContaining(name)),
  ]);
  expect(textOf(rows()[0] as Element)).toMatch(/Ramón Duarte.*2 1 0,50$/);
});

test('all tournaments together can be chosen for a ranking, and stay chosen on the next one', async () => {
  await openScreen('/goleadores');
  await fill({ Torneo: 'Todos los torneos' });
  expect(new URLSearchParams(location.search).get('tournament')).toBe('todos');
  await press('Estadísticas', 'Arqueros');
  await headed('Vallas Menos Vencidas');
  await holds({ Torneo: 'Todos los torneos' });
});
