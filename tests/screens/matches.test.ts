/** The list of matches, and the form of a match. */
import { expect, test } from 'vitest';
import { aLeagueMatch, canchas, teamNames, today } from './league.ts';
import { matchAnswers } from './league-answers.ts';
import { answerWith, openScreen } from './open-screen.tsx';
import {
  dialogsOpen,
  dialogTitled,
  fill,
  headed,
  holds,
  lacks,
  offers,
  offersNot,
  open,
  optionsOf,
  press,
  requiredFields,
  scope,
  shows,
  textOf,
} from './person.ts';

const [parque, ombu] = teamNames;
const listed = `${parque} contra ${ombu}`;

test('a match of the list shows its result, place and officials, and what can be done with it', async () => {
  await openScreen('/partidos?tournament=1&round=Fecha 1');
  await headed('Partidos');
  await shows('4 - 0', /^Finalizado ?14:00 · La Redonda · Complejo Sur · Norberto Galarza · Delia Contreras$/);
  await offers('Nuevo Partido', `Resultado de ${listed}`);
  await press(`Más de ${listed}`);
  await offers(`Eventos de ${listed}`, `Editar ${listed}`, `Eliminar ${listed}`);
  expect(textOf(scope())).toContain('Fecha 1 de 3');
});

test('a match to come offers no events in the list', async () => {
  await openScreen('/partidos?tournament=1&round=Fecha 3');
  await shows(/^Programado/);
  await press(/^Más de/);
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

test.each([
  ['in play that nobody closed', 'in_progress', '2026-03-13', 'Sin confirmar', 'En vivo'],
  ['that never began', 'scheduled', '2026-03-13', 'Sin confirmar', 'Demorado'],
] as const)('a match %s is not confirmed', async (_, status, matchDate, words, no) => {
  await openScreen('/partidos?tournament=1', {
    answers: matchAnswers([aLeagueMatch(1, { home: parque, away: ombu, status, matchDate })]),
  });
  await shows(words);
  await lacks(no);
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

test('the form of a match says when its cancha is closed on its day', async () => {
  const closed = canchas.map((cancha) => ({ ...cancha, excludedDates: ['2026-03-07'] }));
  await openScreen('/partidos?tournament=1&round=Fecha 1', { answers: { 'GET /canchas': closed } });
  await press(`Más de ${listed}`);
  await open(`Editar ${listed}`);
  await shows('Ojo: ese día la cancha está cerrada.');
  await fill({ Día: '2026-03-08' });
  await lacks('Ojo: ese día la cancha está cerrada.');
});

test('the form of a match holds what is stored, and offers every status', async () => {
  await openScreen('/partidos?tournament=1&round=Fecha 1');
  await press(`Más de ${listed}`);
  await open(`Editar ${listed}`);
  await dialogTitled('Editar Partido');
  await offers('Guardar', 'Cancelar');
  expect(optionsOf('Estado')).toEqual(expect.arrayContaining(['Programado', 'En vivo', 'Finalizado', 'Cancelado']));
});
