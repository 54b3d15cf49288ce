/** Reads what the pages over all tournaments show: home, and the list of tournaments. */
import type { HomePageData, ListPart, TournamentCard } from '#shared/pages/page-data.ts';
import { computeOverallDocuments } from '../documents/compute.ts';
import { rowsOfSlices } from '../documents/list-slices.ts';
import type { SummaryWithPosition } from '../documents/overall.ts';
import { readHomeWithLeaders } from '../documents/read-overall.ts';
import { partOfRows } from './list-part.ts';
import { readOverallDocuments } from './read-documents.ts';

export async function readHomePage(now: Date): Promise<HomePageData> {
  const home = await readHomeWithLeaders(now, true);
  const { activeTournaments, upcomingMatches, teams, liveMatches: live, matches: next, latest, tournaments } = home;
  return { counters: { activeTournaments, upcomingMatches, teams }, live, next, ...latest, tournaments };
}

/** The cards of a hundred tournaments, in the order of the list of tournaments; null when there are fewer. */
export async function readTournamentsPage(part: number, now: Date): Promise<ListPart<TournamentCard> | null> {
  const read = await readOverallDocuments({ documents: [], lists: ['SUMMARIES'] }, () => computeOverallDocuments(now));
  const shown = partOfRows(rowsOfSlices<SummaryWithPosition>(read, 'SUMMARIES') ?? [], part);
  const cardOf = ({ id, card, completedMatches, topStandings }: SummaryWithPosition): TournamentCard => ({
    id,
    ...card,
    completedMatches,
    topStandings,
  });
  return shown && { ...shown, rows: shown.rows.map(cardOf) };
}
