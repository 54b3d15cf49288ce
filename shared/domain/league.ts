/** The league matches of a tournament: all but those of the playoffs. */
import type { StoredMatchFields } from './schemas/match.ts';

type LeagueMatchFields = Pick<StoredMatchFields, 'isPlayoff' | 'status'>;

const leagueMatchesOf = <Match extends LeagueMatchFields>(matches: readonly Match[]): Match[] =>
  matches.filter(({ isPlayoff, status }) => !isPlayoff && status !== 'cancelled');

/** The number of league matches not completed yet; until it is 0 the table may change. */
export const countUnfinishedLeagueMatches = (matches: readonly LeagueMatchFields[]): number =>
  leagueMatchesOf(matches).filter(({ status }) => status !== 'completed').length;

/** The date of the last league match that is not cancelled; null when there is none. */
export const lastLeagueDay = (
  matches: readonly (LeagueMatchFields & Pick<StoredMatchFields, 'matchDate'>)[],
): string | null =>
  leagueMatchesOf(matches)
    .map(({ matchDate }) => matchDate)
    .sort()
    .at(-1) ?? null;
