/** The next matches and the latest results of teams, over all their tournaments. */

import { limits } from '#shared/domain/limits.ts';
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import { latestResults } from '#shared/domain/rounds/latest-results.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { localDay } from '../../../platform/local-time.ts';
import { mapConcurrently } from '../../../platform/map-concurrently.ts';
import { listMatchesOfTeamAround } from '../../records/booked-matches.ts';
import type { StoredMatch } from '../../records/matches.ts';

/** Days with matches that are read, more than are shown: a match of a day may have been played already, or not yet. */
const readDays = { before: limits.resultsOnTeamPage + 1, from: limits.nextOnTeamPage + 1 };

interface NextAndLastMatches<Match> {
  /** Those in progress first, then the scheduled ones from today on. */
  readonly next: readonly Match[];
  /** The scheduled ones of earlier days, whose results are missing; the newest first. */
  readonly overdue: readonly Match[];
  /** The newest first. */
  readonly results: readonly Match[];
  /** Those of all matches around today. */
  readonly tournamentIds: readonly number[];
}

/** By team id. */
export async function readNextAndLastMatches(
  teamIds: readonly number[],
  now: Date,
  timeZone: string,
): Promise<Map<number, NextAndLastMatches<StoredMatch>>> {
  const today = localDay(now, timeZone);
  return new Map(await mapConcurrently(teamIds, async (id) => [id, await chooseNextAndLast(id, today)] as const));
}

/** By team id, the chosen matches as they are presented; one that was deleted meanwhile is left out. */
export function presentNextAndLastMatches(
  chosen: ReadonlyMap<number, NextAndLastMatches<StoredMatch>>,
  presented: readonly FormattedMatch[],
): Map<number, NextAndLastMatches<FormattedMatch>> {
  const shown = new Map(presented.map((match) => [match.id, match]));
  const show = (some: readonly StoredMatch[]) => some.flatMap(({ id }) => shown.get(id) ?? []);
  return new Map(
    [...chosen].map(([teamId, { next, overdue, results, tournamentIds }]) => [
      teamId,
      { next: show(next), overdue: show(overdue), results: show(results), tournamentIds },
    ]),
  );
}

async function chooseNextAndLast(teamId: number, today: string): Promise<NextAndLastMatches<StoredMatch>> {
  const stored = (await listMatchesOfTeamAround(teamId, today, readDays)).sort(comparePlayOrder);
  const live = stored.filter(({ status }) => status === 'in_progress');
  const scheduled = stored.filter(({ status }) => status === 'scheduled');
  const next = [...live, ...scheduled.filter(({ matchDate }) => matchDate >= today)].slice(0, limits.nextOnTeamPage);
  const late = scheduled.filter(({ matchDate }) => matchDate < today);
  const overdue = late.toReversed().slice(0, limits.overdueOnTeamPage);
  const results = latestResults(stored, today, limits.resultsOnTeamPage);
  return { next, overdue, results, tournamentIds: [...new Set(stored.map(({ tournamentId }) => tournamentId))] };
}
