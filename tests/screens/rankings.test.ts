/** The table, the rankings and the playoffs as signed-in users read them. */
import { expect, test } from 'vitest';
import { computePlayoffs } from '#shared/domain/playoffs/bracket.ts';
import { presentBracket } from '#shared/text/bracket.ts';
import { formatFairPlayTeam, formatScorer } from '#shared/text/statistics.ts';
import { connectionReset, gatewayError, refusal } from './fake-api.ts';
import { aLeagueMatch, aTournament, bracket, matchAnswers, nothingYet, standings, table, teamNames } from './league.ts';
import { openScreen } from './open-screen.tsx';
import {
  cards,
  columns,
  field,
  fill,
  headed,
  holds,
  leads,
  offers,
  offersNot,
  optionsOf,
  press,
  rows,
  section,
  shows,
  textOf,
  told,
} from './person.ts';

const [parque, ombu, union, estrella] = teamNames;

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

test('the table marks the coach’s own team, and says why a tie was decided', async () => {
  await openScreen('/posiciones', { as: 'DT' });
  await shows(`${estrella} sobre ${union}: igualados en todo, por orden alfabético`);
  expect(textOf(rows()[0] as Element)).toContain('(tu equipo)');
});

test('without a tournament the table says so', async () => {
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

test('fair play shows a card for each team, with its players on request', async () => {
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
  expect(cards()).toHaveLength(1);
  await shows('Azules', 'Amarillas', 'Rojas', 'Total');
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

test('the playoffs show who qualifies now, the pairs and the rules', async () => {
  await openScreen('/playoffs?tournament=1', { as: 'DT' });
  await holds({ Torneo: 'Torneo Apertura' });
  await shows(
    '1 🥇',
    '2 🥈',
    '3 🥉',
    '3 puntos',
    'Semifinal 1',
    'Semifinal 2',
    'Final',
    'Ganador Semi 1',
    'Ganador Semi 2',
  );
  await shows(
    'Formato de los playoffs',
    'Clasifican los cuatro primeros de la tabla.',
    'Semifinal 1: 1.º contra 4.º.',
    'Semifinal 2: 2.º contra 3.º.',
    'Final: los ganadores de las semifinales.',
  );
  expect(section('Equipos Clasificados').querySelectorAll('li')).toHaveLength(4);
  expect(optionsOf('Torneo')).toContain('Torneo Clausura');
});

const semifinal = (id: number, round: string, home: string, away: string) =>
  aLeagueMatch(id, { home, away, score: '2-1', round, isPlayoff: true });
const semifinals = [semifinal(1, 'Semifinal 1', parque, ombu), semifinal(2, 'Semifinal 2', estrella, union)];
const given = { table: standings, groups: [], matches: semifinals, seeds: null, playoffDraw: 'penalties' as const };
const playedSemifinals = { 'GET /tournaments/{id}/bracket': presentBracket(1, computePlayoffs(given), given) };

test('a tie that was played marks its winner', async () => {
  await openScreen('/playoffs?tournament=1', { as: 'DT', answers: playedSemifinals });
  await shows(/^Semifinal 1/);
  const tie = [...document.querySelectorAll('article')].find((each) => each.textContent?.includes('Semifinal 1'));
  expect(textOf(tie as Element)).toMatch(/FINAL D Defensores de Parque Chas .*Ganador 2 O El Ombú 1/);
  const winner = [...(tie?.querySelectorAll('*') ?? [])].filter((each) => each.textContent === parque).at(-1);
  expect(winner?.closest('.font-semibold')).not.toBeNull();
});

test('fewer than four teams have no playoffs yet', async () => {
  await openScreen('/playoffs?tournament=1', {
    as: 'DT',
    answers: { 'GET /tournaments/{id}/bracket': { ...bracket, qualified: [], stages: [] } },
  });
  await shows('Todavía no hay playoffs', 'Se necesitan al menos cuatro equipos en la tabla.');
});

test.each([
  ['are generated', undefined, 'status', 'Partidos creados: 28.'],
  ['are refused', refusal('conflict', 'El torneo ya tiene playoffs.'), 'alert', 'Error: El torneo ya tiene playoffs.'],
  ['fail', gatewayError, 'alert', 'No se pudieron generar los playoffs'],
  ['cannot be reached', connectionReset, 'alert', 'Error al generar los playoffs'],
] as const)('playoffs that %s say so', async (_, answer, kind, words) => {
  await openScreen('/torneos/1', { answers: answer ? { 'POST /tournaments/{id}/generate-playoffs': answer } : {} });
  await press('Generar Playoffs');
  await shows('Con partido por el tercer puesto');
  await press('Generar Playoffs');
  await told(kind, words);
});

test('the form of the playoffs proposes days after the league, and a third place', async () => {
  await openScreen('/torneos/2', {
    answers: {
      'GET /tournaments/{id}': aTournament('Torneo Clausura', { id: 2, startDate: '2026-05-02', status: 'pending' }),
    },
  });
  await press('Generar Playoffs');
  await shows('Semifinal 1', 'Tercer Puesto');
  await holds({ 'Con partido por el tercer puesto': 'yes', Ubicación: 'Complejo Sur' });
  const kickOffs = [...document.querySelectorAll('dialog fieldset, dialog [role="group"]')]
    .map((group) => [...group.querySelectorAll('input')].map(({ value }) => value).join(' '))
    .filter((text) => /^\d{4}/.test(text));
  expect(kickOffs).toEqual(expect.arrayContaining(['2026-05-02 15:30', '2026-05-02 16:30']));
});

test('playoffs are offered until there is one of their matches', async () => {
  await openScreen('/torneos/1', { answers: playedSemifinals });
  await leads('Ver Playoffs', '/playoffs?tournament=1');
  offersNot('Generar Playoffs');
});

test('a league without bands and bracket leads nobody to playoffs', async () => {
  await openScreen('/torneos/1', { as: 'DT' });
  await shows(parque);
  offersNot('Ver Playoffs');
});

test('the form of playoffs opens at the number of places that the bands give', async () => {
  const bands = [{ from: 1, to: 2, label: 'Pasa de ronda', kind: 'good', table: 'general' } as const];
  await openScreen('/torneos/1', { answers: { 'GET /tournaments/{id}': aTournament('Copa', { bands }) } });
  await press('Generar Playoffs');
  await shows('Equipos que clasifican');
  expect(field('Equipos que clasifican').value).toBe('2');
});

test.each(['/posiciones?tournament=1', '/torneos/1', '/imprimir?tournament=1&hoja=tabla'])(
  'the table at %s explains the places of the bracket that exists where the tournament has no bands',
  async (address) => {
    await openScreen(address, { answers: { ...matchAnswers(semifinals), ...playedSemifinals } });
    await shows('Clasifica a semifinales · 1.º a 4.º');
  },
);
