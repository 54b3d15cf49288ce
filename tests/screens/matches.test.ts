/** The list of matches, the screen of a match, the dialog with its details, and its events. */
import { expect, test } from 'vitest';
import { formatMatch } from '#shared/text/presenters.ts';
import { impossibleAnswer } from './fake-api.ts';
import { aLeagueMatch, anEvent, matchAnswers, matches, nothingYet, teamNames, today } from './league.ts';
import { answerWith, openScreen } from './open-screen.tsx';
import {
  dialogsOpen,
  dialogTitled,
  field,
  fill,
  headed,
  holds,
  lacks,
  leads,
  offers,
  offersNot,
  open,
  optionsOf,
  press,
  requiredFields,
  scope,
  shows,
  textOf,
  until,
} from './person.ts';

const [parque, ombu] = teamNames;
const listed = `${parque} contra ${ombu}`;

test('a match of the list shows its result, place and officials, and what can be done with it', async () => {
  await openScreen('/partidos?tournament=1&round=Fecha 1');
  await headed('Partidos');
  await shows('4 - 0', /^Finalizado ?14:00 · La Redonda · Complejo Sur · Norberto Galarza · Delia Contreras$/);
  await offers('Nuevo Partido', `Eventos de ${listed}`, `Editar ${listed}`, `Eliminar ${listed}`);
  expect(textOf(scope())).toContain('Fecha 1 de 3');
});

test('a match to come has no events, one in play says so, a cancelled one too', async () => {
  await openScreen('/partidos?tournament=1&round=Fecha 3');
  await shows(/^Programado/);
  offersNot(/^Eventos de/);
});

test.each([
  ['in_progress', 'En vivo'],
  ['cancelled', 'Cancelado'],
] as const)('a match that is %s says so', async (status, words) => {
  await openScreen('/partidos?tournament=1', {
    answers: matchAnswers([aLeagueMatch(1, { home: parque, away: ombu, status, matchDate: today })]),
  });
  await shows(new RegExp(`^${words}`));
});

test('a coach reads the list without a button to change it', async () => {
  await openScreen('/partidos?tournament=1&round=Fecha 1', { as: 'DT' });
  await shows('4 - 0');
  offersNot('Nuevo Partido', /^(Eventos|Editar|Eliminar|Resultado)/);
});

test('the form of a new match proposes the current round and the next hour', async () => {
  await openScreen('/partidos?tournament=1');
  await open('Nuevo Partido');
  await dialogTitled('Nuevo Partido');
  await holds({
    Ronda: 'Fecha 2',
    Ubicación: 'Complejo Sur',
    Cancha: 'Sin cancha',
    Asistente: 'Sin asistente',
    Estado: 'Programado',
  });
  await offers('Crear', 'Cancelar');
});

test('the form of a first match begins at two, in the first round', async () => {
  await openScreen('/partidos?tournament=2');
  await open('Crear Primer Partido');
  await holds({ Hora: '14:00', Ronda: 'Fecha 1' });
  await fill({ Ubicación: '', Hora: '' });
  await press('Crear');
  await shows('Es obligatorio');
  expect(requiredFields()).toEqual(
    ['Torneo', 'Local', 'Visitante', 'Día', 'Hora', 'Ronda', 'Ubicación', 'Estado', 'Árbitro'].filter((label) =>
      requiredFields().includes(label),
    ),
  );
  expect(requiredFields()).toEqual(
    expect.arrayContaining(['Torneo', 'Local', 'Visitante', 'Día', 'Hora', 'Ubicación', 'Árbitro']),
  );
  expect(requiredFields()).not.toEqual(expect.arrayContaining(['Asistente']));
  await fill({ Estado: 'Finalizado' });
  await fill({ 'Goles local': '-1', 'Goles visitante': '0' });
  await press('Crear');
  await shows('Debe ser 0 o más');
});

