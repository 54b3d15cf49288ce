/** The league matches of a tournament: all but those of the playoffs. */
import type { StoredMatchFields } from '../schemas/match.ts';

type LeagueMatchFields = Pick<StoredMatchFields, 'isPlayoff' | 'status'>;

const leagueMatchesOf = <Match extends LeagueMatchFields>(matches: readonly Match[]): Match[] =>
  matches.filter(({ isPlayoff, status }) => !isPlayoff && status !== 'cancelled');

/** The number of league matches not completed yet; until it is 0 the table may change. */
export const countUnfinishedLeagueMatches = (matches: readonly LeagueMatchFields[]): number =>
  leagueMatchesOf(matches).filter(({ status }) => status !== 'completed').length;

/** The dates of the league matches that are not cancelled, in order, one for each match. */
export const leagueDatesOf = (
  matches: readonly (LeagueMatchFields & Pick<StoredMatchFields, 'matchDate'>)[],
): string[] =>
  leagueMatchesOf(matches)
    .map(({ matchDate }) => matchDate)
    .sort();
