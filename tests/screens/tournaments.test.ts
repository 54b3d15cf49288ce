/** The list of tournaments, the screen of a tournament, and the forms of both. */
import { expect, test } from 'vitest';
import { gatewayError, impossibleAnswer, noAnswer, refusal } from './fake-api.ts';
import { aLeagueMatch, apertura, summary, table, teamNames, today } from './league.ts';
import { matchAnswers, nothingYet } from './league-answers.ts';
import { openScreen } from './open-screen.tsx';
import {
  card,
  complains,
  controls,
  dialogTitled,
  figure,
  fill,
  headed,
  holds,
  leads,
  offers,
  offersNot,
  open,
  optionsOf,
  press,
  requiredFields,
  rows,
  section,
  shows,
  textOf,
  until,
  valueIn,
} from './person.ts';

const [parque, ombu] = teamNames;
const counters = (root?: Element) =>
  ['Equipos', 'Partidos', 'Completados', 'Pendientes'].map((title) => figure(title, root));

test('without a tournament the list offers an administrator to create the first one', async () => {
  await openScreen('/torneos', { answers: nothingYet });
  await leads('Crear Primer Torneo', '/tournaments/new');
});

test('without a tournament the list offers a coach nothing', async () => {
  await openScreen('/torneos', { as: 'DT', answers: nothingYet });
  await shows('No hay torneos');
  offersNot('Crear Primer Torneo', 'Nuevo Torneo');
});

test('a card of a tournament shows its dates, figures, leaders and next matches, and leads to its screens', async () => {
  await openScreen('/torneos');
  await headed('Torneo Apertura');
  await leads('Nuevo Torneo', '/tournaments/new');
  await shows('En curso', 'Pendiente');
  const own = card('Torneo Apertura');
  expect(counters(own)).toEqual(['4', '6', '2', '4']);
  expect(textOf(own)).toMatch(
    /sáb 7 mar – sáb 27 jun 2026.*Cuatro clubes.*Goles: 8 Promedio por partido: 4,00 Equipo más activo: Defensores/,
  );
  expect(own.querySelectorAll('[aria-label="Primeros puestos"] li')).toHaveLength(3);
  expect(textOf(own)).toMatch(/Próximos partidos.*Estrella del Riachuelo Hora: 21:00/);
  await leads('Ver torneo: Torneo Apertura', '/torneos/1');
  await leads('Posiciones: Torneo Apertura', '/posiciones?tournament=1');
});

test('a card of a tournament without a result shows no places, which would be those of the alphabet', async () => {
  const unplayed = { ...summary, completedMatches: 0 };
  await openScreen('/torneos', { answers: { 'GET /tournaments/summaries': [unplayed] } });
  await headed('Torneo Apertura');
  expect(card('Torneo Apertura').querySelector('[aria-label="Primeros puestos"]')).toBeNull();
});

test('a card of a finished tournament shows who won it', async () => {
  const { homeTeam: champion } = aLeagueMatch(1, { home: parque, away: ombu });
  const podium = { champion, runnerUp: null, thirdPlace: null };
  await openScreen('/torneos', { answers: { 'GET /tournaments/summaries': [{ ...summary, podium }] } });
  await headed('Torneo Apertura');
  expect(textOf(card('Torneo Apertura'))).toMatch(new RegExp(`Campeón .*${parque}`));
});

test('a tournament shows its table, scorers and round, and leads to each of them whole', async () => {
  await openScreen('/torneos/1');
  await headed('Torneo Apertura');
  await shows('En curso', 'Fecha 2 de 3', '21:00');
  expect(counters()).toEqual(['4', '6', '2', '4']);
  await leads('Ver tabla completa: Posiciones', '/posiciones?tournament=1');
  await leads('Ver todos: Goleadores', '/goleadores?tournament=1');
  await leads('Ver fixture completo: Fixture', '/fixture-admin?tournament=1');
  await offers('Anterior', 'Siguiente', 'Generar Playoffs');
  expect(rows(section('Posiciones'))).toHaveLength(table.length);
  expect(rows(section('Goleadores'))).toHaveLength(2);
  expect(section('Fixture').querySelector('li a[href="/partidos/3"]')).not.toBeNull();
  expect(textOf(section('Fixture'))).toMatch(/La Redonda.*Norberto Galarza/);
});

test('a round that was played shows its scores, and nothing leads before the first one', async () => {
  await openScreen('/torneos/1?round=Fecha 1', { as: 'DT' });
  await shows('Fecha 1 de 3', '4 - 0');
  expect(controls('Anterior')[0]?.matches(':disabled, [aria-disabled]')).toBe(true);
  offersNot('Generar Playoffs');
});

test('a match without a time says that it is still to be set', async () => {
  const match = { ...aLeagueMatch(1, { home: parque, away: ombu, matchDate: today }), matchTime: '' };
  const answers = matchAnswers([{ ...match, matchTime: '10:00' }]);
  const list = answers['GET /tournaments/{id}/fixture/matches'] as (request: object) => readonly object[];
  const untimed = (request: object) =>
    impossibleAnswer(list(request).map((each) => ({ ...each, matchTime: '', formattedTime: '' })));
  await openScreen('/torneos/1', {
    as: 'DT',
    answers: { ...answers, 'GET /tournaments/{id}/fixture/matches': untimed as never },
  });
  await shows('Por definir');
});