test('a team, an official and a cancha are offered only where they may be chosen', async () => {
  await openScreen('/partidos?tournament=2', {
    answers: {
      'GET /canchas': [
        { id: 1, nombre: 'El Pozo', ubicacion: '', disponible: false, version: 1 },
        { id: 2, nombre: 'El Prado', ubicacion: '', disponible: true, version: 1 },
      ],
      'GET /teamstaff': [
        [1, 'Del Club', 1, 'Referee'],
        [2, 'Del Ombú', 2, 'Assistant'],
        [3, 'De Otro', 3, 'Referee'],
        [4, 'Entrenadora Ajena', 3, 'HeadCoach'],
        [5, 'Norma Galván', 0, 'Referee'],
        [6, 'Marco Urdinez', 0, 'Assistant'],
      ].map(([id, name, teamId, role]) => ({ id, name, teamId, role, phone: '', email: '', version: 1 })) as never,
    },
  });
  await open('Crear Primer Partido');
  await fill({ Local: parque });
  expect(optionsOf('Visitante')).not.toContain(parque);
  await fill({ Visitante: ombu, Árbitro: 'Norma Galván' });
  expect(optionsOf('Cancha')).toEqual(['Sin cancha', 'El Prado']);
  const [referees, assistants] = [optionsOf('Árbitro'), optionsOf('Asistente')];
  expect(referees).toEqual(expect.arrayContaining(['De Otro (Unión Vecinal)', 'Marco Urdinez', 'Norma Galván']));
  for (const name of ['Del Club', 'Del Ombú', 'Entrenadora Ajena']) expect(referees.join()).not.toContain(name);
  expect(assistants).toContain('Marco Urdinez');
  for (const name of ['Norma Galván', 'Del Club']) expect(assistants.join()).not.toContain(name);
});

test('without a referee the form says so at its top, and lets the administrator add one', async () => {
  await openScreen('/partidos?tournament=2', {
    answers: {
      'GET /teamstaff': [],
      'POST /teamstaff': { id: 21, teamId: 0, name: 'Olga Silbato', role: 'Referee', phone: '', email: '', version: 1 },
    },
  });
  await open('Crear Primer Partido');
  await shows('Todavía no hay árbitros, y cada partido necesita uno.');
  await open('Crear árbitro');
  await fill({ Nombre: 'Olga Silbato' });
  answerWith({
    'POST /teamstaff': { id: 21, teamId: 0, name: 'Olga Silbato', role: 'Referee', phone: '', email: '', version: 1 },
    'GET /teamstaff': [{ id: 21, teamId: 0, name: 'Olga Silbato', role: 'Referee', phone: '', email: '', version: 1 }],
  });
  await press('Crear');
  await dialogsOpen(1);
  await lacks('Todavía no hay árbitros, y cada partido necesita uno.');
  await holds({ Árbitro: 'Olga Silbato' });
});

test('the round of a playoff is recognized by its name', async () => {
  await openScreen('/partidos?tournament=1');
  await open('Nuevo Partido');
  await fill({ Ronda: 'SEMIFINAL 2' });
  await holds({ 'Partido de playoffs': 'yes' });
});

test('the form of a match holds what is stored, and offers every status', async () => {
  await openScreen('/partidos?tournament=1&round=Fecha 1');
  await open(`Editar ${listed}`);
  await dialogTitled('Editar Partido');
  await offers('Guardar', 'Cancelar');
  expect(optionsOf('Estado')).toEqual(expect.arrayContaining(['Programado', 'En vivo', 'Finalizado', 'Cancelado']));
});

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

test('an administrator may edit a match and its events', async () => {
  await openScreen('/partidos/1');
  await offers('Editar Partido', 'Gestionar Eventos');
});

test('a match in play says so, one to come too', async () => {
  await openScreen('/partidos/3', { as: 'DT' });
  await shows('EN VIVO');
});

