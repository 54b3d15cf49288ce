/**
 * Loads the demo matches into the application: the matches of every round with their officials, then their events and
 * lineups.
 */

import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { LocalDateAndTime } from '#shared/text/local-time.ts';
import type { ApiClient } from './api-client.ts';
import { makeMatchEvents, type SquadOnTheDay } from './demo-events.ts';
import { type DemoMatch, demoRounds, matchWithLineups, redCards, sportsComplexName } from './demo-tournament.ts';
import { createLineupOfStarters, type LoadedPlayer, type LoadedTeam } from './load-teams.ts';

export interface LoadedTournament {
  readonly tournamentId: number;
  readonly teams: ReadonlyMap<string, LoadedTeam>;
  readonly canchaIds: ReadonlyMap<string, number>;
  /** Ids of two referees and then two assistants. */
  readonly officialIds: readonly number[];
  readonly today: string;
  /** Kick-off of the match that is being played. */
  readonly kickOff: LocalDateAndTime;
}

/** How long the match being played has lasted: its events are no later. */
const liveMatchMinutes = 14;
/** How long a finished match lasted. */
const finishedMatchMinutes = 30;

interface CreatedMatch {
  readonly round: string;
  readonly row: DemoMatch;
  readonly matchId: number;
}

/**
 * Creates the matches one after another, so that their ids follow the fixture, then loads their events concurrently.
 */
export async function createDemoMatches(api: ApiClient, season: LoadedTournament): Promise<void> {
  const fixtures: CreatedMatch[] = [];
  for (const [turn, [round, rows]] of Object.entries(demoRounds).entries()) {
    for (const [at, row] of rows.entries()) {
      const directed = chooseOfficials(season.officialIds, turn, at);
      fixtures.push({ round, row, matchId: await createMatch(api, season, { round, row, ...directed }) });
    }
  }
  await mapConcurrently(fixtures, (fixture, at) => createDemoEvents(api, season, fixture, at), 4);
  for (const fixture of fixtures.filter(isMatchWithLineups)) await createDemoLineups(api, season, fixture);
}

/**
 * Chooses referee and assistant of a match. Matches played at the same time are neighbours in their round, so
 * neighbours get different ones.
 */
function chooseOfficials(
  [referee1 = 0, referee2 = 0, assistant1 = 0, assistant2 = 0]: readonly number[],
  turn: number,
  at: number,
) {
  return {
    refereeId: at % 2 === 0 ? referee1 : referee2,
    assistantId: (at + turn) % 2 === 0 ? assistant1 : assistant2,
  };
}

interface PlannedMatch {
  readonly round: string;
  readonly row: DemoMatch;
  readonly refereeId: number;
  readonly assistantId: number;
}

async function createMatch(
  api: ApiClient,
  season: LoadedTournament,
  { row, ...planned }: PlannedMatch,
): Promise<number> {
  const [day, time, cancha, home, away, result] = row;
  const isNow = time === 'ahora';
  const begins = isNow ? season.kickOff : { date: addDays(season.today, day), time };
  // The score of a match under way comes from its events.
  const outcome = isNow
    ? { status: 'in_progress' as const }
    : result && { status: 'completed' as const, ...parseScores(result) };
  const match = await api.call(
    'POST /matches',
    {},
    {
      ...planned,
      ...outcome,
      tournamentId: season.tournamentId,
      homeTeamId: loadedTeamByName(season, home).id,
      awayTeamId: loadedTeamByName(season, away).id,
      matchDate: begins.date,
      matchTime: begins.time,
      location: sportsComplexName,
      canchaId: getByName(season.canchaIds, cancha),
    },
  );
  return match.id;
}

async function createDemoEvents(
  api: ApiClient,
  season: LoadedTournament,
  { round, row, matchId }: CreatedMatch,
  at: number,
): Promise<void> {
  const [, time, , home, away, result] = row;
  if (!result) return;
  const { homeScore, awayScore } = parseScores(result);
  const minutes = time === 'ahora' ? liveMatchMinutes : finishedMatchMinutes;
  const sides = [teamSheetOf(season, home, round, homeScore), teamSheetOf(season, away, round, awayScore)] as const;
  for (const line of makeMatchEvents(at, ...sides, minutes))
    await api.call('POST /matchevents', {}, { matchId, ...line });
}

const isMatchWithLineups = ({ round, row: [, , , home] }: CreatedMatch) =>
  round === matchWithLineups.round && home === matchWithLineups.home;

async function createDemoLineups(
  api: ApiClient,
  season: LoadedTournament,
  { round, row, matchId }: CreatedMatch,
): Promise<void> {
  const [, , , home, away] = row;
  for (const club of [home, away]) {
    const team = loadedTeamByName(season, club);
    const lineup = createLineupOfStarters(team, suspendedPlayerIn(season, club, round));
    await api.call('PUT /matches/{id}/lineup/{teamId}', { id: matchId, teamId: team.id }, lineup);
  }
}

function teamSheetOf(season: LoadedTournament, club: string, round: string, goals: number): SquadOnTheDay {
  const { id, players } = loadedTeamByName(season, club);
  const suspended = suspendedPlayerIn(season, club, round);
  const sentOff = sentOffPlayerIn(season, club, round);
  return { teamId: id, goals, players: players.filter((each) => each !== suspended), ...(sentOff && { sentOff }) };
}

function suspendedPlayerIn(season: LoadedTournament, club: string, round: string): LoadedPlayer | undefined {
  const names = Object.keys(demoRounds);
  return sentOffPlayerIn(season, club, names[names.indexOf(round) - 1]);
}

function sentOffPlayerIn(season: LoadedTournament, club: string, round: string | undefined): LoadedPlayer | undefined {
  const red = redCards.find((each) => each.club === club && each.round === round);
  return red && loadedTeamByName(season, club).players.find(({ jerseyNumber }) => jerseyNumber === red.shirt);
}

function parseScores(result: string) {
  const [homeScore = 0, awayScore = 0] = result.split('-').map(Number);
  return { homeScore, awayScore };
}

const loadedTeamByName = ({ teams }: LoadedTournament, name: string): LoadedTeam => getByName(teams, name);

function getByName<T>(loaded: ReadonlyMap<string, T>, name: string): T {
  const found = loaded.get(name);
  if (found === undefined) throw new Error(`The demo data names '${name}', which it does not create.`);
  return found;
}
