/** The screen of a team: its matches, scorers, squad and staff. */
import { expect, test } from 'vitest';
import { aLeagueMatch, aPlayer, aStaffMember, scorers, summary, teamNames } from './league.ts';
import { matchAnswers, nothingYet } from './league-answers.ts';
import { openScreen } from './open-screen.tsx';
import {
  columns,
  dialogTitled,
  figure,
  headed,
  leads,
  offers,
  offersNot,
  open,
  optionsOf,
  press,
  pressIn,
  requiredFields,
  rows,
  section,
  seen,
  shows,
  textOf,
  valueIn,
} from './person.ts';

const [parque, ombu, union] = teamNames;
const entries = (title: string) => [...section(title).querySelectorAll('li')];

test('the screen of a team shows its data, next matches, results and scorers', async () => {
  await openScreen('/equipos/1');
  await headed(parque);
  await leads('Volver a Equipos', '/equipos');
  await shows('PRÓXIMOS PARTIDOS', 'RESULTADOS', 'TOP GOLEADORES', '1 🥇', 'Activo');
  const figures = ['DT', 'Fundación', 'Ciudad', 'Jugadores', 'Personal', 'Suspendidos'].map((title) => figure(title));
  expect(figures).toEqual(['Marcela Ibáñez', '1948', 'Haedo', '8', '2', '1']);
  expect(textOf(entries('RESULTADOS')[0] as Element)).toMatch(/^L ?Local OM El Ombú 4 - 0 G Fecha 1 · sáb 7 mar$/);
});

test('the screen of a team names the tournaments that it won', async () => {
  const podium = { champion: aLeagueMatch(1, { home: parque, away: ombu }).homeTeam, runnerUp: null, thirdPlace: null };
  await openScreen('/equipos/1', { answers: { 'GET /tournaments/summaries': [{ ...summary, podium }] } });
  await shows('Campeón de Torneo Apertura');
});

test('a win, a draw and a defeat differ in colour', async () => {
  const list = [
    aLeagueMatch(1, { home: parque, away: ombu, score: '4-0' }),
    aLeagueMatch(2, { home: parque, away: union, score: '2-2' }),
    aLeagueMatch(3, { home: union, away: parque, score: '2-1' }),
  ];
  await openScreen('/equipos/1', { as: 'DT', answers: matchAnswers(list) });
  await shows('4 - 0');
  const classOf = (score: string) => seen(score, section('RESULTADOS'))[0]?.className;
  expect(classOf('4 - 0')).toContain('text-win-text');
  expect(classOf('2 - 2')).toContain('text-draw-text');
  expect(classOf('2 - 1')).toContain('text-loss-text');
});

test('more than three matches, results or scorers are shown on request', async () => {
  const played = [1, 2, 3, 4].map((id) =>
    aLeagueMatch(id, { home: parque, away: ombu, score: '1-0', round: `Fecha ${id}` }),
  );
  const ahead = [5, 6, 7, 8].map((id) =>
    aLeagueMatch(id, { home: parque, away: ombu, matchDate: '2026-04-04', round: `Fecha ${id}` }),
  );
  const four = [1, 2, 3, 4].map((playerId) => ({
    playerId,
    playerName: `Ana ${playerId}`,
    teamId: 1,
    teamName: parque,
    goals: 5 - playerId,
  }));
  await openScreen('/equipos/1', {
    as: 'DT',
    answers: {
      ...matchAnswers([...played, ...ahead]),
      'GET /statistics/top-scorers': four,
      'GET /statistics/formatted/top-scorers': four.map(({ playerName, ...row }) => ({
        ...scorers[0],
        ...row,
        playerDisplayName: playerName,
      })) as never,
    },
  });
  await shows('RESULTADOS', 'TOP GOLEADORES', 'Ana 1');
  for (const title of ['PRÓXIMOS PARTIDOS', 'RESULTADOS', 'TOP GOLEADORES']) {
    expect([title, entries(title).length]).toEqual([title, 3]);
    await pressIn(section(title), /^VER MÁS/);
    expect([title, entries(title).length]).toEqual([title, 4]);
    await pressIn(section(title), /^VER MENOS/);
    expect(entries(title)).toHaveLength(3);
  }
});

test('the squad says who is suspended, for how long and why, and who is injured', async () => {
  const ban = {
    playerId: 5,
    playerName: 'César Bravo',
    teamId: 1,
    teamName: parque,
    tournamentId: 1,
    matches: 1,
    served: 0,
    remaining: 1,
    reasons: [{ matchId: 1, round: 'Fecha 1', eventType: 'redcard' as const, minute: 20 }],
    misses: [{ matchId: 3, round: 'Fecha 2' }],
  };
  await openScreen('/equipos/1', { as: 'DT', answers: { 'GET /statistics/suspensions': [ban] } });
  await shows('Suspendido (1 partido)', 'Roja en Fecha 1. Se pierde Fecha 2.');
  expect(
    rows()
      .map(textOf)
      .find((row) => row.includes('Carlos Aranda')),
  ).toContain('Lesionado');
  expect(columns()).toEqual(expect.arrayContaining(['#', 'Nombre', 'Posición', 'Estado', 'Goles']));
});

