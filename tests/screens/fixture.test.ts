/** The fixture for signed-in users, its management, and rounds with unusual names. */
import { expect, test } from 'vitest';
import { impossibleAnswer, refusal } from './fake-api.ts';
import { aLeagueMatch, apertura, clausura, matches, teamNames } from './league.ts';
import { matchAnswers } from './league-answers.ts';
import { answerWith, openScreen } from './open-screen.tsx';
import {
  complains,
  dialogsOpen,
  dialogTitled,
  fill,
  headed,
  holds,
  lacks,
  offers,
  offersNot,
  open,
  press,
  requiredFields,
  seen,
  shows,
  told,
  until,
} from './person.ts';

const [parque, ombu, union] = teamNames;
const bare = aLeagueMatch(1, { home: parque, away: ombu, canchaId: 0, cancha: null, refereeId: 0, referee: null });
const unnamed = {
  'GET /tournaments/{id}/fixture': impossibleAnswer([
    { round: '', firstDate: '2026-03-07', lastDate: '2026-03-07', matches: 1, completed: 0, cancelled: 0, free: [] },
  ]),
  'GET /tournaments/{id}/fixture/matches': [],
};

test('the fixture of users shows a round with its hours, and opens each match', async () => {
  await openScreen('/fixture-admin?tournament=1&round=Fecha 3', { as: 'DT' });
  await holds({ Torneo: 'Torneo Apertura' });
  await shows('Fecha 3 de 3', union, 'VS', /14:00/);
  await offers('Anterior', 'Siguiente', `Ver detalles de ${union} contra ${ombu}`);
  await press('Anterior');
  await shows('Fecha 2 de 3');
  await press('Anterior');
  await shows('4 - 0');
  expect(new URLSearchParams(location.search).get('round')).toBe('Fecha 1');
});

test.each([
  ['/fixture-admin', /Sin Ronda/],
  ['/fixture', /Sin Fecha Asignada/],
])('%s names a round that has no name', async (path, words) => {
  await openScreen(`${path}?tournament=1`, { as: 'DT', answers: unnamed });
  await shows(words);
});

test('the public fixture shows a coach where and under whom each match is', async () => {
  await openScreen('/fixture?tournament=1&round=Fecha 3', { as: 'DT' });
  await headed('Fixture');
  await shows('Fecha 3 de 3', union, /Hora:/, /Cancha:/, /Árbitro:/, /^Este fixture es público/);
  await holds({ Torneo: 'Torneo Apertura' });
});

test.each(['/fixture-admin', '/fixture'])(
  'an administrator has on %s what every list of matches has for one, with the one form',
  async (path) => {
    await openScreen(`${path}?tournament=1&round=Fecha 3`);
    await offers(`Resultado de ${union} contra ${ombu}`);
    await press(`Más de ${union} contra ${ombu}`);
    await offers(`Eliminar ${union} contra ${ombu}`);
    await open(`Editar ${union} contra ${ombu}`);
    await dialogTitled('Editar Partido');
    await holds({ Torneo: 'Torneo Apertura', Ronda: 'Fecha 3', Estado: 'Programado' });
  },
);

test.each(['/fixture-admin', '/fixture'])('a coach has on %s no buttons that change a match', async (path) => {
  await openScreen(`${path}?tournament=1&round=Fecha 3`, { as: 'DT' });
  await shows('Fecha 3 de 3');
  await offersNot(`Resultado de ${union} contra ${ombu}`);
  await offersNot(`Más de ${union} contra ${ombu}`);
});

test('the public fixture says what is not assigned yet', async () => {
  await openScreen('/fixture?tournament=1', { as: 'DT', answers: matchAnswers([bare]) });
  await shows('Sin asignar');
  expect(seen('Sin asignar')).toHaveLength(2);
});

test('the management asks for a tournament first', async () => {
  await openScreen('/fixture/gestion');
  await shows('Sin torneo seleccionado');
  await fill({ Torneo: 'Torneo Apertura' });
  await headed('Fixture - Torneo Apertura');
});

test('the management shows a round with what can be changed in it', async () => {
  await openScreen('/fixture/gestion?tournament=1&round=Fecha 3');
  await headed('Fixture - Torneo Apertura');
  await shows('Cuatro clubes de barrio', 'Fecha 3 de 3', 'La Redonda · Norberto Galarza', '14:00');
  await offers('Nueva Fecha', 'Agregar Partido', `Resultado de ${union} contra ${ombu}`);
  await press(`Más de ${union} contra ${ombu}`);
  await offers(`Editar ${union} contra ${ombu}`, `Eliminar ${union} contra ${ombu}`);
  await open(`Editar ${union} contra ${ombu}`);
  await dialogTitled('Editar Partido');
  await holds({ Torneo: 'Torneo Apertura', Ronda: 'Fecha 3', Estado: 'Programado' });
});

