/** A third-party client generated from the OpenAPI document: it plays a match through the API and returns the table. */
import createClient from 'openapi-fetch';
import type { components, paths } from './torneo.js';

type Standing = components['schemas']['Standing'];
export interface Account {
  readonly email: string;
  readonly password: string;
}
export interface PlayedMatch {
  readonly match: components['schemas']['Match'];
  readonly events: readonly components['schemas']['MatchEvent'][];
  readonly table: readonly Standing[];
  /** The API's error for a match that does not exist. */
  readonly refusal: components['schemas']['Problem'] | undefined;
}

/** @param url base address of the API, as in `https://…/api` */
export async function playAMatch(url: string, account: Account): Promise<PlayedMatch> {
  const api = createClient<paths>({ baseUrl: url });
  const { token } = dataOf(await api.POST('/auth/login', { body: account }));
  api.use({ onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${token}`) });

  async function createTeam(name: string) {
    const body = { name, coach: 'Raúl Paz', foundationYear: 1948, city: 'Lanús' };
    return dataOf(await api.POST('/teams', { body }));
  }
  async function createPlayer(teamId: number, jerseyNumber: number) {
    const body = { teamId, jerseyNumber, firstName: 'Tomás', lastName: 'Ibarra', dateOfBirth: '1998-05-21' };
    return dataOf(await api.POST('/players', { body: { ...body, position: 'Delantero' } }));
  }
  async function recordGoal(matchId: number, { id, teamId }: components['schemas']['Player'], minute: number) {
    dataOf(await api.POST('/matchevents', { body: { matchId, playerId: id, teamId, eventType: 'goal', minute } }));
  }

  const [home, away] = [await createTeam('Deportivo Ombú'), await createTeam('Atlético Ceibo')];
  const [nine, ten] = [await createPlayer(home.id, 9), await createPlayer(away.id, 10)];
  const season = { name: 'Apertura', startDate: '2026-03-01', endDate: '2026-06-30' };
  const tournament = dataOf(await api.POST('/tournaments', { body: season }));
  const schedule = { matchDate: '2026-03-07', matchTime: '14:00', location: 'Complejo Sur', round: 'Fecha 1' };
  const sides = { tournamentId: tournament.id, homeTeamId: home.id, awayTeamId: away.id };
  const { id } = dataOf(await api.POST('/matches', { body: { ...sides, ...schedule } }));

  const path = { id };
  dataOf(await api.PUT('/matches/{id}', { params: { path }, body: { ...sides, ...schedule, status: 'in_progress' } }));
  await recordGoal(id, nine, 7);
  await recordGoal(id, ten, 15);
  await recordGoal(id, nine, 28);
  const match = dataOf(
    await api.PATCH('/matches/{id}/score', { params: { path }, body: { homeScore: 2, awayScore: 1 } }),
  );
  const events = dataOf(await api.GET('/matchevents/match/{id}', { params: { path } }));
  const { error: refusal } = await api.GET('/matches/{id}', { params: { path: { id: 999 } } });
  return { match, events, table: await publishedTable(tournament.id), refusal };

  /** Reads the table until it shows the result, which takes seconds. */
  async function publishedTable(tournamentId: number): Promise<Standing[]> {
    for (let attempt = 0; ; attempt++) {
      const params = { path: { id: tournamentId } };
      const table = dataOf(await api.GET('/standings/tournament/{id}', { params }));
      if (attempt === 50 || table.every(({ played }) => played === 1)) return table;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** The data of an answer; throws the error if the API refused the request. */
function dataOf<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

/** Calls that the OpenAPI document does not allow, so they must not compile. This function is never run. */
export async function forbiddenCalls(): Promise<void> {
  const api = createClient<paths>({ baseUrl: '/api' });
  // @ts-expect-error a new team needs a coach, a city and a foundation year
  await api.POST('/teams', { body: { name: 'Deportivo Ombú' } });
  // @ts-expect-error 'offside' is not a type of event
  await api.PUT('/matchevents/{id}', { params: { path: { id: 1 } }, body: { eventType: 'offside', minute: 1 } });
  // @ts-expect-error the path parameter `id` is missing
  await api.GET('/teams/{id}', {});
  const { data } = await api.GET('/teams');
  // @ts-expect-error a team has the field `name`, but none called `nombre`
  data?.[0]?.nombre;
}