test.each([
  ['three matches', { suspensionMatchesRemaining: 3 }, 'Suspendido (3 partidos)', '1'],
  ['an inactive player', { suspensionMatchesRemaining: 1, status: 'inactive' as const }, 'Suspendidos', '0'],
])('a suspension of %s is told and counted as such', async (_, more, words, count) => {
  await openScreen('/equipos/1', { as: 'DT', answers: { 'GET /players/team/{id}': [aPlayer('Teo', 'Ruiz', more)] } });
  await shows(words);
  expect(figure('Suspendidos')).toBe(count);
});

test('the staff of a team shows roles and contacts, and is managed in its tab', async () => {
  const roles = ['HeadCoach', 'AssistantCoach', 'Referee', 'Assistant', 'Other'] as const;
  const all = roles.map((role, at) =>
    aStaffMember(`Persona ${role}`, { id: at + 1, role, phone: '11 4567-8901', email: 'rita@club.ar' }),
  );
  await openScreen('/equipos/1', { answers: { 'GET /teamstaff/team/{teamId}': all } });
  await press('Personal');
  await offers('Agregar Personal', 'Eliminar Persona HeadCoach');
  const words = ['Director Técnico', 'Ayudante de Campo', 'Árbitro', 'Asistente/Línea', 'Otro'];
  const named = roles.map((role, at) => expect.stringMatching(`Persona ${role}.*${words[at]}`));
  expect(rows().map(textOf)).toEqual(named);
  expect(columns()).toEqual(expect.arrayContaining(['Nombre', 'Rol', 'Contacto']));
  await leads('11 4567-8901', 'tel:1145678901');
  await leads('rita@club.ar', 'mailto:rita@club.ar');
});

test("a coach sees another team's staff without a button to change it, and without contacts", async () => {
  const { phone: _phone, email: _email, ...publicFields } = aStaffMember('Susana Lobos', { teamId: 2 });
  await openScreen('/equipos/2?tab=personal', {
    as: 'DT',
    answers: { 'GET /teamstaff/team/{teamId}': [publicFields] },
  });
  await shows('Susana Lobos');
  offersNot(/^(Agregar|Editar|Eliminar)/);
  expect(document.querySelectorAll('main a[href^="tel:"], main a[href^="mailto:"]')).toHaveLength(0);
});

test('a new team has empty lists', async () => {
  await openScreen('/equipos/1', {
    answers: {
      ...nothingYet,
      'GET /teams/{id}': {
        id: 1,
        name: 'Los Primeros',
        shortName: '',
        coach: null,
        foundationYear: null,
        city: null,
        logo: '',
        version: 1,
      },
    },
  });
  await shows(
    'No hay jugadores registrados',
    'No hay partidos programados',
    'Todavía no hay resultados',
    'Sin goles registrados',
  );
  await press('Personal');
  await shows('No hay personal registrado');
});

test('the form of a player of the team says what is required', async () => {
  await openScreen('/equipos/1');
  await open('Agregar Jugador');
  await dialogTitled('Agregar Jugador');
  expect(optionsOf('Posición')).toEqual(expect.arrayContaining(['Portero', 'Defensa', 'Mediocampista', 'Delantero']));
  await press('Agregar');
  await shows('Es obligatorio');
  expect(requiredFields()).toEqual(expect.arrayContaining(['Nombre', 'Apellido', 'Número', 'Fecha de nacimiento']));
  expect(seen('Es obligatorio')).toHaveLength(3);
});

test('the form of a member of the staff says what is required, and begins with a referee', async () => {
  await openScreen('/equipos/1?tab=personal', { as: 'DT' });
  await open('Agregar Personal');
  await dialogTitled('Agregar Personal');
  expect(valueIn('Rol')).toBe('Árbitro');
  expect(optionsOf('Rol')).toEqual(['Director Técnico', 'Ayudante de Campo', 'Árbitro', 'Asistente/Línea', 'Otro']);
  await press('Agregar');
  await shows('Es obligatorio');
  expect(seen('Es obligatorio')).toHaveLength(1);
  expect(requiredFields()).not.toEqual(expect.arrayContaining(['Teléfono']));
});

test('the screen of a team that does not exist leads to the list of teams', async () => {
  await openScreen('/equipos/999');
  await headed('Equipo no encontrado');
  await leads('Ver los equipos', '/equipos');
});
