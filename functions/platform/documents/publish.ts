/** Publishes the documents of one tournament. */
import type { Documents } from './compose.ts';
import { computeTournament } from './compute.ts';
import { publishDocuments } from './publish-documents.ts';

/** Publishes the tournament's documents and returns them; null when the tournament does not exist. */
export function publishTournament(tournamentId: number, now: Date, verifyContents = false): Promise<Documents | null> {
  return publishDocuments(tournamentId, () => computeTournament(tournamentId, now), now, verifyContents);
}
