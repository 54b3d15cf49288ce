/** Scenes about the dialog with a match's details. */
import { expectOk } from '#tests/support/web-client.ts';
import { button, dialogTitled, element, link, styledElement, text } from './expectations.ts';
import { answerWithChangedBody } from './forged-answers.ts';
import { createMatchWithEvents } from './match-detail.ts';
import type { Scene } from './scene.ts';
import { createTeamsAndMatch, recordScore, type SceneSetup } from './setups.ts';
import { changeDataThroughApi, openDialogWith, waitForElement } from './steps.ts';

const dialogSection = 'Match details dialog';

interface MatchDetail {
  readonly match: Record<string, unknown>;
  readonly events: readonly Record<string, unknown>[];
}

const answerWithChangedMatch = (changes: object, events?: readonly object[]) =>
  answerWithChangedBody(({ match, ...rest }: MatchDetail) => ({
    ...rest,
    match: { ...match, ...changes },
    ...(events && { events }),
  }));

const unrecordableEventTypes = ['Substitution', 'Penalty', 'other'];

const unrecordableEvents = unrecordableEventTypes.map((eventType, at) => ({
  id: at + 1,
  matchId: 1,
  playerId: 1,
  teamId: 1,
  minute: at + 1,
  eventType,
  description: 'De cabeza',
  playerDisplayName: 'Elsa Quiroga',
  teamName: 'Defensores de Parque Chas',
  minuteFormatted: `${at + 1}'`,
  eventIcon: '',
  player: { firstName: 'Elsa', lastName: 'Quiroga' },
  team: { name: 'Defensores' },
  version: 1,
}));

const createMatchWithoutEvents: SceneSetup = async (api) => {
  const meeting = await createTeamsAndMatch(api, 'Lapacho');
  await recordScore(api, meeting.match, 1, 1);
  return meeting;
};

/** An entry in a list of events: its text, its minute, and an icon or the letter of a card. */
const eventEntry = (words: string, minute: number, letter?: string) =>
  element(`'${words}' in minute ${minute} with its sign`, (scope) => {
    const page = scope.page();
    return scope
      .getByRole('listitem')
      .filter({ has: page.getByText(words, { exact: true }) })
      .filter({ has: page.getByText(`${minute}'`, { exact: true }) })
      .filter({ has: letter ? page.getByText(letter, { exact: true }) : page.locator('svg') });
  });

export const matchDialogScenes: Scene[] = [
  {
    section: dialogSection,
    when: 'the match was played',
    seed: 'demo',
    as: 'DT',
    at: '/fixture-admin?tournament=1&round=Fecha 4',
    does: [openDialogWith(/^Ver detalles de Defensores/)],
    shows: [
      dialogTitled('Detalles del Partido'),
      'Fecha 4',
      text(/^(lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d+ de \p{L}+ de \d{4}$/u),
      '14:00',
      'Complejo Polideportivo Barrial',
      'Defensores de Parque Chas',
      'Estrella del Riachuelo',
      '4 - 0',
      'Árbitro',
      text(/^(Norberto Galarza|Silvina Ledesma)$/),
      'Asistente',
      text(/^(Matías Urquiza|Delia Contreras)$/),
      element('events', (scope) => scope.getByRole('listitem').filter({ hasText: /Gol · / })),
      link('Ver Estadísticas Completas', '/goleadores?tournament=1'),
      styledElement('at most 4xl wide (56 rem)', (scope) => scope, 'maxWidth', '896px'),
      styledElement('at most 90 % high', (scope) => scope, 'maxHeight', '720px'),
    ],
  },
  {
    section: dialogSection,
    when: 'the match is still to come',
    seed: 'demo',
    as: 'DT',
    at: '/fixture-admin?tournament=1&round=Fecha 6',
    does: [openDialogWith(/^Ver detalles de Unión/)],
    shows: ['VS', 'Este partido aún no se ha jugado'],
    lacks: [link('Ver Estadísticas Completas')],
  },
  {
    section: dialogSection,
    when: 'it has events of every kind',
    seed: 'own',
    as: 'DT',
    at: '/fixture-admin?tournament={tournament}',
    given: createMatchWithEvents,
    does: [openDialogWith(/^Ver detalles de Club Jacarandá/)],
    shows: [
      eventEntry('Gol', 1),
      eventEntry('Gol en contra', 2),
      eventEntry('Tarjeta azul', 3, 'A'),
      eventEntry('Tarjeta amarilla', 4, 'Am'),
      eventEntry('Tarjeta roja', 5, 'R'),
    ],
  },
  {
    section: dialogSection,
    when: 'it has kinds of events that the application cannot record',
    seed: 'demo',
    as: 'DT',
    at: '/fixture-admin?tournament=1&round=Fecha 4',
    forced: {
      because: 'the API refuses other kinds of events',
      answers: { 'GET /matches/{id}/detail': answerWithChangedMatch({}, unrecordableEvents) },
    },
    does: [openDialogWith(/^Ver detalles de Defensores/)],
    shows: ['Cambio', 'Penal', 'Evento'].map((words, at) => eventEntry(words, at + 1)),
  },
  {
    section: dialogSection,
    when: 'no event was recorded',
    seed: 'own',
    as: 'DT',
    at: '/fixture-admin?tournament={tournament}',
    given: createMatchWithoutEvents,
    does: [openDialogWith(/^Ver detalles de Club Lapacho/)],
    shows: ['1 - 1', 'No hay eventos registrados para este partido'],
  },
  {
    section: dialogSection,
    when: 'its round has no name',
    seed: 'demo',
    as: 'DT',
    at: '/fixture-admin?tournament=1&round=Fecha 4',
    forced: {
      because: 'the API refuses a round without a name',
      answers: { 'GET /matches/{id}/detail': answerWithChangedMatch({ round: '' }) },
    },
    does: [openDialogWith(/^Ver detalles de Defensores/)],
    shows: ['Sin ronda'],
  },
  {
    section: dialogSection,
    when: 'the match was deleted meanwhile',
    seed: 'own',
    as: 'DT',
    at: '/fixture-admin?tournament={tournament}',
    given: (api) => createTeamsAndMatch(api, 'Quebracho'),
    does: [
      waitForElement(button(/^Ver detalles de Club Quebracho/)),
      changeDataThroughApi((api, idOf) => expectOk(api('DELETE /matches/{id}', { params: { id: idOf('match') } }))),
      openDialogWith(/^Ver detalles de Club Quebracho/),
    ],
    shows: ['Partido no encontrado'],
  },
];
