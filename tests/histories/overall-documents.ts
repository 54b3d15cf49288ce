/** The documents over all tournaments, as published and as computed from the facts, in one form for comparison. */
import { rowsOfSlices } from '#functions/platform/documents/list-slices.ts';
import type { OverallDocuments, SummaryWithPosition } from '#functions/platform/documents/overall.ts';
import { pickNextMatches } from '#shared/domain/agenda.ts';
import type { Facts } from './reference/facts.ts';
import { fairPlayRanking } from './reference/fair-play.ts';
import { goalkeeperRanking } from './reference/goalkeepers.ts';
import { figuresByPlayer, homeDocument, tournamentsInInterestOrder } from './reference/overall.ts';
import { scorerRanking } from './reference/scorers.ts';
import { summaryOfTournament } from './reference/summary.ts';
import { nextMatchIds, publishedRankings, readingDays } from './tournament-documents.ts';

export function expectedOverallDocuments(facts: Facts): Record<string, unknown> {
  return {
    SCORERS: scorerRanking(facts, 'everything'),
    FAIRPLAY: fairPlayRanking(facts, 'everything'),
    KEEPERS: goalkeeperRanking(facts, 'everything'),
    FIGURES: Object.fromEntries(
      [...figuresByPlayer(facts)].map(([id, { goals, suspended }]) => [id, [goals, suspended]]),
    ),
    SUMMARIES: tournamentsInInterestOrder(facts).map(({ id }) => {
      const { upcoming: _byDay, ...counters } = summaryOfTournament(facts, id);
      return { ...counters, upcoming: nextMatchIds(facts, id) };
    }),
    HOME: readingDays(facts.today).map((today) => {
      const { featuredTournamentId, ...shown } = homeDocument({ ...facts, today });
      return { ...shown, featuredTournamentId };
    }),
  };
}

export function publishedOverallDocuments(all: object, published: string): Record<string, unknown> {
  const documents = all as Partial<OverallDocuments>;
  const { HOME } = documents;
  const summaries = rowsOfSlices<SummaryWithPosition>(documents, 'SUMMARIES') ?? [];
  const playerPages = Object.entries(documents).filter(([name]) => name.startsWith('FIGURES#'));
  return {
    ...publishedRankings(documents),
    FIGURES: Object.assign({}, ...playerPages.map(([, content]) => content)),
    SUMMARIES: summaries.map(({ timeZone: _zone, place: _place, upcomingMatches, ...counters }) => ({
      ...counters,
      upcoming: upcomingMatches.slice(0, 2).map(({ id }) => id),
    })),
    HOME: readingDays(published).map((today) => HOME && homeReadOn(today, HOME)),
  };
}

/** The home document as a visitor reads it on `today`, after it was published on the first day. */
function homeReadOn(today: string, { teams, featuredTournamentId, tournaments, agenda }: OverallDocuments['HOME']) {
  const next = pickNextMatches(agenda, today, 5);
  return {
    activeTournaments: tournaments.length,
    upcomingMatches: next?.total,
    teams,
    featuredTournamentId,
    tournaments: tournaments.map(({ id }) => id),
    matches: next?.matches.map(({ id }) => id),
    live: agenda.live.map(({ id }) => id),
  };
}
