/** Scenes about the screen of a single match. */

import { button, element, expectationInMain, heading, text } from './expectations.ts';
import type { Scene } from './scene.ts';
import { createPlayer, createTeamsAndMatch, recordEvent, recordScore, type SceneSetup } from './setups.ts';

const matchDetailSection = 'Match detail';

/** A match with one event of each kind in the minutes 1 to 5; only the goal has a description. */
export const createMatchWithEvents: SceneSetup = async (api) => {
  const { home: teamId, ...rest } = await createTeamsAndMatch(api, 'Jacarandá', { status: 'in_progress' });
  const { id: playerId } = await createPlayer(api, teamId);
  for (const [at, eventType] of (['goal', 'owngoal', 'bluecard', 'yellowcard', 'redcard'] as const).entries()) {
    const description = eventType === 'goal' ? 'De cabeza' : '';
    await recordEvent(api, rest.match, { playerId, teamId, eventType, minute: at + 1, description });
  }
  await recordScore(api, rest.match, 1, 1);
  return rest;
};

export const matchDetailScenes: Scene[] = [
  {
    section: matchDetailSection,
    when: 'it was played, for a visitor',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: null,
    shows: [
      expectationInMain(text(/^Fecha \d$/)),
      expectationInMain(text(/\d+ - \d+/)),
      expectationInMain('FINAL'),
      heading('Eventos'),
      'Fecha',
      text(/^(lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d+ de \p{L}+ de \d{4}$/u),
      'Hora',
      'Cancha',
      'Lugar',
      'Complejo Polideportivo Barrial',
      'Árbitro',
      element('events in a list', (scope) =>
        scope.getByRole('list', { name: 'Eventos del partido' }).getByRole('listitem'),
      ),
      element('a minute', (scope) => scope.getByRole('list', { name: 'Eventos del partido' }).getByText(/^\d+'$/)),
    ],
    lacks: [button('Editar Partido'), button('Gestionar Eventos')],
  },
  {
    section: matchDetailSection,
    when: 'an event has everything',
    seed: 'own',
    at: '/partidos/{match}',
    as: null,
    given: createMatchWithEvents,
    shows: [
      element('player, team, description and minute of the goal', (scope) =>
        scope
          .getByRole('list', { name: 'Eventos del partido' })
          .getByRole('listitem')
          .filter({ hasText: /Gol/ })
          .filter({ hasText: /Elsa Quiroga/ })
          .filter({ hasText: 'Club Jacarandá' })
          .filter({ hasText: 'De cabeza' })
          .filter({ hasText: "1'" })
          .filter({ has: scope.page().locator('svg') }),
      ),
    ],
  },
  {
    section: matchDetailSection,
    when: 'it is being played',
    seed: 'demo',
    at: '/partidos/{live}',
    as: null,
    shows: [expectationInMain('EN VIVO')],
  },
  {
    section: matchDetailSection,
    when: 'it is still to come',
    seed: 'demo',
    at: '/partidos/{scheduled}',
    as: null,
    shows: [expectationInMain('VS'), expectationInMain('Este partido aún no se ha jugado')],
  },
  {
    section: matchDetailSection,
    when: 'an administrator opens it',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    shows: [button('Editar Partido'), button('Gestionar Eventos')],
  },
  {
    section: matchDetailSection,
    when: 'a coach opens it',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'DT',
    shows: [heading('Eventos')],
    lacks: [button('Editar Partido'), button('Gestionar Eventos')],
  },
  {
    section: matchDetailSection,
    when: 'it does not exist',
    seed: 'none',
    at: '/partidos/999',
    as: 'DT',
    shows: [heading('Partido no encontrado')],
  },
];
