/** Computes documents from the stored data, without publishing them. */
import { getSettings } from '../../records/settings.ts';
import { composeOverallDocuments, type OverallDocuments } from './compose-overall.ts';
import { type ComposedDocuments, composeDocuments } from './compose-tournament.ts';
import { readAllTournamentsData } from './overall-source.ts';
import { readTournamentData } from './tournament-data.ts';

/** Every document of a tournament; null when the tournament does not exist. */
export async function computeTournamentDocuments(tournamentId: number, now: Date): Promise<ComposedDocuments | null> {
  const [source, settings] = await Promise.all([readTournamentData(tournamentId), getSettings()]);
  if (!source) return null;
  const documents = composeDocuments(source, now, settings);
  const groups = source.groups.map(({ id }) => ({ id, table: documents[`GROUP#${id}`] ?? [] }));
  // Loaded with its first use, so that it does not slow the cold start of those that only read what is published.
  const { composeOutlook } = await import('./outlook.ts');
  return { ...documents, OUTLOOK: composeOutlook(source, { table: documents.STANDINGS, groups }) };
}

/** Every document over all tournaments; throws when more than `maxComputed` tournaments are unpublished. */
export async function computeOverallDocuments(now: Date, maxComputed?: number): Promise<OverallDocuments> {
  return composeOverallDocuments(await readAllTournamentsData(now, maxComputed), now);
}
