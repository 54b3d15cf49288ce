/** The league of a tournament: its matches that are not of the knock-out. */
import type { MatchFacts } from './schemas/match.ts';

/** How many league matches are still to be played: until then the table may change. */
export function countUnfinished(matches: readonly Pick<MatchFacts, 'isPlayoff' | 'status'>[]): number {
  return matches.filter(({ isPlayoff, status }) => !isPlayoff && status !== 'completed' && status !== 'cancelled')
    .length;
}

/** The day of the last league match that was not cancelled; null without one. */
export function lastLeagueDay(
  matches: readonly Pick<MatchFacts, 'isPlayoff' | 'status' | 'matchDate'>[],
): string | null {
  const days = matches.flatMap(({ isPlayoff, status, matchDate }) =>
    isPlayoff || status === 'cancelled' ? [] : [matchDate],
  );
  return days.sort().at(-1) ?? null;
}
