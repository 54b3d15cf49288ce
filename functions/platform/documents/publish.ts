/** Publishes the documents of one tournament. */
import { getSettings } from '../table/settings.ts';
import { composeDocuments, type Documents } from './compose.ts';
import { publishDocuments } from './publish-documents.ts';
import { readTournamentData } from './source.ts';

/** Publishes the tournament's documents and returns them; null when the tournament does not exist. */
export function publishTournament(tournamentId: number, now: Date, verifyContents = false): Promise<Documents | null> {
  return publishDocuments(tournamentId, () => composeTournament(tournamentId, now), now, verifyContents);
}

async function composeTournament(tournamentId: number, now: Date): Promise<Documents | null> {
  const [source, settings] = await Promise.all([readTournamentData(tournamentId), getSettings()]);
  return source && composeDocuments(source, now, settings.timeZone);
}
