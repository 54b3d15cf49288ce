/** Reading the documents over every tournament: one item each; what was not published yet is computed. */

import type * as z from 'zod/mini';
import type { homePage } from '#shared/contract/home.ts';
import { nextMatches } from '#shared/domain/agenda.ts';
import { limits } from '#shared/domain/limits.ts';
import type { TournamentSummary } from '#shared/domain/schemas/standing.ts';
import type { Order } from '../http/pages.ts';
import { readPage } from '../table/pages.ts';
import { orderByInterest } from '../table/tournaments.ts';
import { composeEverything, type EverythingDocuments, type PlacedSummary, type PublishedHome } from './everything.ts';
import { readEverything } from './everything-source.ts';
import { localDay } from './local-day.ts';
import { type Part, rowsAmong } from './parts.ts';
import { asOfToday } from './read.ts';
import { rowsFrom } from './read-parts.ts';

type HomePage = z.output<typeof homePage>;

export async function computeEverything(now: Date): Promise<EverythingDocuments> {
  return composeEverything(await readEverything(now), now);
}

/** The home page on the day it is read. */
export async function readHome(now: Date): Promise<HomePage> {
  const published = await readPage<PublishedHome | null>('ALL', 'HOME');
  const home = published && homeOn(now, published);
  return home ?? (homeOn(now, (await computeEverything(now)).HOME) as HomePage);
}

/** Null when it was published so long ago that its next matches are all past. */
function homeOn(now: Date, { agenda, timeZone, ...home }: PublishedHome): HomePage | null {
  const next = nextMatches(agenda, localDay(now, timeZone), limits.upcomingOnHome);
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

/** The summary of every tournament, in their order of interest. */
export async function readEverySummary(now: Date): Promise<PlacedSummary[]> {
  const first = await readPage<Part<PlacedSummary> | null>('ALL', 'SUMMARIES');
  if (first) return rowsFrom(first, 'ALL', 'SUMMARIES');
  return rowsAmong<PlacedSummary>(await computeEverything(now), 'SUMMARIES') ?? [];
}

export const orderBySummary: Order<PlacedSummary> = {
  positionOf: ({ place }) => place,
  compare: orderByInterest.compare,
};

/** One of them on the day it is read. */
export const summaryOn = (now: Date, { place: _place, ...summary }: PlacedSummary): TournamentSummary =>
  asOfToday(summary, now);
