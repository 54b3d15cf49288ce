/** 'Disciplina': what waits for the tribunal, its sanctions and its bulletins, and the form with the player's record. */
import { expect, test } from 'vitest';
import { formatMatch } from '#shared/text/presenters.ts';
import {
  aBulletin,
  aCase,
  aDraft,
  aSanction,
  disciplineAnswers,
  judgedMatch,
  published,
  sentOff,
} from './discipline-answers.ts';
import { connectionReset, noAnswer } from './fake-api.ts';
import { anEvent, matches } from './league.ts';
import { openScreen } from './open-screen.tsx';
import {
  complains,
  controls,
  fill,
  lacks,
  open,
  press,
  scope,
  section,
  settles,
  shows,
  textOf,
  told,
} from './person.ts';

const at = (tab = '') => `/disciplina?tournament=1${tab && `&tab=${tab}`}`;
const name = sentOff.fullName;

test('the inbox has what is to be decided before what is to be published, each with its own button', async () => {
  const cases = [
    aCase(),
    aCase({ kind: 'protest', playerId: 2, subjectName: 'Otro Jugador' }),
    aCase({ kind: 'unpublished', sanctionId: 1, match: null }),
    aCase({ kind: 'cardGone', sanctionId: 2 }),
  ];
  await openScreen(at(), { answers: disciplineAnswers({ cases }) });
  await shows('Para resolver', 'Roja', 'Jugó bajo protesta', 'La tarjeta ya no está', 'Resueltas, para publicar');
  expect(controls(`Resolver: ${name}`)).toHaveLength(1);
  expect(controls(`Editar: ${name}`)).toHaveLength(1);
  expect(controls(`Reemplazar: ${name}`)).toHaveLength(1);
  expect(textOf(scope())).toContain('3 fechas de suspensión');
});

test('while the inbox loads nothing is said', async () => {
  await openScreen(at(), { answers: { ...disciplineAnswers(), 'GET /tournaments/{id}/cases': noAnswer } });
  await lacks('No hay nada sin resolver', 'Para resolver');
});

test('an empty inbox says so', async () => {
  await openScreen(at(), { answers: disciplineAnswers({ cases: [] }) });
  await shows('No hay nada sin resolver');
});

test('without sanctions and bulletins each tab says what is missing', async () => {
  const answers = disciplineAnswers({ cases: [], sanctions: [], bulletins: [] });
  await openScreen(at('sanciones'), { answers });
  await shows('Todavía no hay sanciones');
  await press('Boletines');
  await shows('Todavía no hay boletines');
});

test.each([
  ['GET /sanctions', '', 'No se pudieron cargar las sanciones'],
  ['GET /tournaments/{id}/cases', '', 'No se pudo cargar lo que está sin resolver'],
  ['GET /tournaments/{id}/bulletins', 'boletines', 'No se pudieron cargar los boletines'],
] as const)('without %s the screen says what failed and offers to try again', async (route, tab, words) => {
  await openScreen(at(tab), { answers: { ...disciplineAnswers(), [route]: connectionReset } });
  await complains(words);
  expect(controls('Reintentar')).toHaveLength(1);
});

const round = (number: number, day: string) => ({
  ...formatMatch(judgedMatch),
  id: 900 + number,
  round: `Fecha ${number}`,
  matchDate: day,
  status: 'scheduled' as const,
  homeScore: null,
  awayScore: null,
  isCompleted: false,
});
const withRounds = {
  ...disciplineAnswers({ sanctions: [] }),
  'GET /matches/formatted/tournament/{id}': [
    ...matches.filter(({ id }) => id === judgedMatch.id).map(formatMatch),
    round(20, '2027-03-06'),
    round(21, '2027-03-13'),
  ],
  'GET /matchevents/match/{id}': [
    anEvent({
      matchId: judgedMatch.id,
      playerId: sentOff.id,
      teamId: sentOff.teamId,
      eventType: 'redcard',
      minute: 12,
    }),
  ],
};

test('the form of a red card comes filled, with the record and the matches that the player will miss, and tells of a date to come', async () => {
  const changes = await openScreen(at(), { answers: { ...withRounds, 'POST /sanctions': aSanction() } });
  await open(/^Resolver/);
  await shows('Qué partidos se pierde', /^Fecha 20: .*sáb 6 mar 2027/, /^Tarjeta roja, /, 'No tiene sanciones.');
  await lacks(/^Fecha 21: /);
  await press('Sumar uno a Fechas');
  await shows(/^Fecha 21: .*sáb 13 mar 2027/);
  await press('Sumar uno a Fechas');
  await shows('y 1 partido más, todavía sin programar');
  await lacks('Todavía no llegó ese día.');
  await fill({ Fecha: '2037-03-01' });
  await shows('Todavía no llegó ese día.');
  await press('Guardar');
  await shows('Es obligatorio');
  await fill({ Motivo: 'Agredió a un rival.' });
  await press('Guardar');
  await told('status', 'Sanción guardada');
  expect(changes.at(-1)).toMatchObject({
    key: 'POST /sanctions',
    body: {
      tournamentId: 1,
      subject: { kind: 'player', id: sentOff.id },
      matchId: judgedMatch.id,
      origin: 'card',
      status: 'decided',
      article: '',
      decidedOn: '2037-03-01',
      measures: [{ kind: 'matches', matches: 3, served: 0, onHold: 0 }],
    },
  });
});

