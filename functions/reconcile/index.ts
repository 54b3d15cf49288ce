/** The nightly Lambda: compares every published document with what it should be, and repairs those that differ. */
import { publishTournament } from '../platform/documents/publish.ts';
import { publishOverallDocuments } from '../platform/documents/publish-overall.ts';
import { logFailure } from '../platform/log.ts';
import { listTournaments } from '../platform/table/tournaments.ts';

/** Publishes the documents of each tournament and those over all; failures do not stop it and are thrown at the end. */
export async function handler(): Promise<void> {
  const now = new Date();
  const failed: string[] = [];
  const attempt = async (scope: number | 'ALL', act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      logFailure(error);
      failed.push(`PAGE#${scope}`);
    }
  };
  for (const { id } of await listTournaments()) await attempt(id, () => publishTournament(id, now, true));
  await attempt('ALL', () => publishOverallDocuments(now, true));
  if (failed.length > 0) throw new Error(`Could not be published: ${failed.join(', ')}`);
}
