/** The screen of a match, and the dialog with its details. */
import { expect, test } from 'vitest';
import { formatMatch } from '#shared/text/presenters.ts';
import { emptySheetOf } from './day-sheet.ts';
import { impossibleAnswer } from './fake-api.ts';
import { aLeagueMatch, anEvent, aUser, matches, teamNames, today } from './league.ts';
import { matchAnswers, nothingYet } from './league-answers.ts';
import { answerWith, openScreen } from './open-screen.tsx';
import { dialogTitled, leads, offers, offersNot, open, press, scope, shows, textOf } from './person.ts';

const [parque, ombu] = teamNames;
const planillero = aUser({ id: 8, email: 'rosa@liga.ar', roles: ['Planillero'] });
const listed = `${parque} contra ${ombu}`;

test('a match that was played shows its result, events and place', async () => {
  await openScreen('/partidos/1', {
    as: 'DT',
    answers: matchAnswers(matches, [anEvent({ description: 'De cabeza' })]),
  });
  await shows(
    'Fecha 1',
    '4 - 0',
    'FINAL',
    'sábado, 7 de marzo de 2026',
    '14:00',
    'La Redonda',
    'Complejo Sur',
    'Norberto Galarza',
    'De cabeza',
  );
  expect(textOf(document.querySelector('[aria-label="Eventos del partido"]') as Element)).toMatch(
    /12' Gol.*Elsa Quiroga.*Defensores de Parque Chas.*De cabeza/,
  );
  offersNot('Editar Partido', 'Gestionar Eventos');
});

test('the screen of a match offers an administrator to edit the match and its events, and the rest in a menu', async () => {
  await openScreen('/partidos/1');
  await offers('Editar Partido', 'Gestionar Eventos');
  offersNot('Resultado', 'Acta');
  await press('Más acciones');
  await offers('Resultado', 'Abrir planilla', 'Enlace para la planilla', 'Acta', 'Cambios');
});

test('a Planillero opens the sheet from the page of a match of theirs, and not of another', async () => {
  const own = { match: formatMatch(matches[0] as (typeof matches)[0]), state: 'open' as const };
  const answers = { 'GET /matches/sheets/own': [own] };
  await openScreen('/partidos/1', { as: planillero, answers });
  await leads('Abrir planilla', '/partidos/1/planilla');
  await openScreen('/partidos/3', { as: planillero, answers });
  await shows('EN VIVO');
  offersNot('Abrir planilla');
});

test.each([
  ['the sheets of a day', '/partidos/dia', 'Admin'],
  ['the own sheets of a Planillero', '/', planillero],
] as const)('%s tell the minute of a match in play', async (_, address, as) => {
  const clock = {
    halves: [{ startedAt: `${today}T17:48:30Z`, endedAt: null, stops: [] }],
    matchMinutes: 30,
    periods: 1,
  };
  const live = formatMatch({
    ...aLeagueMatch(3, { home: parque, away: ombu, status: 'in_progress' }),
    matchDate: today,
    clock,
  });
  const sheet = { ...emptySheetOf(live), state: 'playing' as const };
  const answers = {
    'GET /matches/sheets': [sheet],
    'GET /matches/sheets/own': [{ match: live, state: 'playing' as const }],
  };
  await openScreen(address, { as, answers });
  await shows("12'");
});

test('the screen of a match in play says that it is live', async () => {
  await openScreen('/partidos/3', { as: 'DT' });
  await shows('EN VIVO');
});

test('a match to come says that it was not played yet', async () => {
  await openScreen('/partidos/4', { as: 'DT' });
  await shows('VS', 'Este partido aún no se ha jugado');
});

test('a match to come tells the last results of its teams, one that was played does not', async () => {
  const meeting = { home: parque, away: ombu, round: 'Fecha 9' };
  const next = aLeagueMatch(9, { ...meeting, matchDate: '2026-09-05' });
  const played = aLeagueMatch(8, { ...meeting, status: 'completed', homeScore: 2, awayScore: 2 });
  await openScreen('/partidos/9', { as: 'DT', answers: matchAnswers([played, next]) });
  await shows('Últimos partidos', 'Últimos enfrentamientos', '2 - 2');
  await openScreen('/partidos/8', { as: 'DT', answers: matchAnswers([played, next]) });
  await shows('FINAL');
  expect(textOf(scope())).not.toContain('Últimos');
});

