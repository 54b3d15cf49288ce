/** Publishing the documents over every tournament, from the pages of each. */
import { composeOverall, type OverallResult } from './overall.ts';
import { readOverallDocuments } from './overall-source.ts';
import { publishDocuments } from './publish-documents.ts';

/**
 * Publishes what holds over every tournament; called after the tournaments themselves, even when none of them changed.
 *
 * The older never wins: whoever changed a tournament's page takes a ticket here afterwards, and only then reads the
 * pages; so the highest ticket has read every page that anybody has announced, and nobody below can overwrite it.
 * A crash between a tournament's pages and these is repaired by the repetition: the stream brings the same change
 * again, finds the tournament's pages as they should be, and comes here all the same. What a recalculation left behind
 * is overtaken by the publication of the change it saw, which comes later by the stream, or by the daily reconcile.
 */
export async function publishOverall(now: Date, verifyContents = false): Promise<void> {
  await publishDocuments<OverallResult>(
    'ALL',
    async () => composeOverall(await readOverallDocuments(now), now),
    now,
    verifyContents,
  );
}
