/** The saves about matches: their form and their result. */
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { dialog, fillFields } from '#tests/support/browser-forms.ts';
import { type OwnTournament, ownRefereeName, ownTeamNames } from '#tests/support/own-tournament.ts';
import type { SendRequest } from '#tests/support/web-client.ts';
import {
  buttonInDialog,
  buttonInMain,
  buttonInToast,
  countWhere,
  pressButtonsInOrder,
  type SaveCase,
} from './save-case.ts';
import { createTournament } from './tournaments.ts';

type MatchCreationBody = Partial<SentBody<Api['POST /matches']>>;

let usedMatchDayCount = 0;
/**
 * Creates a match of the first team against the second, on a past day that no other match has. It belongs to a new
 * tournament, or to the test's own one if `more` names a round.
 */
export const createMatch =
  (more: MatchCreationBody = {}) =>
  async (api: SendRequest, own: OwnTournament): Promise<number> => {
    usedMatchDayCount += 1;
    const matchDate = new Date(Date.UTC(2025, 6, usedMatchDayCount)).toISOString().slice(0, 10);
    const tournamentId = more.round ? own.id : await createTournament(`Copa del día ${usedMatchDayCount}`)(api, own);
    const [{ id: homeTeamId }, { id: awayTeamId }] = own.teams;
    const place = { matchDate, matchTime: '14:00', location: 'Complejo Sur', refereeId: own.referee.id };
    const body = { tournamentId, homeTeamId, awayTeamId, ...place, ...more };
    return (await api('POST /matches', { body })).body.id;
  };
const readMatch = async (api: SendRequest, id: number) => (await api('GET /matches/{id}', { params: { id } })).body;
export const readPartOfMatch =
  <T>(part: (match: Match) => T) =>
  async (api: SendRequest, id: number) =>
    part(await readMatch(api, id));
const countMatchesAt = (place: string) => async (api: SendRequest, id: number) =>
  countWhere(
    (await api('GET /matches/tournament/{id}', { params: { id } })).body,
    ({ location }) => location === place,
  );

export const matchAddress = (id: number) => `/partidos/${id}`;
const sharedFieldsOfMatchFormSave = { by: 'features/matches/form/loaded-match-form.tsx' } as const;