test.each([
  ['a walkover', { walkover: 'away' as const, homeScore: 3, awayScore: 0 }, 'W.O.'],
  ['penalties', { homeScore: 1, awayScore: 1, homePenalties: 4, awayPenalties: 3 }, '(4-3 pen.)'],
])('a match that was decided by %s says so', async (_, more, words) => {
  await openScreen('/partidos/1', {
    as: 'DT',
    answers: matchAnswers([aLeagueMatch(1, { home: parque, away: ombu, status: 'completed', ...more })]),
  });
  await shows(words);
});

test.each(['/partidos/999', '/fixture-admin?tournament=1&round=Fecha 1'])(
  'a match that does not exist says so at %s',
  async (address) => {
    await openScreen(address, { as: 'DT' });
    if (address !== '/partidos/999') {
      await offers(`Ver detalles de ${listed}`);
      answerWith(nothingYet);
      await press(`Ver detalles de ${listed}`);
    }
    await shows('Partido no encontrado');
  },
);

const detailOf = (change: object, events = [anEvent()]) => ({
  'GET /matches/{id}/detail': impossibleAnswer({
    match: { ...formatMatch(matches[0] as (typeof matches)[0]), ...change },
    events,
  }),
});

test('a match without a date, or without its team, can be read', async () => {
  await openScreen('/partidos/1', {
    as: 'DT',
    answers: detailOf({
      matchDate: '',
      homeTeamId: null,
      homeTeam: { id: null, name: '', displayName: '', logo: '', logoUrl: '' },
    }),
  });
  await shows('Fecha no disponible', 'Equipo Desconocido');
});

const openDetails = async (answers = {}) => {
  await openScreen('/fixture-admin?tournament=1&round=Fecha 1', { as: 'DT', answers });
  await open(`Ver detalles de ${listed}`);
  await dialogTitled('Detalles del partido');
};

test('the dialog of a match shows all of it, and leads to the statistics', async () => {
  await openDetails();
  await shows(
    'Fecha 1',
    'sábado, 7 de marzo de 2026',
    '14:00',
    'Complejo Sur',
    '4 - 0',
    'Árbitro',
    'Norberto Galarza',
    'Asistente',
    'Delia Contreras',
  );
  await leads('Ver Estadísticas Completas', '/goleadores?tournament=1');
});

test('the dialog of a match to come says so', async () => {
  await openScreen('/fixture-admin?tournament=1&round=Fecha 3', { as: 'DT' });
  await open(`Ver detalles de Unión Vecinal contra ${ombu}`);
  await shows('VS', 'Este partido aún no se ha jugado');
  offersNot('Ver Estadísticas Completas');
});

test('the dialog of a match says when it has no round and no events', async () => {
  await openDetails(detailOf({ round: '' }, []));
  await shows('Sin ronda', 'No hay eventos registrados para este partido');
});

test('each kind of event has its words and its sign', async () => {
  const kinds = ['goal', 'owngoal', 'bluecard', 'yellowcard', 'redcard', 'Substitution', 'Penalty', 'other'];
  const events = kinds.map((eventType, at) => anEvent({ id: at + 1, eventType: eventType as never, minute: at + 1 }));
  await openDetails(detailOf({}, events));
  const words = [
    'Gol',
    'Gol en contra',
    'Tarjeta azul',
    'Tarjeta amarilla',
    'Tarjeta roja',
    'Cambio',
    'Penal',
    'Evento',
  ];
  await shows(...words.slice(0, 2));
  const entries = [...scope().querySelectorAll('li')].map(textOf);
  words.forEach(
    (word, at) => void expect(entries.some((entry) => entry.includes(word) && entry.includes(`${at + 1}'`))).toBe(true),
  );
});
