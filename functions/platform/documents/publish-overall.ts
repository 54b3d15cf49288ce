/** Publishes the documents over all tournaments, composed from the documents of each. */
import { computeOverallDocuments } from './compute.ts';
import type { OverallDocuments } from './overall.ts';
import { TooManyUnpublishedError } from './overall-source.ts';
import { type PreparePages, type PublicationOptions, publishDocuments } from './publish-documents.ts';

/**
 * Publishes the documents over all tournaments. Called after the tournaments themselves were published, even when none
 * of their documents changed.
 *
 * Outdated data cannot win: a recomputation that changed a tournament's document takes a ticket here afterwards, and
 * reads the tournaments' documents only then. So the recomputation with the highest ticket has read every change, and
 * none with a lower ticket can overwrite it. A crash between a tournament's documents and these is repaired when the
 * stream delivers the same change again: the tournament's documents are then found up to date, and these are published
 * all the same. What a recalculation by hand leaves out of date is repaired when the stream delivers the same change,
 * or by the daily reconcile.
 *
 * False when that is left to reconcile, because too many tournaments are unpublished, as after a change of the tally's
 * shape: reconcile publishes them one after the other, and then these documents.
 */
export async function publishOverallDocuments(
  now: Date,
  options: PublicationOptions<OverallDocuments>,
): Promise<boolean> {
  try {
    await publishDocuments('ALL', () => computeOverallDocuments(now, maxComputed), now, options);
    return true;
  } catch (error) {
    if (!(error instanceof TooManyUnpublishedError)) throw error;
    const { unpublishedTournaments } = error;
    console.warn({ leftToReconcile: 'PAGE#ALL', unpublishedTournaments });
    return false;
  }
}

/** Reading and composing so many tournaments takes a few seconds; the publisher's Lambda has one minute. */
const maxComputed = 20;

/** Repairs the documents over all tournaments, however many tournaments are unpublished. */
export async function repairOverallDocuments(now: Date, preparePages: PreparePages<OverallDocuments>): Promise<void> {
  await publishDocuments('ALL', () => computeOverallDocuments(now), now, { preparePages, verifyContents: true });
}
