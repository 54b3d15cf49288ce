/** Setup of the scenes: data created through the API of the running application, as an organiser would. */
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import { samples } from '#tests/support/samples.ts';
import { expectOk, readUntil, type SendRequest } from '#tests/support/web-client.ts';
import { dateAfterDays } from './days.ts';

/** Ids by the placeholders of a scene's address, such as `team` in '/equipos/{team}'. */
export type IdsByName = Readonly<Record<string, number>>;
export type SceneSetup = (api: SendRequest) => Promise<IdsByName>;

export function idByName(ids: IdsByName, name: string): number {
  const id = ids[name];
  if (id === undefined) throw new Error(`nothing called '${name}' was given`);
  return id;
}

type RequestBodyFields<Key extends keyof Api> = Partial<SentBody<Api[Key]> & object>;

export const createTeam = async (
  api: SendRequest,
  name: string,
  more: RequestBodyFields<'POST /teams'> = {},
): Promise<number> => (await expectOk(api('POST /teams', { body: { ...samples['POST /teams'], ...more, name } }))).id;

/** Creates a substitute called Elsa Quiroga with the number 9, unless `more` differs. */
export async function createPlayer(api: SendRequest, teamId: number, more: RequestBodyFields<'POST /players'> = {}) {
  const person = { firstName: 'Elsa', lastName: 'Quiroga', dateOfBirth: '1999-05-04', jerseyNumber: 9 };
  return expectOk(api('POST /players', { body: { ...person, ...more, teamId } }));
}

export const createStaff = (api: SendRequest, name: string, more: RequestBodyFields<'POST /teamstaff'>) =>
  expectOk(api('POST /teamstaff', { body: { teamId: 0, ...more, name } }));

export async function createTournament(
  api: SendRequest,
  name: string,
  more: RequestBodyFields<'POST /tournaments'> = {},
): Promise<number> {
  const dates = { startDate: dateAfterDays(-30), endDate: dateAfterDays(60) };
  return (await expectOk(api('POST /tournaments', { body: { ...dates, ...more, name } }))).id;
}

export async function createMatch(
  api: SendRequest,
  match: RequestBodyFields<'POST /matches'> & { readonly tournamentId: number },
) {
  const usual = {
    homeTeamId: 0,
    awayTeamId: 0,
    matchDate: dateAfterDays(7),
    matchTime: '14:00',
    location: 'Complejo Sur',
  };
  return expectOk(api('POST /matches', { body: { ...usual, ...match } }));
}

/**
 * Creates two teams, a tournament and a match: for 'Ceibo', 'Club Ceibo' at home to 'Atlético Ceibo' in 'Copa Ceibo'.
 */
export async function createTeamsAndMatch(
  api: SendRequest,
  name: string,
  {
    rules = {},
    ...more
  }: RequestBodyFields<'POST /matches'> & Pick<RequestBodyFields<'POST /tournaments'>, 'rules'> = {},
) {
  const [home, away, tournament] = await Promise.all([
    createTeam(api, `Club ${name}`),
    createTeam(api, `Atlético ${name}`),
    createTournament(api, `Copa ${name}`, { rules }),
  ]);
  const sides = { tournamentId: tournament, homeTeamId: home, awayTeamId: away };
  return { tournament, home, away, match: (await createMatch(api, { ...sides, ...more })).id };
}

export const recordScore = (api: SendRequest, id: number, homeScore: number, awayScore: number) =>
  expectOk(api('PATCH /matches/{id}/score', { params: { id }, body: { homeScore, awayScore } }));

export const recordEvent = (
  api: SendRequest,
  matchId: number,
  body: Omit<SentBody<Api['POST /matchevents']>, 'matchId'>,
) => expectOk(api('POST /matchevents', { body: { ...body, matchId } }));

/** Creates a tournament of Arce, Boedo, Caseros and Dock, who rank in this order. */
export async function createLeagueOfFour(api: SendRequest, name: string): Promise<number> {
  const teamIds: number[] = [];
  for (const team of ['Arce', 'Boedo', 'Caseros', 'Dock']) teamIds.push(await createTeam(api, team));
  return createTournament(api, name, { teamIds });
}

/** Generates the playoffs with both semifinals today and the final in a week. */
export const generatePlayoffs = (api: SendRequest, id: number) =>
  expectOk(
    api('POST /tournaments/{id}/generate-playoffs', {
      params: { id },
      body: {
        semi1Date: dateAfterDays(0),
        semi1Time: '15:30',
        semi2Date: dateAfterDays(0),
        semi2Time: '16:30',
        finalDate: dateAfterDays(7),
        finalTime: '17:30',
        include3rdPlaceMatch: false,
        location: 'Complejo Sur',
      },
    }),
  );

/** A new team, 'Los Nuevos', without a logo, players, staff or matches. */
export const createNewTeam: SceneSetup = async (api) => ({ team: await createTeam(api, 'Los Nuevos') });

export const createClosedCancha: SceneSetup = async (api) => {
  const [closed, open] = await Promise.all([
    expectOk(api('POST /canchas', { body: { nombre: 'El Pozo', disponible: false } })),
    expectOk(api('POST /canchas', { body: { nombre: 'El Prado' } })),
  ]);
  return { tournament: await createTournament(api, 'Copa del Pozo'), closed: closed.id, open: open.id };
};

/**
 * Waits until all earlier writes are published: the stream keeps their order, so a tournament written last is also
 * published last.
 */
export async function waitUntilPublished(api: SendRequest): Promise<void> {
  const last = await createTournament(api, 'Torneo del Final', { status: 'in_progress' });
  const read = () => expectOk(api('GET /home'));
  await readUntil(read, ({ tournaments }) => tournaments.some(({ id }) => id === last));
}
