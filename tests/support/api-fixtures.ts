/** Test data created through the API as an organiser would: teams, tournaments, canchas, matches and results. */
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { type ApiAnswer, call, onStartApi } from './api.ts';
import { samples } from './samples.ts';

type PartialRequestBody<Key extends keyof Api> = Partial<SentBody<Api[Key]> & object>;

/** The body of a successful answer; any other answer fails the test with its status and body. */
export function expectOk<T>({ status, body }: ApiAnswer<T>): T {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function createTeam(name: string, more: PartialRequestBody<'POST /teams'> = {}): Promise<Team> {
  return expectOk(await call('POST /teams', { as: 'admin', body: { ...samples['POST /teams'], ...more, name } }));
}

/** Creates the teams in one request; their ids have the order of the names. */
export async function createTeams<Names extends string[]>(...names: Names): Promise<{ [At in keyof Names]: Team }> {
  const teams = names.map((name) => ({ ...samples['POST /teams'], name }));
  return expectOk(await call('POST /teams/batch', { as: 'admin', body: { teams } })) as {
    [At in keyof Names]: Team;
  };
}

export async function createTournament(more: PartialRequestBody<'POST /tournaments'> = {}): Promise<Tournament> {
  return expectOk(await call('POST /tournaments', { as: 'admin', body: { ...samples['POST /tournaments'], ...more } }));
}

export async function createCancha(nombre: string, more: PartialRequestBody<'POST /canchas'> = {}): Promise<Cancha> {
  return expectOk(await call('POST /canchas', { as: 'admin', body: { ...more, nombre } }));
}

let usedDayCount = 0;
onStartApi(() => {
  usedDayCount = 0;
});

/** A day that no other match of this test file has, so that no team or official is busy by accident. */
export function nextUnusedDay(): string {
  usedDayCount += 1;
  return new Date(Date.UTC(2026, 2, usedDayCount)).toISOString().slice(0, 10);
}

interface WithId {
  readonly id: number;
}

/** The body of a new match, by default at 14:00 on an unused day. */
export function newMatchBody(
  tournament: WithId,
  home: WithId,
  away: WithId,
  more: PartialRequestBody<'POST /matches'> = {},
) {
  return {
    tournamentId: tournament.id,
    homeTeamId: home.id,
    awayTeamId: away.id,
    matchDate: nextUnusedDay(),
    matchTime: '14:00',
    location: 'Complejo Sur',
    ...more,
  };
}

export const postMatch = (
  tournament: WithId,
  home: WithId,
  away: WithId,
  more: PartialRequestBody<'POST /matches'> = {},
) => call('POST /matches', { as: 'admin', body: newMatchBody(tournament, home, away, more) });

export async function createScheduledMatch(...told: Parameters<typeof postMatch>): Promise<Match> {
  return expectOk(await postMatch(...told));
}

/** Schedules a match of two new teams in a new tournament. */
export async function createMatch(more: PartialRequestBody<'POST /matches'> = {}): Promise<Match> {
  const [home, away] = await createTeams('Deportivo Ombú', 'Atlético Ceibo');
  return createScheduledMatch(await createTournament(), home, away, more);
}

type ScoreRequestBody = SentBody<Api['PATCH /matches/{id}/score']>;

/** Records a score such as '3-1', with further fields in `more`. */
export function saveScore({ id }: WithId, score: string, more: ScoreRequestBody = {}) {
  const [homeScore = 0, awayScore = 0] = score.split('-').map(Number);
  return call('PATCH /matches/{id}/score', {
    as: 'admin',
    params: { id },
    body: { homeScore, awayScore, ...more },
  });
}

/** Creates a completed match between two teams: `playMatch(cup, lanus, '3-1', banfield)`. */
export async function playMatch(
  tournament: WithId,
  home: WithId,
  score: string,
  away: WithId,
  more: PartialRequestBody<'POST /matches'> = {},
): Promise<Match> {
  const [homeScore, awayScore] = score.split('-').map(Number);
  return createScheduledMatch(tournament, home, away, { status: 'completed', homeScore, awayScore, ...more });
}

/** The fields of a match that its form sends. */
export function matchFormBodyOf(match: Match) {
  const { homeTeamId, awayTeamId, matchDate, matchTime, location, round, status } = match;
  const { canchaId, refereeId, assistantId } = match;
  return { homeTeamId, awayTeamId, matchDate, matchTime, location, round, status, canchaId, refereeId, assistantId };
}

/** Saves the form of a match with some changes. */
export const editMatch = (match: Match, changes: PartialRequestBody<'PUT /matches/{id}'>) =>
  call('PUT /matches/{id}', { as: 'admin', params: { id: match.id }, body: { ...matchFormBodyOf(match), ...changes } });

export async function readMatch({ id }: WithId): Promise<Match> {
  return expectOk(await call('GET /matches/{id}', { as: 'admin', params: { id } }));
}

/** A match as it is told to everybody: who keeps its sheet is told to administrators only. */
export const asToldToAnyone = <T extends Match>({ sheetUserIds: _administratorsOnly, ...match }: T) => match;

export async function readTournament({ id }: WithId): Promise<Tournament> {
  return expectOk(await call('GET /tournaments/{id}', { as: 'admin', params: { id } }));
}

/** Saves the form of a tournament with some changes. */
export const editTournament = (
  { id, name, startDate, endDate }: Tournament,
  changes: Partial<SentBody<Api['PUT /tournaments/{id}']>>,
) => call('PUT /tournaments/{id}', { as: 'admin', params: { id }, body: { name, startDate, endDate, ...changes } });

export async function readMatchesOfTournament({ id }: WithId): Promise<Match[]> {
  return expectOk(await call('GET /matches/tournament/{id}', { params: { id } }));
}

export const deleteTeam = ({ id }: WithId) => call('DELETE /teams/{id}', { as: 'admin', params: { id } });
export const deleteMatch = ({ id }: WithId) => call('DELETE /matches/{id}', { as: 'admin', params: { id } });
