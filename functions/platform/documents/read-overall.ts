/** Reads the documents over all tournaments, one item each; one that is not published yet is computed. */

import type * as z from 'zod/mini';
import type { homePageSchema } from '#shared/contract/home.ts';
import { pickNextMatches } from '#shared/domain/agenda.ts';
import { limits } from '#shared/domain/limits.ts';
import type { TournamentSummary } from '#shared/domain/schemas/standing.ts';
import type { ListOrder } from '../http/list-pages.ts';
import { readDocument } from '../table/documents-store.ts';
import { tournamentListOrder } from '../table/tournaments.ts';
import { computeOverallDocuments } from './compute.ts';
import { type ListSlice, rowsOfSlices } from './list-slices.ts';
import { localDay } from './local-time.ts';
import type { PlacedSummary, PublishedHome } from './overall.ts';
import { withoutPastMatches } from './read.ts';
import { readAllRows } from './read-slices.ts';

type HomeAnswer = z.output<typeof homePageSchema>;

/** The home page as of `now`. */
export async function readHome(now: Date): Promise<HomeAnswer> {
  const published = await readDocument<PublishedHome | null>('ALL', 'HOME');
  const home = published && homeAsOf(now, published);
  return home ?? (homeAsOf(now, (await computeOverallDocuments(now)).HOME) as HomeAnswer);
}

/** The published home page with the matches upcoming at `now`; null when it is so old that all of them are past. */
function homeAsOf(now: Date, { agenda, timeZone, ...home }: PublishedHome): HomeAnswer | null {
  const next = pickNextMatches(agenda, localDay(now, timeZone), limits.upcomingOnHome);
  if (!next) return null;
  return {
    activeTournaments: home.tournaments.length,
    upcomingMatches: next.total,
    teams: home.teams,
    featuredTournamentId: home.featuredTournamentId,
    tournaments: [...home.tournaments],
    matches: next.matches,
    liveMatches: [...agenda.live],
  };
}

/** The summary of every tournament, in the order of the list of tournaments. */
export async function readAllSummaries(now: Date): Promise<PlacedSummary[]> {
  const first = await readDocument<ListSlice<PlacedSummary> | null>('ALL', 'SUMMARIES');
  if (first) return readAllRows(first, 'ALL', 'SUMMARIES');
  return rowsOfSlices<PlacedSummary>(await computeOverallDocuments(now), 'SUMMARIES') ?? [];
}

export const summaryListOrder: ListOrder<PlacedSummary> = {
  positionOf: ({ place }) => place,
  compare: tournamentListOrder.compare,
};

/** A summary as of `now`, without its position. */
export const summaryAsOf = (now: Date, { place: _place, ...summary }: PlacedSummary): TournamentSummary =>
  withoutPastMatches(summary, now);
