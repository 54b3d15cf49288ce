/** The playoffs as signed-in users read them, and their form. */
import { expect, test } from 'vitest';
import { computePlayoffs } from '#shared/domain/playoffs/bracket.ts';
import { presentBracket } from '#shared/text/bracket.ts';
import { connectionReset, gatewayError, refusal } from './fake-api.ts';
import { aLeagueMatch, aTournament, bracket, matches, standings, teamNames } from './league.ts';
import { matchAnswers } from './league-answers.ts';
import { openScreen } from './open-screen.tsx';
import {
  field,
  fill,
  holds,
  leads,
  offersNot,
  optionsOf,
  press,
  section,
  shows,
  textOf,
  told,
  until,
} from './person.ts';

const [parque, ombu, union, estrella] = teamNames;

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

test('a tournament with fewer than four teams says that it has no playoffs yet', async () => {
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

test('the pairs of the playoffs are drawn by lot, and drawn again, or chosen one by one', async () => {
  await openScreen('/torneos/1');
  await press('Generar Playoffs');
  await fill({ Cruces: 'Por sorteo' });
  await shows(/^Semilla \d+: con ella el sorteo se repite\.$/);
  const seedText = () => textOf(document.querySelector('dialog') as Element).match(/Semilla \d+/)?.[0];
  const first = seedText();
  await press('Sortear de nuevo');
  await until(() => expect(seedText()).not.toBe(first));
  await fill({ Cruces: 'Elegidos uno por uno', 'Local, cruce 1': ombu });
  const chosen = ['Local, cruce 1', 'Visitante, cruce 1', 'Local, cruce 2', 'Visitante, cruce 2'];
  const teams = chosen.map((label) => (field(label) as HTMLSelectElement).selectedOptions[0]?.textContent);
  expect(teams[0]).toBe(ombu);
  expect(new Set(teams)).toEqual(new Set(teamNames));
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

test('the form of the playoffs proposes the next playing day after the last league match, and says what is left to play', async () => {
  const list = [
    ...matches,
    aLeagueMatch(7, { home: parque, away: ombu, round: 'Final de la zona', matchDate: '2026-03-28' }),
    aLeagueMatch(8, { home: union, away: ombu, matchDate: '2026-04-18', status: 'cancelled' }),
  ];
  await openScreen('/torneos/1', { answers: matchAnswers(list) });
  await press('Generar Playoffs');
  await shows(/^Faltan 5 partidos de la fase regular/);
  const days = [...document.querySelectorAll<HTMLInputElement>('dialog input[type="date"]')].map(({ value }) => value);
  expect([...new Set(days)]).toEqual(['2026-04-04', '2026-04-11']);
});

test('playoffs are offered until there is one of their matches', async () => {
  await openScreen('/torneos/1', { answers: playedSemifinals });
  await leads('Ver playoffs', '/playoffs?tournament=1');
  offersNot('Generar Playoffs');
});

test('a league without bands and without playoff matches has no link to playoffs', async () => {
  await openScreen('/torneos/1', { as: 'DT' });
  await shows(parque);
  offersNot('Ver playoffs');
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