test('months set the last day of a ban, and a decision without a measure is refused at its field', async () => {
  const changes = await openScreen(at(), { answers: { ...withRounds, 'POST /sanctions': aSanction() } });
  await open(/^Resolver/);
  await press(/^Quitar/);
  await fill({ Motivo: 'Agredió al árbitro.' });
  await press('Guardar');
  await shows('Hace falta al menos una medida, salvo que la sanción sea provisoria');
  await fill({ Medida: 'Días, meses, años o hasta una fecha' });
  await fill({ Desde: '2026-11-28', Dura: '2' });
  await shows('Por ahora ninguno: los que se agreguen mientras dure');
  await fill({ Unidad: 'años' });
  await shows(/^Fecha 20: /);
  await press('Guardar');
  await told('status', 'Sanción guardada');
  expect(changes.at(-1)?.body).toMatchObject({
    measures: [{ kind: 'until', from: '2026-11-28', until: '2028-11-27' }],
  });
});

test('sanctions are chosen by status and team; what is published is replaced, the rest edited or deleted', async () => {
  const sanctions = [aSanction({ status: 'provisional' }), published];
  const changes = await openScreen(at('sanciones'), {
    answers: { ...disciplineAnswers({ sanctions }), 'POST /sanctions': aSanction({ id: 3 }) },
  });
  await shows(/Boletín 1\/2026$/);
  await fill({ Estado: 'Provisoria' });
  await lacks('Agredió a un rival.');
  await fill({ Estado: 'Anulada' });
  await shows('No hay sanciones así');
  await fill({ Estado: 'Resuelta' });
  await open(/^Reemplazar/);
  await press('Sumar uno a Fechas');
  await press('Guardar');
  await told('status', 'Sanción guardada');
  expect(changes.at(-1)).toMatchObject({ key: 'POST /sanctions', body: { replaces: 2, measures: [{ matches: 4 }] } });
});

test('a draft is shown as printed and published after one question; a published one leads to its page', async () => {
  const changes = await openScreen(at('boletines'), {
    answers: {
      ...disciplineAnswers({ bulletins: [aDraft(), aBulletin()] }),
      'POST /bulletins/{id}/publish': aBulletin({ id: 2, number: 2 }),
    },
  });
  await shows('Próximo boletín', /^Borrador/, /3 fechas de suspensión\. Art\. 200\. Agredió a un rival\./);
  // A tournament has one draft at most.
  expect(controls(/^Fe de erratas|^Nuevo boletín/)).toEqual([]);
  expect(controls('Ver Boletín 1/2026')[0]?.getAttribute('href')).toBe('/torneos/1/boletines/2026-1');
  await open('Publicar');
  await shows('¿Publicar este boletín?');
  await press('Publicar');
  await told('status', 'Boletín 2/2026 publicado');
  expect(changes.map(({ key }) => key)).toEqual(['POST /bulletins/{id}/publish']);
});

test('a bulletin of another year has no correction, because bulletins are numbered by year', async () => {
  await openScreen(at('boletines'), { answers: disciplineAnswers({ bulletins: [aBulletin({ year: 2025 })] }) });
  await shows('Boletín 1/2025');
  expect(controls(/^Fe de erratas/)).toEqual([]);
});

test("the organiser's home has what waits in each tournament that is played, with the way to it", async () => {
  const cases = [
    aCase(),
    aCase({ kind: 'unpublished', sanctionId: 1, subjectName: 'Otro Jugador' }),
    aCase({ subjectName: 'Un Tercero' }),
    aCase({ subjectName: 'Un Cuarto' }),
  ];
  await openScreen('/', { answers: disciplineAnswers({ cases }) });
  const told = `${name} (Roja), Otro Jugador (Sin publicar), Un Tercero (Roja) y 1 más`;
  await shows('Para revisar en Disciplina', 'Torneo Apertura', told);
  const links = [...section('Para revisar en Disciplina').querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/disciplina?tournament=1']);
});

test('a home without open cases says nothing of them, and neither does that of a coach', async () => {
  await openScreen('/', { answers: disciplineAnswers({ cases: [] }) });
  await lacks(/^Para revisar en Disciplina/);
  await openScreen('/', { as: 'DT', answers: disciplineAnswers() });
  await lacks(/^Para revisar en Disciplina/);
});

test('a coach reads the sanctions of the own team on its screen, and those of no other', async () => {
  const own = aSanction({ teamId: 1 });
  const others = aSanction({ id: 5, teamId: 2, reason: 'De otro equipo.' });
  const answers = disciplineAnswers({ sanctions: [own, others] });
  await openScreen('/equipos/1', { as: 'DT', answers });
  await shows('Sanciones', 'Insultó al árbitro.', '3 fechas de suspensión');
  await lacks('De otro equipo.');
  expect(controls(/^Editar la sanción|^Reemplazar/)).toEqual([]);
  await openScreen('/equipos/2', { as: 'DT', answers });
  await settles();
  await lacks('De otro equipo.');
});
