/** The matches that can serve a team's bans, and those in which they are still to be served. */
import { isWalkoverToCome } from '../matches/match-status.ts';
import { comparePlayOrder } from '../matches/play-order.ts';
import type { StoredMatchFields } from '../schemas/match.ts';

/** The match fields that suspensions depend on. */
export type SuspensionMatchFields = Pick<
  StoredMatchFields,
  'id' | 'homeTeamId' | 'awayTeamId' | 'matchDate' | 'matchTime' | 'round' | 'status' | 'walkover'
>;

/** The matches of a team in order of play: completed ones that can have served a ban, and those still to play. */
export interface TeamCalendar {
  readonly played: SuspensionMatchFields[];
  readonly toPlay: SuspensionMatchFields[];
}

/** The matches in order of play, as they are on the federation's day `today`: a walkover after it is still to come. */
export const inOrderAsOf = (matches: readonly SuspensionMatchFields[], today: string): SuspensionMatchFields[] =>
  matches
    .toSorted(comparePlayOrder)
    .map((match) => (isWalkoverToCome(match, today) ? { ...match, status: 'scheduled' } : match));

/** The calendar of each team; a walkover serves bans only for the side that came. */
export function calendarsByTeamId(inOrder: readonly SuspensionMatchFields[]): ReadonlyMap<number, TeamCalendar> {
  const calendars = new Map<number, TeamCalendar>();
  for (const match of inOrder) {
    const { homeTeamId, awayTeamId, status, walkover } = match;
    for (const [teamId, side] of [[homeTeamId, 'home'] as const, [awayTeamId, 'away'] as const]) {
      if (teamId === null || status === 'cancelled' || status === 'postponed') continue;
      const calendar = calendars.get(teamId) ?? { played: [], toPlay: [] };
      calendars.set(teamId, calendar);
      if (status !== 'completed') calendar.toPlay.push(match);
      else if (walkover !== side && walkover !== 'both') calendar.played.push(match);
    }
  }
  return calendars;
}