test('the management says what is not assigned yet', async () => {
  await openScreen('/fixture/gestion?tournament=1', { answers: matchAnswers([bare]) });
  await shows(/Sin cancha/, /Sin árbitro/);
});

test('a first round is proposed with its name and its match', async () => {
  await openScreen('/fixture/gestion?tournament=2');
  await headed('Fixture - Torneo Clausura');
  await open('Crear Primera Fecha');
  await holds({ Nombre: 'Fecha 1', 'Hora de inicio': '14:00' });
  await press('Continuar');
  await shows('Es obligatorio');
});

test('a new round follows the last one, and leads to its first match', async () => {
  await openScreen('/fixture/gestion?tournament=1');
  await open('Nueva Fecha');
  await dialogTitled('Nueva Fecha');
  await holds({ Nombre: 'Fecha 4', 'Hora de inicio': '14:00' });
  await fill({ Nombre: '', 'Hora de inicio': '' });
  await press('Continuar');
  await shows('Es obligatorio');
  expect(seen('Es obligatorio')).toHaveLength(3);
  expect(requiredFields()).toEqual(['Nombre', 'Día', 'Hora de inicio']);
  await fill({ Nombre: 'Fecha 4', Día: '2099-03-07', 'Hora de inicio': '14:00' });
  await press('Continuar');
  await dialogTitled('Nuevo Partido');
  await holds({ Ronda: 'Fecha 4', Día: '2099-03-07', Hora: '14:00' });
});

test('a match on a cancha that is taken is refused with the reason', async () => {
  const words = 'La cancha La Redonda ya está en otro partido a esa hora: Estrella del Riachuelo.';
  await openScreen('/fixture/gestion?tournament=1&round=Fecha 3', {
    answers: { 'PUT /matches/{id}': refusal('busy', words) },
  });
  await press(`Más de ${union} contra ${ombu}`);
  await open(`Editar ${union} contra ${ombu}`);
  await fill({ Hora: '15:00' });
  await press('Guardar');
  await complains(words);
});

test('the first fixture takes hours and requests of another tournament', async () => {
  const fixtureOptions = {
    startDate: '2025-03-01',
    legs: 2 as const,
    playingTimes: [{ weekdays: [7], from: '09:30', to: '12:30', canchaIds: [1] }],
    requests: [{ kind: 'notBefore' as const, teamId: 2, time: '11:00' }],
  };
  await openScreen('/fixture/gestion?tournament=1', {
    answers: { ...matchAnswers([]), 'GET /tournaments': [apertura, { ...clausura, fixtureOptions }] },
  });
  await fill({ 'Horarios y pedidos como en': clausura.name });
  await holds({ Ruedas: 'Ida y vuelta', De: '09:30', A: '12:30' });
  await shows(/^Pedidos de los equipos ?1$/);
});

test('a referee is replaced in all matches to come, and the dialog says in how many', async () => {
  const done = { message: 'Partidos con otro árbitro: 3.', replaced: 3 };
  const changes = await openScreen('/fixture/gestion?tournament=1&round=Fecha 3', {
    answers: { 'POST /tournaments/{id}/fixture/officials': done },
  });
  await press('Cambios');
  await open('Reemplazar árbitro');
  await fill({ 'Reemplazar a': 'Norberto Galarza' });
  await shows('Le quedan 3 partidos.');
  await fill({ Por: 'Delia Contreras' });
  await press('Reemplazar en 3 partidos');
  await told('status', 'Delia Contreras dirige 3 partidos más');
  expect(changes.map(({ body }) => body)).toEqual([{ officialId: 11, replacementId: 12 }]);
});

const oddRound = 'Ida / Vuelta 50%? #1';
const odd = matchAnswers([
  ...matches,
  aLeagueMatch(7, { home: parque, away: union, round: oddRound, matchDate: '2026-09-04' }),
]);
const atOddRound = (path: string) => `${path}?tournament=1&round=${encodeURIComponent(oddRound)}`;
const roundInAddress = () => new URLSearchParams(location.search).get('round');

test.each(['/fixture', '/fixture-admin', '/fixture/gestion', '/partidos'])(
  '%s shows a round whose name has characters that are special in addresses',
  async (path) => {
    await openScreen(atOddRound(path), { answers: odd });
    await headed(oddRound);
    await shows(union);
    expect(roundInAddress()).toBe(oddRound);
  },
);

test('such a round is reached with the pager', async () => {
  await openScreen('/fixture?tournament=1&round=Fecha 3', { as: 'DT', answers: odd });
  await press('Siguiente');
  await headed(oddRound);
  expect(roundInAddress()).toBe(oddRound);
});

test('the page of a match leads to such a round', async () => {
  await openScreen('/partidos/7', { as: 'DT', answers: odd });
  await press(oddRound);
  await headed(oddRound);
  expect(roundInAddress()).toBe(oddRound);
});

