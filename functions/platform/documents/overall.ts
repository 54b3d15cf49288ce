/** Composes the documents over all tournaments from the tally and summary of each, without reading or writing. */

import type * as z from 'zod/mini';
import type { activeTournament } from '#shared/contract/home.ts';
import { mergeAgendas } from '#shared/domain/agenda.ts';
import { addFigures, rankFigures } from '#shared/domain/figures.ts';
import type { Agenda } from '#shared/domain/schemas/agenda.ts';
import { orderByStatusThenStart } from '../table/tournaments.ts';
import type { PublishedSummary } from './compose.ts';
import { type ListSlice, type SliceName, slicesOfList } from './list-slices.ts';
import { localDay } from './local-time.ts';
import { homeAgendaSize, type OverallSource, type TournamentDocuments } from './overall-source.ts';
import { type PlayerFigures, playerFigures } from './player-figures.ts';
import { type RankingDocuments, rankingPages } from './rankings.ts';

/** The home page as published; `timeZone` lets a reader decide which matches are already past. */
export interface PublishedHome {
  readonly teams: number;
  readonly featuredTournamentId: number | null;
  readonly tournaments: readonly z.output<typeof activeTournament>[];
  readonly agenda: Agenda;
  readonly timeZone: string;
}

/** A tournament's summary with its position in the list of tournaments, from which a page of summaries may continue. */
export type PlacedSummary = PublishedSummary & { readonly place: readonly (string | number)[] };

/** The summaries of all tournaments, in slices, in the order of the list of tournaments. */
type SummaryDocuments = { [Name in SliceName<'SUMMARIES'>]: ListSlice<PlacedSummary> };

export interface OverallResult extends RankingDocuments, SummaryDocuments {
  HOME: PublishedHome;
  [figures: `FIGURES#${number}`]: PlayerFigures;
}

/**
 * Upcoming matches of each tournament's summary in the list: fewer than in a summary of its own, because the list has
 * many.
 */
const upcomingPerTournament = 4;

export function composeOverall(source: OverallSource, now: Date): OverallResult {
  const { tournaments } = source;
  const asStarted = tournaments.toSorted((a, b) => compareByStart(a.tournament, b.tournament));
  const figures = addFigures(asStarted.map(({ tally }) => tally));
  return {
    ...rankingPages(rankFigures(figures)),
    ...playerFigures(figures.goals, tournaments),
    ...slicesOfList('SUMMARIES', tournaments.map(shortSummary), maxSummariesInSlice),
    HOME: composeHome(source, now),
  };
}

/** Most summaries in one slice of their list. */
const maxSummariesInSlice = 64;

const shortSummary = ({ tournament, summary }: TournamentDocuments): PlacedSummary => ({
  ...summary,
  place: orderByStatusThenStart.positionOf(tournament),
  upcomingMatches: summary.upcomingMatches.slice(0, upcomingPerTournament),
});

const compareByStart = (a: WithStartDate, b: WithStartDate): number =>
  (a.startDate < b.startDate ? -1 : Number(a.startDate > b.startDate)) || a.id - b.id;
type WithStartDate = TournamentDocuments['tournament'];

function composeHome({ tournaments, teams, settings }: OverallSource, now: Date): PublishedHome {
  const { timeZone, featuredTournamentId: featured } = settings;
  const agendas = tournaments.map(({ tally }) => tally.agenda);
  return {
    teams,
    featuredTournamentId: tournaments.some(({ tournament }) => tournament.id === featured) ? featured : null,
    tournaments: tournaments.filter(({ tournament }) => tournament.status === 'in_progress').map(activeTournamentCard),
    agenda: mergeAgendas(agendas, localDay(now, timeZone), homeAgendaSize),
    timeZone,
  };
}

function activeTournamentCard({ tournament, summary }: TournamentDocuments): PublishedHome['tournaments'][number] {
  const { id, name, description, startDate, endDate, status } = tournament;
  const { completedMatches, topStandings } = summary;
  return { id, name, description, startDate, endDate, status, completedMatches, topStandings };
}
