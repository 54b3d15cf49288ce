/** Reads what the pages over all tournaments show: home, and the list of tournaments. */
import type { HomePageData, ListedTournament } from '#shared/pages/page-data.ts';
import type { SummaryWithPosition } from '../documents/compose-overall.ts';
import { computeOverallDocuments } from '../documents/compute-documents.ts';
import { rowsOfSlices } from '../documents/list-slices.ts';
import { readHomeWithLeaders } from '../documents/read-overall.ts';
import { readOverallDocuments } from './read-documents.ts';

export async function readHomePage(now: Date): Promise<HomePageData> {
  const [home, { LATEST }] = await Promise.all([
    readHomeWithLeaders(now, true),
    readOverallDocuments({ documents: ['LATEST'] }, () => computeOverallDocuments(now)),
  ]);
  const { activeTournaments, upcomingMatches, teams, liveMatches: live, matches: next, tournaments, announced } = home;
  return { counters: { activeTournaments, upcomingMatches, teams }, live, next, ...LATEST, tournaments, announced };
}

/** Every tournament, in the order of the list of tournaments. */
export async function readListedTournaments(now: Date): Promise<ListedTournament[]> {
  const read = await readOverallDocuments({ documents: [], lists: ['SUMMARIES'] }, () => computeOverallDocuments(now));
  const summaries = rowsOfSlices<SummaryWithPosition>(read, 'SUMMARIES') ?? [];
  return summaries.map(
    ({ id, card, totalTeams, totalMatches, completedMatches, pendingMatches, topStandings, podium }) => ({
      id,
      ...card,
      totalTeams,
      totalMatches,
      completedMatches,
      pendingMatches,
      topStandings,
      podium,
    }),
  );
}
