/** Publishes the documents of one tournament. */
import type { ComposedDocuments } from './compose.ts';
import { computeTournamentDocuments } from './compute.ts';
import { type PublicationOptions, publishDocuments } from './publish-documents.ts';

/** Publishes the tournament's documents and returns them; null when the tournament does not exist. */
export function publishTournament(
  tournamentId: number,
  now: Date,
  options: PublicationOptions<ComposedDocuments>,
): Promise<ComposedDocuments | null> {
  return publishDocuments(tournamentId, () => computeTournamentDocuments(tournamentId, now), now, options);
}
