/** Computes documents from the stored data, without publishing them. */
import { getSettings } from '../table/settings.ts';
import { composeDocuments, type Documents } from './compose.ts';
import { composeOverall, type OverallResult } from './overall.ts';
import { readOverallDocuments } from './overall-source.ts';
import { readTournamentData } from './source.ts';

/** Every document of a tournament; null when the tournament does not exist. */
export async function computeTournament(tournamentId: number, now: Date): Promise<Documents | null> {
  const [source, settings] = await Promise.all([readTournamentData(tournamentId), getSettings()]);
  return source && composeDocuments(source, now, settings.timeZone);
}

/** Every document over all tournaments. */
export async function computeOverall(now: Date): Promise<OverallResult> {
  return composeOverall(await readOverallDocuments(now), now);
}
