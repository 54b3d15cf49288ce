/** The league of a tournament: its matches that are not of the knock-out. */
import type { StoredMatchFields } from './schemas/match.ts';

type Played = Pick<StoredMatchFields, 'isPlayoff' | 'status'>;

const leagueOf = <Match extends Played>(matches: readonly Match[]): Match[] =>
  matches.filter(({ isPlayoff, status }) => !isPlayoff && status !== 'cancelled');

/** How many league matches are still to be played: until then the table may change. */
export const countUnfinished = (matches: readonly Played[]): number =>
  leagueOf(matches).filter(({ status }) => status !== 'completed').length;

/** The day of the last league match that was not cancelled; null without one. */
export const lastLeagueDay = (matches: readonly (Played & Pick<StoredMatchFields, 'matchDate'>)[]): string | null =>
  leagueOf(matches)
    .map(({ matchDate }) => matchDate)
    .sort()
    .at(-1) ?? null;
