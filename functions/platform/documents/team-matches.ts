/** Reads the next matches and the latest results of a team, over all its tournaments. */
import { limits } from '#shared/domain/limits.ts';
import { comparePlayOrder } from '#shared/domain/play-order.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { localDay } from '../local-time.ts';
import { listMatchesOfTeamAround } from '../table/booked-matches.ts';
import { latestResults } from './latest.ts';
import { presentMatches } from './present-matches.ts';

/** Days with matches that are read, more than are shown: a match of a day may have been played already, or not yet. */
const readDays = { before: limits.resultsOnTeamPage + 1, from: limits.nextOnTeamPage + 1 };

/**
 * `next` has the matches in progress first, then the scheduled ones from today on; `results` the newest first;
 * `tournamentIds` are those of all matches around today.
 */
export async function readNextAndLastMatches(
  teamId: number,
  now: Date,
  timeZone: string,
): Promise<{ next: FormattedMatch[]; results: FormattedMatch[]; tournamentIds: number[] }> {
  const today = localDay(now, timeZone);
  const stored = (await listMatchesOfTeamAround(teamId, today, readDays)).sort(comparePlayOrder);
  const live = stored.filter(({ status }) => status === 'in_progress');
  const scheduled = stored.filter(({ status, matchDate }) => status === 'scheduled' && matchDate >= today);
  const next = [...live, ...scheduled].slice(0, limits.nextOnTeamPage);
  const results = latestResults(stored, limits.resultsOnTeamPage);
  const shown = (await presentMatches([...next, ...results], null)).map(formatMatch);
  const tournamentIds = [...new Set(stored.map(({ tournamentId }) => tournamentId))];
  return { next: shown.slice(0, next.length), results: shown.slice(next.length), tournamentIds };
}
