/** What the pages over every tournament say, and what they must say. */

import { rowsOfSlices } from '#functions/platform/documents/list-slices.ts';
import type { OverallResult, PlacedSummary } from '#functions/platform/documents/overall.ts';
import { nextMatches } from '#shared/domain/agenda.ts';
import { daysRead, nextOn, shownRankings } from './pages.ts';
import type { Facts } from './reference/facts.ts';
import { fairPlay } from './reference/fair-play.ts';
import { keepers } from './reference/keepers.ts';
import { figures, home, inOrderOfInterest } from './reference/overall.ts';
import { scorers } from './reference/scorers.ts';
import { summary } from './reference/summary.ts';

export function expectedOfAll(facts: Facts): Record<string, unknown> {
  return {
    SCORERS: scorers(facts, 'everything'),
    FAIRPLAY: fairPlay(facts, 'everything'),
    KEEPERS: keepers(facts, 'everything'),
    FIGURES: Object.fromEntries([...figures(facts)].map(([id, { goals, suspended }]) => [id, [goals, suspended]])),
    SUMMARIES: inOrderOfInterest(facts).map(({ id }) => {
      const { upcoming: _byDay, ...counters } = summary(facts, id);
      return { ...counters, upcoming: nextOn(facts, id) };
    }),
    HOME: daysRead(facts.today).map((today) => {
      const { featuredTournamentId, ...shown } = home({ ...facts, today });
      return { ...shown, featuredTournamentId };
    }),
  };
}

export function shownOfAll(all: object, published: string): Record<string, unknown> {
  const pages = all as Partial<OverallResult>;
  const { HOME } = pages;
  const summaries = rowsOfSlices<PlacedSummary>(pages, 'SUMMARIES') ?? [];
  const playerPages = Object.entries(pages).filter(([name]) => name.startsWith('FIGURES#'));
  return {
    ...shownRankings(pages),
    FIGURES: Object.assign({}, ...playerPages.map(([, content]) => content)),
    SUMMARIES: summaries.map(({ timeZone: _zone, place: _place, upcomingMatches, ...counters }) => ({
      ...counters,
      upcoming: upcomingMatches.slice(0, 2).map(({ id }) => id),
    })),
    HOME: daysRead(published).map((today) => HOME && homeOn(today, HOME)),
  };
}

/** The home page, as it is read from what was published on the first day. */
function homeOn(today: string, { teams, featuredTournamentId, tournaments, agenda }: OverallResult['HOME']) {
  const next = nextMatches(agenda, today, 5);
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
