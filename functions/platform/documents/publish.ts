/** Publishing a tournament from its matches. */
import { getSettings } from '../table/settings.ts';
import { composeDocuments, type Documents } from './compose.ts';
import { publishDocuments } from './publish-documents.ts';
import { readTournamentData } from './source.ts';

/** Publishes the tournament as it is now and answers its documents; null when it does not exist (any more). */
export function publishTournament(tournamentId: number, now: Date, verifyContents = false): Promise<Documents | null> {
  return publishDocuments(tournamentId, () => composeTournament(tournamentId, now), now, verifyContents);
}

async function composeTournament(tournamentId: number, now: Date): Promise<Documents | null> {
  const [source, settings] = await Promise.all([readTournamentData(tournamentId), getSettings()]);
  return source && composeDocuments(source, now, settings.timeZone);
}