test('a match to come says that it was not played yet', async () => {
  await openScreen('/partidos/4', { as: 'DT' });
  await shows('VS', 'Este partido aún no se ha jugado');
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
  await dialogTitled('Detalles del Partido');
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

test('the events of a match are managed in a dialog, which asks for team, kind, minute and player', async () => {
  await openScreen('/partidos?tournament=1&round=Fecha 1');
  await open(`Eventos de ${listed}`);
  await dialogTitled('Gestionar Eventos');
  await shows('Eventos cargados', 'Elegí el equipo');
  for (const kind of ['Gol', 'En contra', 'Azul', 'Amarilla', 'Roja']) await offers(new RegExp(kind, 'i'));
  const minute = field('Minuto');
  expect([minute.getAttribute('aria-valuemin'), minute.getAttribute('aria-valuemax')]).toEqual(['1', '30']);
});

test('an event that is edited asks for kind and minute, and takes no minute after the end', async () => {
  await openScreen('/partidos/1');
  await open('Gestionar Eventos');
  await press(/^Editar Gol/);
  const form = scope().querySelector('form') as Element;
  expect(optionsOf('Tipo')).toHaveLength(5);
  await holds({ Descripción: '' }, form);
  await fill({ Minuto: '31' }, form);
  await press('Guardar');
  await shows('Debe ser 30 o menos');
  expect(requiredFields()).toContain('Tipo');
});

test('an event is deleted after a question', async () => {
  await openScreen('/partidos/1');
  await open('Gestionar Eventos', /^Eliminar Gol/);
  await shows('¿Eliminar este evento?');
  await offers('Eliminar', 'Cancelar');
});

test('more goals in the events than in the score are told', async () => {
  await openScreen('/partidos/1', {
    answers: matchAnswers([aLeagueMatch(1, { home: parque, away: ombu, score: '0-0' })], [anEvent()]),
  });
  await open('Gestionar Eventos');
  await shows(`${parque}: hay 1 gol en los eventos y 0 en el resultado.`);
});

test('a match in play leads from its events to the result, with the goals counted so far', async () => {
  const list = [aLeagueMatch(1, { home: parque, away: ombu, status: 'in_progress', score: '1-0', matchDate: today })];
  await openScreen('/partidos/1', { answers: matchAnswers(list, [anEvent()]) });
  await open('Gestionar Eventos');
  await press('Finalizar');
  await dialogTitled('Cargar Resultado');
  await holds({ [`Goles de ${parque}`]: '1', [`Goles de ${ombu}`]: '0' });
});

test('a match to come can be started from its events, and not ended', async () => {
  await openScreen('/partidos/4');
  await open('Gestionar Eventos');
  await offers('Empezar partido');
  offersNot('Finalizar');
});

test('a result that is loaded late shows a goal as soon as it is there', async () => {
  const at = (score: string, version: number) =>
    matchAnswers(
      [aLeagueMatch(1, { home: parque, away: ombu, status: 'in_progress', score, version, matchDate: today })],
      [anEvent()],
    );
  await openScreen('/partidos/1', { answers: at('0-0', 1) });
  await open('Resultado');
  await holds({ [`Goles de ${parque}`]: '0' });
  answerWith(at('1-0', 2));
  const { mutate } = await import('swr');
  await mutate(() => true);
  await holds({ [`Goles de ${parque}`]: '1' });
});

test('the list stays at the round whose last result is saved', async () => {
  const list = (score?: string) =>
    matchAnswers([
      aLeagueMatch(1, { home: parque, away: ombu, ...(score && { score }) }),
      aLeagueMatch(2, { home: parque, away: ombu, round: 'Fecha 2', matchDate: '2026-03-13' }),
    ]);
  await openScreen('/partidos?tournament=1', { answers: list() });
  await open(`Resultado de ${listed}`);
  await press(`Sumar uno a Goles de ${parque}`);
  answerWith(list('1-0'));
  await press('Guardar');
  await dialogsOpen(0);
  await shows('1 - 0');
  expect(
    new URLSearchParams(location.search).get('round') ?? textOf(document.querySelector('main h2') as Element),
  ).toBe('Fecha 1');
});

test('a result of a match to come is saved after the question whether it was played', async () => {
  const changes = await openScreen('/partidos/6');
  await open('Resultado');
  await press('Un equipo no se presentó (W.O.)');
  await press(parque);
  await press('Guardar');
  await shows('¿Ya se jugó?');
  await press('Cancelar');
  await lacks('¿Ya se jugó?');
  expect(changes).toEqual([]);
  await press('Guardar', 'Guardar igual');
  await dialogsOpen(0);
  expect(changes.at(-1)).toMatchObject({ key: 'PATCH /matches/{id}/score', body: { walkover: 'away' } });
});

test('a match to come is completed in its form after the same question', async () => {
  const changes = await openScreen('/partidos/6');
  await open('Editar Partido');
  await fill({ Estado: 'Finalizado' });
  await fill({ 'Goles local': '1', 'Goles visitante': '0' });
  await press('Guardar');
  await shows('¿Ya se jugó?');
  await press('Cancelar');
  await holds({ 'Goles local': '1' });
  expect(changes).toEqual([]);
});

test('the final names its finalist as soon as a semifinal’s result is saved in the list', async () => {
  const final = { round: 'Final', isPlayoff: true, homeFrom: { matchId: 1, outcome: 'winner' as const } };
  const list = (finalist: string | null) =>
    matchAnswers([
      aLeagueMatch(1, {
        home: parque,
        away: ombu,
        round: 'Semifinal 1',
        isPlayoff: true,
        ...(finalist && { score: '1-0' }),
      }),
      aLeagueMatch(2, { home: finalist, away: null, matchDate: '2026-03-28', ...final }),
    ]);
  await openScreen('/partidos?tournament=1&round=', { answers: list(null) });
  await open(`Resultado de ${listed}`);
  await press(`Sumar uno a Goles de ${parque}`);
  answerWith(list(parque));
  await press('Guardar');
  await dialogsOpen(0);
  await until(() => expect([...document.querySelectorAll('main li')].map(textOf).at(-1)).toContain(parque));
});
