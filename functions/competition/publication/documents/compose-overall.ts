/** Composes the documents over all tournaments from the totals and summary of each, without reading or writing. */

import type * as z from 'zod/mini';
import type { activeTournamentSchema, announcedTournamentSchema } from '#shared/contract/home.ts';
import { limits } from '#shared/domain/limits.ts';
import { mergeAgendas } from '#shared/domain/rounds/agenda.ts';
import type { Agenda } from '#shared/domain/schemas/agenda.ts';
import { rankingsFromFigures, sumTournamentFigures } from '#shared/domain/statistics/figures.ts';
import type { TournamentCard } from '#shared/pages/page-data.ts';
import { localDay } from '../../../platform/local-time.ts';
import { tournamentSortOrder } from '../../records/tournaments.ts';
import type { PublishedSummary } from './compose-tournament.ts';
import { composeLanding, type PublishedLanding } from './federation.ts';
import { mergeLatest, type PublishedLatest } from './latest-results.ts';
import {
  countRowsThatFit,
  cutByRowsAndSize,
  cutIntoSlices,
  type ListSlice,
  type SliceName,
  slicesByDocumentName,
} from './list-slices.ts';
import { type AllTournamentsData, homeAgendaSize, type TotalsAndSummary } from './overall-source.ts';
import { composePlayerFigures, type PlayerFigures } from './player-figures.ts';
import { type RankingDocuments, rankingDocuments } from './ranking-documents.ts';
import { composeTeamTournaments, type TeamsDocumentName, type TournamentsOfTeams } from './team-tournaments.ts';

/** A tournament in progress, as the home page shows it. */
export type ActiveTournamentCard = z.output<typeof activeTournamentSchema>;

/** A tournament with a fixture that has not begun, as the home page shows it. */
type AnnouncedTournament = z.output<typeof announcedTournamentSchema>;

/**
 * The home page as published; `timeZone` lets a reader decide which matches are already past. It holds as many
 * tournaments in progress as fit into one read unit: all of them, unless there are dozens. The others are in the slices
 * 2#ACTIVE, 3#ACTIVE … `parts` counts those slices and this document.
 */
export interface PublishedHome {
  readonly teams: number;
  readonly featuredTournamentId: number | null;
  readonly parts: number;
  readonly tournaments: readonly ActiveTournamentCard[];
  readonly announced: readonly AnnouncedTournament[];
  readonly agenda: Agenda;
  readonly timeZone: string;
}

/** The tournaments in progress that do not fit into the home page's own document. */
type ActiveTournamentDocuments = { [Name in `${number}#ACTIVE`]: ListSlice<ActiveTournamentCard> };

/**
 * A tournament's summary with its position in the list of tournaments, from which a page of summaries may continue, and
 * with the texts of its card.
 */
export type SummaryWithPosition = PublishedSummary & {
  readonly place: readonly (string | number)[];
  readonly card: Omit<TournamentCard, 'id' | 'completedMatches' | 'topStandings' | 'podium'>;
};

/** The summaries of all tournaments, in slices, in the order of the list of tournaments. */
type SummaryDocuments = { [Name in SliceName<'SUMMARIES'>]: ListSlice<SummaryWithPosition> };

export interface OverallDocuments extends RankingDocuments, SummaryDocuments, ActiveTournamentDocuments {
  HOME: PublishedHome;
  LANDING: PublishedLanding;
  LATEST: PublishedLatest;
  [figures: `FIGURES#${number}`]: PlayerFigures;
  [teams: TeamsDocumentName]: TournamentsOfTeams;
}

/**
 * Upcoming matches of each tournament's summary in the list: fewer than in a summary of its own, because the list has
 * many.
 */
const upcomingPerTournament = 4;

export function composeOverallDocuments(source: AllTournamentsData, now: Date): OverallDocuments {
  const { tournaments, settings } = source;
  const stored = tournaments.map(({ tournament }) => tournament);
  const asStarted = tournaments.toSorted((a, b) => compareByStartDate(a.tournament, b.tournament));
  const figures = sumTournamentFigures(asStarted.map(({ totals }) => totals));
  return {
    ...rankingDocuments(rankingsFromFigures(figures)),
    ...composePlayerFigures(figures.goals, tournaments),
    ...cutIntoSlices('SUMMARIES', tournaments.map(shortenSummary), maxSummariesInSlice),
    ...composeTeamTournaments(stored),
    ...composeHome(source, now),
    LANDING: composeLanding(stored, settings),
    LATEST: mergeLatest(
      tournaments.map(({ totals }) => totals.latest),
      localDay(now, settings.timeZone),
    ),
  };
}

/** Most summaries in one slice of their list. */
const maxSummariesInSlice = 64;

function shortenSummary({ tournament, summary }: TotalsAndSummary): SummaryWithPosition {
  const { name, description, startDate, endDate, status } = tournament;
  return {
    ...summary,
    place: tournamentSortOrder.positionOf(tournament),
    card: { name, description, startDate, endDate, status },
    upcomingMatches: summary.upcomingMatches.slice(0, upcomingPerTournament),
  };
}

const compareByStartDate = (a: TournamentWithStartDate, b: TournamentWithStartDate): number =>
  (a.startDate < b.startDate ? -1 : Number(a.startDate > b.startDate)) || a.id - b.id;
type TournamentWithStartDate = TotalsAndSummary['tournament'];

/** Maximum number of tournaments in progress in one document. */
const maxActiveInSlice = 64;

function composeHome({ tournaments, teams, settings }: AllTournamentsData, now: Date) {
  const { timeZone } = settings;
  const stored = tournaments.map(({ tournament }) => tournament);
  const agendas = tournaments.map(({ totals }) => totals.agenda);
  const home: PublishedHome = {
    teams,
    featuredTournamentId: composeLanding(stored, settings).featuredTournament?.id ?? null,
    parts: 1,
    tournaments: [],
    announced: composeAnnounced(tournaments),
    agenda: mergeAgendas(agendas, localDay(now, timeZone), homeAgendaSize),
    timeZone,
  };
  const active = tournaments.filter(({ tournament }) => tournament.status === 'in_progress').map(activeTournamentCard);
  const fitting = countRowsThatFit(active, maxActiveInSlice, (rows) => ({ ...home, tournaments: rows }));
  const pieces = [active.slice(0, fitting)];
  if (active.length > fitting) pieces.push(...cutByRowsAndSize(active.slice(fitting), maxActiveInSlice));
  const { ACTIVE: first, ...others } = slicesByDocumentName('ACTIVE', pieces);
  return { HOME: { ...home, parts: first.parts, tournaments: first.rows }, ...others };
}

/** The first tournaments with a fixture that have not begun; those to come are listed by their first day. */
const composeAnnounced = (tournaments: readonly TotalsAndSummary[]): AnnouncedTournament[] =>
  tournaments
    .filter(({ tournament, summary }) => tournament.status === 'pending' && summary.upcomingMatches.length > 0)
    .slice(0, limits.announcedOnHome)
    .map(({ tournament: { id, name, startDate, endDate }, summary }) => {
      const matches = summary.upcomingMatches.slice(0, limits.matchesOfAnnounced);
      return { id, name, startDate, endDate, matches };
    });

function activeTournamentCard({ tournament, summary }: TotalsAndSummary): ActiveTournamentCard {
  const { id, name, description, startDate, endDate, status } = tournament;
  const { completedMatches, topStandings, podium } = summary;
  return { id, name, description, startDate, endDate, status, completedMatches, topStandings, podium };
}
