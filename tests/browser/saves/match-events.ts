/** The saves of a match's event screen (start, events, goalkeepers), and of lineups. */
import type { Page } from 'playwright-core';
import { dialog, fillFields } from '#tests/support/browser-forms.ts';
import { type OwnTournament, ownTeamNames } from '#tests/support/own-tournament.ts';
import type { SendRequest } from '#tests/support/web-client.ts';
import { createMatch, matchAddress, readPartOfMatch } from './matches.ts';
import { buttonInDialog, buttonInMain, pressButtonsInOrder, type SaveCase } from './save-case.ts';

const createPlayedMatch = createMatch({ status: 'completed', homeScore: 1, awayScore: 0 });
const createEvent = async (api: SendRequest, matchId: number, { teams: [team], squads }: OwnTournament) => {
  const playerId = squads[0]?.[0]?.id ?? 0;
  const body = { matchId, teamId: team.id, playerId, eventType: 'goal' as const, minute: 7 };
  await api('POST /matchevents', { body });
  return matchId;
};
const createMatchWithEvent = async (api: SendRequest, own: OwnTournament) =>
  createEvent(api, await createPlayedMatch(api, own), own);
const readEventTypesAndMinutes = async (api: SendRequest, id: number) =>
  (await api('GET /matchevents/match/{id}', { params: { id } })).body.map(({ eventType, minute }) => [
    eventType,
    minute,
  ]);

const openEventScreen =
  (...names: readonly (string | RegExp)[]) =>
  (page: Page) =>
    pressButtonsInOrder('Gestionar Eventos', ...names)(page);

/** The cases to test; `name` is the name of the tournament that `createOwnTournament` made for the test. */
export function matchEventSaveCases(name: string): readonly SaveCase[] {
  const [home] = ownTeamNames(name);
  return [
    {
      what: 'a match is started',
      by: 'features/matches/events/start-match.tsx',
      route: 'PUT /matches/{id}',
      at: matchAddress,
      given: createMatch(),
      opens: openEventScreen(),
      saves: buttonInDialog('Empezar partido'),
      isLeftByEscape: true,
      reads: readPartOfMatch(({ status }) => status),
      leaves: 'in_progress',
    },
    {
      what: 'an event is recorded',
      by: 'features/matches/events/use-event-entry.ts',
      route: 'POST /matchevents',
      at: matchAddress,
      given: createPlayedMatch,
      async opens(page) {
        await openEventScreen(home, /^Gol$/)(page);
        await fillFields(dialog(page), { Minuto: '21' });
      },
      saves: buttonInDialog(/^\d+ /),
      isLeftByEscape: true,
      reads: readEventTypesAndMinutes,
      leaves: [['goal', 21]],
    },
    {
      what: 'an event is changed',
      by: 'features/matches/events/event-edit-form.tsx',
      route: 'PUT /matchevents/{id}',
      at: matchAddress,
      given: createMatchWithEvent,
      opens: openEventScreen(/^Editar Gol/),
      types: { Tipo: 'Tarjeta amarilla', Descripción: 'Por protestar' },
      saves: buttonInDialog('Guardar'),
      reads: readEventTypesAndMinutes,
      leaves: [['yellowcard', 7]],
    },
    {
      what: 'an event is deleted',
      by: 'features/matches/events/delete-event-dialog.tsx',
      route: 'DELETE /matchevents/{id}',
      at: matchAddress,
      given: createMatchWithEvent,
      opens: openEventScreen(/^Eliminar Gol/),
      saves: buttonInDialog('Eliminar'),
      reads: readEventTypesAndMinutes,
      leaves: [],
    },
    {
      what: 'goalkeepers are corrected',
      by: 'features/matches/events/goalkeeper-form.tsx',
      route: 'PUT /matches/{id}',
      at: matchAddress,
      given: createPlayedMatch,
      opens: openEventScreen(),
      types: { [`Arquero de ${home}`]: 'Nadie' },
      saves: buttonInDialog('Guardar arqueros'),
      isLeftByEscape: true,
      reads: readPartOfMatch(({ homeGoalkeeperId }) => homeGoalkeeperId),
      leaves: 0,
    },
    {
      what: 'a usual lineup is saved',
      by: 'features/lineup/use-save-lineup.ts',
      route: 'PUT /teams/{id}/lineup',
      as: 'DT',
      at: (_, own) => `/alineacion?team=${own.teams[0].id}&match=habitual`,
      types: { Formación: '1-3-1-1 Defensivo' },
      saves: buttonInMain('Guardar'),
      reads: async (api, _, { teams: [{ id }] }) =>
        (await api('GET /teams/{id}/lineup', { params: { id } })).body.formation,
      leaves: '1-3-1-1',
    },
    {
      what: 'the lineup for a match is saved',
      by: 'features/lineup/use-save-lineup.ts',
      route: 'PUT /matches/{id}/lineup/{teamId}',
      given: createMatch(),
      at: (id, own) => `/alineacion?team=${own.teams[0].id}&match=${id}`,
      types: { Formación: '1-1-2-2 Ultra Ofensivo' },
      saves: buttonInMain('Guardar'),
      reads: async (api, id, { teams: [{ id: teamId }] }) =>
        (await api('GET /matches/{id}/lineup/{teamId}', { params: { id, teamId } })).body.formation,
      leaves: '1-1-2-2',
    },
  ];
}
