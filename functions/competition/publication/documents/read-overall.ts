/** Reads the documents over all tournaments, one item each; one that is not published yet is computed. */

import type * as z from 'zod/mini';
import type { homePageSchema } from '#shared/contract/home.ts';
import { limits } from '#shared/domain/limits.ts';
import { pickNextMatches } from '#shared/domain/rounds/agenda.ts';
import type { TournamentSummary } from '#shared/domain/schemas/standing.ts';
import type { SortOrder } from '../../../platform/http/paging.ts';
import { localDay } from '../../../platform/local-time.ts';
import { tournamentSortOrder } from '../../records/tournaments.ts';
import { readDocument } from '../store/documents-store.ts';
import type { ActiveTournamentCard, PublishedHome, SummaryWithPosition } from './compose-overall.ts';
import { computeOverallDocuments } from './compute-documents.ts';
import type { PublishedLatest } from './latest-results.ts';
import { type ListSlice, rowsOfSlices } from './list-slices.ts';
import { readRowsOfSlicedList } from './read-slices.ts';
import { summaryWithoutPastMatches } from './read-tournament.ts';

type HomePageResponse = z.output<typeof homePageSchema>;

/** The home page as of `now`: a read of one item, and a second read when dozens of tournaments are in progress. */
export async function readHome(now: Date): Promise<HomePageResponse> {
  const home = await readHomeWithLeaders(now);
  const cut = ({ topStandings, ...card }: ActiveTournamentCard): ActiveTournamentCard => ({
    ...card,
    topStandings: topStandings.slice(0, limits.leadersInSummary),
  });
  return { ...home, tournaments: home.tournaments.map(cut) };
}

/**
 * The home page with as many leaders of each tournament as a page shows. It may lag by a moment unless `consistent`.
 */
export async function readHomeWithLeaders(now: Date, consistent = false): Promise<HomePageResponse> {
  const published = await readDocument<PublishedHome | null>('ALL', 'HOME', consistent);
  if (published) {
    const enough = Number.POSITIVE_INFINITY;
    const tournaments = await readRowsOfSlicedList(firstActiveSlice(published), 'ALL', 'ACTIVE', enough, consistent);
    const home = homeAsOf(now, published, tournaments);
    if (home) return home;
  }
  const computed = await computeOverallDocuments(now);
  const documents = { ...computed, ACTIVE: firstActiveSlice(computed.HOME) };
  return homeAsOf(
    now,
    computed.HOME,
    rowsOfSlices<ActiveTournamentCard>(documents, 'ACTIVE') ?? [],
  ) as HomePageResponse;
}

/** The first slice of the tournaments in progress, which is part of the home page's own document. */
const firstActiveSlice = ({ parts, tournaments }: PublishedHome): ListSlice<ActiveTournamentCard> => ({
  parts,
  rows: [...tournaments],
});

/** The published home page with the matches upcoming at `now`; null when it is so old that all of them are past. */
function homeAsOf(
  now: Date,
  { agenda, timeZone, teams, featuredTournamentId, announced }: PublishedHome,
  tournaments: ActiveTournamentCard[],
): HomePageResponse | null {
  const today = localDay(now, timeZone);
  const next = pickNextMatches(agenda, today, limits.upcomingOnHome);
  if (!next) return null;
  return {
    activeTournaments: tournaments.length,
    upcomingMatches: next.total,
    teams,
    featuredTournamentId,
    tournaments,
    announced: [...announced],
    matches: next.matches,
    liveMatches: [...agenda.live],
  };
}

/** The latest results of every tournament: a read of one item. */
export const readLatestResults = async (now: Date): Promise<PublishedLatest> =>
  (await readDocument<PublishedLatest | null>('ALL', 'LATEST')) ?? (await computeOverallDocuments(now)).LATEST;

/** The summary of every tournament, in the order of the list of tournaments. */
export async function readAllSummaries(now: Date): Promise<SummaryWithPosition[]> {
  const first = await readDocument<ListSlice<SummaryWithPosition> | null>('ALL', 'SUMMARIES');
  if (first) return readRowsOfSlicedList(first, 'ALL', 'SUMMARIES');
  return rowsOfSlices<SummaryWithPosition>(await computeOverallDocuments(now), 'SUMMARIES') ?? [];
}

export const summarySortOrder: SortOrder<SummaryWithPosition> = {
  positionOf: ({ place }) => place,
  compare: tournamentSortOrder.compare,
};

/** A summary as of `now`, without its position and card. */
export const summaryAsOf = (
  now: Date,
  { place: _place, card: _card, ...summary }: SummaryWithPosition,
): TournamentSummary => summaryWithoutPastMatches(summary, now);
