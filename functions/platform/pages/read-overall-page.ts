/** Reads what the pages over all tournaments show: home, and the list of tournaments. */
import type { HomePageData, TournamentCard } from '#shared/pages/page-data.ts';
import { computeOverallDocuments } from '../documents/compute.ts';
import { rowsOfSlices } from '../documents/list-slices.ts';
import type { SummaryWithPosition } from '../documents/overall.ts';
import { readHomeWithLeaders } from '../documents/read-overall.ts';
import { readOverallDocuments } from './read-documents.ts';

export async function readHomePage(now: Date): Promise<HomePageData> {
  const home = await readHomeWithLeaders(now, true);
  const { activeTournaments, upcomingMatches, teams, liveMatches: live, matches: next, latest, tournaments } = home;
  return { counters: { activeTournaments, upcomingMatches, teams }, live, next, ...latest, tournaments };
}

/** The card of every tournament, in the order of the list of tournaments. */
export async function readTournamentsPage(now: Date): Promise<{ tournaments: TournamentCard[] }> {
  const read = await readOverallDocuments({ documents: [], lists: ['SUMMARIES'] }, () => computeOverallDocuments(now));
  const summaries = rowsOfSlices<SummaryWithPosition>(read, 'SUMMARIES') ?? [];
  const tournaments = summaries.map(({ id, card, completedMatches, topStandings }) => ({
    id,
    ...card,
    completedMatches,
    topStandings,
  }));
  return { tournaments };
}