test('a tournament that has not begun says that nobody has scored', async () => {
  await openScreen('/torneos/2', { as: 'DT', answers: { 'GET /statistics/formatted/top-scorers': [] } });
  await shows('Sin goles registrados');
});

test('a tournament that does not exist says so', async () => {
  await openScreen('/torneos/999', { as: 'DT' });
  await headed('Torneo no encontrado');
});

test('the form of a new tournament begins with the usual rules', async () => {
  await openScreen('/tournaments/new');
  await headed('Nuevo Torneo');
  expect(optionsOf('Estado')).toEqual(['Pendiente', 'En curso', 'Finalizado']);
  await holds({ Estado: 'Pendiente' });
  await press(/^Reglas/);
  await holds({
    Minutos: '30',
    'Goles de W.O.': '3',
    Victoria: '3',
    Empate: '1',
    Derrota: '0',
    Azul: '1',
    Amarilla: '2',
    Roja: '3',
  });
  expect(requiredFields()).toEqual(expect.arrayContaining(['Nombre', 'Fecha de inicio', 'Fecha de fin']));
});

test('the settings say how many players a team has', async () => {
  const errors = [{ path: 'starters', message: 'No puede haber más titulares que jugadores' }];
  await openScreen('/ajustes', { answers: { 'PUT /settings': refusal('invalid', 'Hay datos inválidos', { errors }) } });
  await holds({ 'Jugadores por equipo': '12', Titulares: '6' });
  await fill({ 'Jugadores por equipo': '8', Titulares: '9' });
  await press('Guardar');
  await shows('No puede haber más titulares que jugadores');
});

test('the rule about blue cards is turned on, with the number that it begins with', async () => {
  const changes = await openScreen('/torneos/1');
  await press('Administrar', 'Reglas');
  await press('Suspender también por acumulación de azules');
  expect(valueIn('Cada tantas azules')).toBe('5');
  await press('Guardar');
  await shows('Reglas guardadas');
  expect(changes.at(-1)).toMatchObject({ key: 'PUT /tournaments/{id}', body: { name: apertura.name } });
  expect(JSON.stringify(changes.at(-1)?.body)).toMatch(/"(blue|azul)\w*":\s*(5|\{)/i);
});

test('the rules of who may play are off, explain themselves, and are saved as they are entered', async () => {
  const changes = await openScreen('/torneos/1');
  await press('Administrar', 'Reglas');
  await shows(/Por ejemplo: nacidos hasta 1994, más dos en la lista nacidos hasta 1999/);
  await holds({ 'El plantel se cierra': 'Nunca: se puede sumar siempre', 'Apto médico': 'No se pide' });
  await fill({ 'El plantel se cierra': 'Antes de una fecha', 'Partidos jugados para los playoffs': '5' });
  await fill({ Fecha: 'Fecha 4', 'Apto médico': 'Sin él no se juega' });
  await press('Agregar edad');
  await fill({ 'Nacidos hasta': '1994', 'Cuántos en lista': '2' });
  await press('Guardar');
  await shows('Reglas guardadas');
  expect(changes.at(-1)?.body).toMatchObject({
    rules: {
      eligibility: {
        squad: { closesBefore: 'Fecha 4' },
        ages: [{ bornTo: 1994, places: 'any', listQuota: 2, lineupQuota: null }],
        playoffMatches: 5,
        fitness: 'block',
      },
    },
  });
});

test('the playoffs say that they are being generated', async () => {
  await openScreen('/torneos/1', { answers: { 'POST /tournaments/{id}/generate-playoffs': noAnswer } });
  await open('Generar Playoffs');
  await dialogTitled('Generar Playoffs');
  await press('Generar Playoffs');
  await shows('Generando...');
});

test('a tournament that cannot be created says so in its form', async () => {
  await openScreen('/tournaments/new', { answers: { 'POST /tournaments': gatewayError } });
  await fill({ Nombre: 'Copa', 'Fecha de inicio': '2027-03-06', 'Fecha de fin': '2027-06-26' });
  await press('Crear torneo');
  await complains('Error al guardar el torneo');
});

test('a new tournament takes the rules and marks of an earlier one', async () => {
  const bands = [{ from: 1, to: 2, label: 'Final', kind: 'good' as const, table: 'general' as const }];
  const rules = { ...apertura.rules, matchMinutes: 40, points: { win: 2, draw: 1, loss: 0 } };
  const changes = await openScreen('/tournaments/new', {
    answers: { 'GET /tournaments': [{ ...apertura, rules, bands }], 'POST /tournaments': apertura },
  });
  await fill({ Nombre: 'Copa', 'Fecha de inicio': '2027-03-06', 'Fecha de fin': '2027-06-26' });
  await fill({ 'Reglas y marcas como en': 'Torneo Apertura' });
  await press('Crear torneo');
  await until(() => expect(changes).toHaveLength(1));
  expect(changes[0]?.body).toMatchObject({ name: 'Copa', rules: { matchMinutes: 40, points: { win: 2 } }, bands });
});