/** The cases to test; `name` is the name of the tournament that `createOwnTournament` made for the test. */
export function matchSaveCases(name: string): readonly SaveCase[] {
  const [home, away] = ownTeamNames(name);
  const teams = { Local: home, Visitante: away };
  const rest = (place: string) => ({ Día: '2027-04-10', Ubicación: place, Árbitro: ownRefereeName(name) });
  return [
    {
      what: 'a match is created',
      ...sharedFieldsOfMatchFormSave,
      route: 'POST /matches',
      given: createTournament('Copa de Partidos'),
      at: (id) => `/partidos?tournament=${id}`,
      opens: pressButtonsInOrder('Nuevo Partido'),
      types: { ...teams, ...rest('Donde se crea') },
      saves: buttonInDialog('Crear'),
      reads: countMatchesAt('Donde se crea'),
      leaves: 1,
    },
    {
      what: 'a round is created with its first match',
      ...sharedFieldsOfMatchFormSave,
      route: 'POST /matches',
      given: createTournament('Copa de Fechas'),
      at: (id) => `/fixture/gestion?tournament=${id}`,
      async opens(page) {
        await pressButtonsInOrder('Crear Primera Fecha')(page);
        await fillFields(dialog(page), { Día: '2027-04-17' });
        await pressButtonsInOrder('Continuar')(page);
      },
      types: { ...teams, Ubicación: 'Donde empieza', Árbitro: ownRefereeName(name) },
      saves: buttonInDialog('Crear'),
      reads: countMatchesAt('Donde empieza'),
      leaves: 1,
    },
    {
      what: 'a fixture is planned',
      by: 'features/fixture-management/planning/fixture-planner.tsx',
      route: 'POST /tournaments/{id}/fixture/plan',
      given: createTournament('Copa de Planes'),
      at: (id) => `/fixture/gestion?tournament=${id}`,
      types: { Desde: '2051-03-04' },
      saves: buttonInMain('Ver el fixture'),
      reads: async (api, id) => (await api('GET /matches/tournament/{id}', { params: { id } })).body,
      leaves: [],
    },
    {
      what: 'a round is rearranged',
      by: 'features/fixture-management/changes/use-rearrangement.ts',
      route: 'PUT /tournaments/{id}/fixture/matches',
      given: createMatch({ round: 'Fecha 42', matchDate: '2052-03-02' }),
      at: (_, own) => `/fixture/gestion?tournament=${own.id}&round=Fecha 42`,
      async opens(page) {
        await pressButtonsInOrder('Reacomodar')(page);
        await dialog(page).locator('[data-slot][aria-pressed]').click();
        await dialog(page).locator('[data-slot]', { hasText: 'Libre' }).last().click();
      },
      saves: buttonInDialog('Guardar 1 cambio'),
      reads: readPartOfMatch(({ matchTime }) => matchTime),
      leaves: '14:30',
    },
    {
      what: 'a match is changed',
      ...sharedFieldsOfMatchFormSave,
      route: 'PUT /matches/{id}',
      at: matchAddress,
      given: createMatch(),
      opens: pressButtonsInOrder('Editar Partido'),
      types: { Ubicación: 'Donde se mudó', Hora: '16:30', Árbitro: 'Sin asignar' },
      saves: buttonInDialog('Guardar'),
      reads: readPartOfMatch(({ location, matchTime, refereeId }) => [location, matchTime, refereeId]),
      leaves: ['Donde se mudó', '16:30', 0],
    },
    {
      what: 'a match is cancelled',
      ...sharedFieldsOfMatchFormSave,
      route: 'PUT /matches/{id}',
      at: matchAddress,
      given: createMatch(),
      opens: pressButtonsInOrder('Editar Partido'),
      types: { Estado: 'Cancelado' },
      saves: buttonInDialog('Guardar'),
      reads: readPartOfMatch(({ status }) => status),
      leaves: 'cancelled',
    },
    {
      what: 'a match is moved in its fixture',
      ...sharedFieldsOfMatchFormSave,
      route: 'PUT /matches/{id}',
      given: createMatch({ round: 'Fecha 41' }),
      at: (_, own) => `/fixture/gestion?tournament=${own.id}&round=Fecha 41`,
      opens: pressButtonsInOrder(`Editar ${home} contra ${away}`),
      types: { Día: '2027-04-24' },
      saves: buttonInDialog('Guardar'),
      reads: readPartOfMatch(({ matchDate }) => matchDate),
      leaves: '2027-04-24',
    },
    {
      what: 'a match is deleted',
      by: 'features/matches/delete-match-dialog.tsx',
      route: 'DELETE /matches/{id}',
      given: createMatch({ round: 'Fecha 40' }),
      at: (_, own) => `/partidos?tournament=${own.id}&round=Fecha 40`,
      opens: pressButtonsInOrder(`Eliminar ${home} contra ${away}`),
      saves: buttonInDialog('Eliminar'),
      reads: async (api, id) => (await api('GET /matches/{id}', { params: { id } })).status,
      leaves: 404,
    },
    {
      what: 'an official is added',
      by: 'features/matches/form/official-form.tsx',
      route: 'POST /teamstaff',
      at: matchAddress,
      given: createMatch(),
      opens: pressButtonsInOrder('Editar Partido', 'Nuevo árbitro o asistente'),
      types: { Nombre: 'Ofelia Silbato' },
      saves: buttonInDialog('Crear'),
      reads: async (api) => countWhere((await api('GET /teamstaff')).body, ({ name }) => name === 'Ofelia Silbato'),
      leaves: 1,
    },
    {
      what: 'a result is saved',
      by: 'features/matches/result/use-score-form.ts',
      route: 'PATCH /matches/{id}/score',
      at: matchAddress,
      given: createMatch(),
      opens: pressButtonsInOrder('Resultado'),
      types: { [`Goles de ${home}`]: '3', [`Goles de ${away}`]: '1' },
      saves: buttonInDialog('Guardar'),
      reads: readPartOfMatch(({ homeScore, awayScore }) => [homeScore, awayScore]),
      leaves: [3, 1],
    },
    {
      what: 'a walkover is saved',
      by: 'features/matches/result/use-score-form.ts',
      route: 'PATCH /matches/{id}/score',
      at: matchAddress,
      given: createMatch(),
      async opens(page) {
        await pressButtonsInOrder('Resultado', 'Un equipo no se presentó (W.O.)')(page);
        await dialog(page).getByRole('radio', { name: home }).check();
      },
      saves: buttonInDialog('Guardar'),
      reads: readPartOfMatch(({ walkover }) => walkover),
      leaves: 'home',
    },
    {
      what: 'a result is undone',
      by: 'features/matches/result/undo-result.ts',
      route: 'PUT /matches/{id}',
      at: matchAddress,
      given: createMatch(),
      async opens(page) {
        await pressButtonsInOrder('Resultado', `Sumar uno a Goles de ${home}`, 'Guardar')(page);
        await dialog(page).waitFor({ state: 'detached' });
      },
      saves: buttonInToast('Deshacer'),
      reads: readPartOfMatch(({ status, homeScore }) => [status, homeScore]),
      leaves: ['scheduled', null],
    },
  ];
}