test('such a round fills the form of its match, and stays chosen after the save', async () => {
  const saved = aLeagueMatch(7, { home: parque, away: union, round: oddRound, matchDate: '2026-09-04', version: 2 });
  await openScreen(atOddRound('/partidos'), { answers: { ...odd, 'PUT /matches/{id}': saved } });
  await press(/^Más de/);
  await open(/^Editar/);
  await holds({ Ronda: oddRound });
  await fill({ Ubicación: 'Cancha de la vuelta' });
  await press('Guardar');
  await dialogsOpen(0);
  await headed(oddRound);
});

test('such a round that is created by hand becomes the chosen one, with its first match', async () => {
  await openScreen('/fixture/gestion?tournament=1');
  await open('Nueva Fecha');
  await fill({ Nombre: oddRound, Día: '2027-10-02' });
  await press('Continuar');
  await dialogTitled('Nuevo Partido');
  await fill({ Local: parque, Visitante: union, Ubicación: 'Complejo Sur', Árbitro: 'Norberto Galarza' });
  await holds({ Ronda: oddRound });
  const created = aLeagueMatch(7, { home: parque, away: union, round: oddRound, matchDate: '2027-10-02' });
  const changes = answerWith({ ...odd, 'POST /matches': created });
  await press('Crear');
  await until(() => expect(changes.length).toBeGreaterThan(0));
  expect(changes.at(-1)).toMatchObject({ key: 'POST /matches', body: { round: oddRound } });
  await until(() => expect(roundInAddress()).toBe(oddRound));
});

const pasted = [
  'Fecha 1 - sábado 7/3/2026',
  '14:00 El Ombú 2-1 Unión Vecinal (La Redonda)',
  '15:00 Estrella del Riachuelo vs Defensores de Parque Chas (La Redonda)',
].join('\n');

test('a fixture that exists is pasted with its results, previewed, and created as one job', async () => {
  const changes = await openScreen('/fixture/gestion?tournament=1', {
    answers: { ...matchAnswers([]), 'POST /tournaments/{id}/fixture': { message: 'Partidos creados: 2.', created: 2 } },
  });
  await open('Pegar un fixture');
  await dialogTitled('Pegar partidos');
  await fill({ 'Lista de partidos': pasted });
  await shows('2 partidos');
  await press('Crear 2 partidos');
  await told('status', 'Fixture creado: 2 partidos');
  expect(changes.at(-1)).toMatchObject({
    key: 'POST /tournaments/{id}/fixture',
    body: {
      legs: 1,
      rounds: [
        {
          round: 'Fecha 1',
          matches: [
            {
              homeTeamId: 2,
              awayTeamId: 3,
              matchDate: '2026-03-07',
              matchTime: '14:00',
              canchaId: 1,
              homeScore: 2,
              awayScore: 1,
            },
            { homeTeamId: 4, awayTeamId: 1, matchTime: '15:00' },
          ],
        },
      ],
    },
  });
});

test('a pasted fixture without rounds gets them: a team plays once in each', async () => {
  const changes = await openScreen('/fixture/gestion?tournament=1', {
    answers: { ...matchAnswers([]), 'POST /tournaments/{id}/fixture': { message: 'Partidos creados: 3.', created: 3 } },
  });
  await open('Pegar un fixture');
  const day = (date: string, pair: string) => `${date}/3/2026;14:00;La Redonda;${pair}`;
  const lines = [
    day('14', 'Unión Vecinal;El Ombú;0-0'),
    day('7', 'El Ombú;Unión Vecinal;2-1'),
    day('7', 'Defensores de Parque Chas;Estrella del Riachuelo;'),
  ];
  await fill({ 'Lista de partidos': lines.join('\n') });
  await press('Crear 3 partidos');
  await told('status', 'Fixture creado: 3 partidos');
  expect(changes.at(-1)?.body).toMatchObject({
    legs: 2,
    rounds: [
      { round: 'Fecha 2', matches: [{ homeTeamId: 3, awayTeamId: 2 }] },
      { round: 'Fecha 1', matches: [{ homeTeamId: 2 }, { homeTeamId: 1 }] },
    ],
  });
});

test('a pasted match of an unknown team is corrected in the preview', async () => {
  const changes = await openScreen('/fixture/gestion?tournament=1', { answers: matchAnswers([]) });
  await open('Pegar un fixture');
  await fill({ 'Lista de partidos': '7/3/2026 14:00 Los Otros 2-1 Unión Vecinal (La Redonda)' });
  await shows("Local: No hay un equipo 'Los Otros'");
  await press('Crear 1 partido');
  expect(changes).toEqual([]);
  await fill({ Local: 'El Ombu' });
  await lacks("Local: No hay un equipo 'Los Otros'");
});
