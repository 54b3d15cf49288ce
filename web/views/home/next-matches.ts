/** Divides the next matches of the home page: those of the day that comes first, and the later ones. */
import type { UpcomingMatch } from '#shared/domain/schemas/standing.ts';
import type { KnownToday } from '../day.tsx';

/**
 * `matches` come in order of play. Where today is known, only today's matches come first: without any, `first` is empty.
 * On a published page it is the first day with matches, which the visitor's script calls 'Hoy' when it is.
 */
export function splitFirstDay(matches: readonly UpcomingMatch[], today: KnownToday) {
  const firstDay = today ?? matches[0]?.matchDate;
  return {
    first: matches.filter(({ matchDate }) => matchDate === firstDay),
    later: matches.filter(({ matchDate }) => matchDate !== firstDay),
  };
}
