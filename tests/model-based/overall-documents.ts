/** The documents over all tournaments, as published and as computed from the facts, in one form for comparison. */

import type {
  OverallDocuments,
  SummaryWithPosition,
} from '#functions/competition/publication/documents/compose-overall.ts';
import { rowsOfSlices } from '#functions/competition/publication/documents/list-slices.ts';
import { pickNextMatches } from '#shared/domain/rounds/agenda.ts';
import type { Facts } from './reference/facts.ts';
import { fairPlayRanking } from './reference/fair-play.ts';
import { goalkeeperRanking } from './reference/goalkeepers.ts';
import { figuresByPlayer, homeDocument, tournamentsInInterestOrder } from './reference/overall.ts';
import { goalsOfMatches, latestResultIds, tournamentsByTeam } from './reference/pages.ts';
import { scorerRanking } from './reference/scorers.ts';
import { summaryOfTournament } from './reference/summary.ts';
import { idsOfPodium, nextMatchIds, publishedRankings, readingDays } from './tournament-documents.ts';

export function expectedOverallDocuments(facts: Facts): Record<string, unknown> {
  return {
    SCORERS: scorerRanking(facts, 'everything'),
    FAIRPLAY: fairPlayRanking(facts, 'everything'),
    GOALKEEPERS: goalkeeperRanking(facts, 'everything'),
    FIGURES: Object.fromEntries(
      [...figuresByPlayer(facts)].map(([id, { goals, suspended, matches }]) => [id, [goals, suspended, matches]]),
    ),
    SUMMARIES: tournamentsInInterestOrder(facts).map(({ id }) => {
      const { upcoming: _byDay, ...counters } = summaryOfTournament(facts, id);
      return { ...counters, name: nameOfTournament(facts, id), upcoming: nextMatchIds(facts, id) };
    }),
    HOME: readingDays(facts.today).map((today) => {
      const { featuredTournamentId, ...shown } = homeDocument({ ...facts, today });
      return { ...shown, featuredTournamentId };
    }),
    LANDING: {
      firstTournament: namedTournament(facts, tournamentsInInterestOrder(facts)[0]?.id ?? null),
      featuredTournament: namedTournament(facts, homeDocument(facts).featuredTournamentId),
    },
    LATEST: { results: latestResultIds(facts), goals: sortGoals(goalsOfLatestMatches(facts)) },
    TEAMS: tournamentsByTeam(facts),
  };
}

const namedTournament = (facts: Facts, id: number | null) =>
  id === null ? null : { id, name: nameOfTournament(facts, id) };

const nameOfTournament = (facts: Facts, id: number) => facts.tournaments.find((each) => each.id === id)?.name;

/** The goals of the latest results and of the matches in play that the publisher may keep. */
function goalsOfLatestMatches(facts: Facts) {
  const results = latestResultIds(facts);
  return goalsOfMatches(
    facts,
    facts.matches.filter(({ id, status }) => status === 'in_progress' || results.includes(id)),
  );
}

/** Sorts goals as texts, because the goals of different matches come in no particular order. */
const sortGoals = (goals: readonly object[]) => goals.map((goal) => JSON.stringify(goal)).sort();

export function publishedOverallDocuments(all: object, published: string): Record<string, unknown> {
  const documents = all as Partial<OverallDocuments>;
  const { HOME, LANDING, LATEST } = documents;
  const summaries = rowsOfSlices<SummaryWithPosition>(documents, 'SUMMARIES') ?? [];
  return {
    ...publishedRankings(documents),
    FIGURES: Object.assign({}, ...contentsOf(documents, 'FIGURES#')),
    SUMMARIES: summaries.map(({ timeZone: _zone, place: _place, card, upcomingMatches, podium, ...counters }) => ({
      ...counters,
      podium: idsOfPodium(podium),
      name: card.name,
      upcoming: upcomingMatches.slice(0, 2).map(({ id }) => id),
    })),
    HOME: readingDays(published).map((today) => HOME && homeReadOn(today, HOME)),
    LANDING,
    LATEST: LATEST && { results: LATEST.results.map(({ id }) => id), goals: sortGoals(LATEST.goals) },
    TEAMS: Object.assign({}, ...contentsOf(documents, 'TEAMS#')),
  };
}

/** The contents of the documents whose names begin so. */
const contentsOf = (documents: object, start: string): unknown[] =>
  Object.entries(documents).flatMap(([name, content]) => (name.startsWith(start) ? [content] : []));

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
