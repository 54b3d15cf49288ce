/**
 * Reads the tallies of all tournaments. A warm Lambda keeps what it has read and reads again only what has another hash
 * since, so that a publication does not cost a read of every other tournament.
 */
import { keptBetweenCalls } from '../../../platform/execution-environment.ts';
import { type DocumentItem, readDocumentContent, readDocumentItems } from '../store/documents-store.ts';
import { readTallyHashes } from '../store/tally-hashes.ts';
import type { PublishedTally } from './compose.ts';

/** The tallies read last, still compressed, by tournament id. Equal hashes mean equal contents, in whatever table. */
const knownTallies = keptBetweenCalls(() => new Map<number, DocumentItem>());

/** By tournament id, strongly consistent, without those never published; null is that of a deleted tournament. */
export async function readTallies(tournamentIds: readonly number[]): Promise<Map<number, PublishedTally | null>> {
  const known = knownTallies();
  // Read before the tallies: one that is written meanwhile is then newer than its hash, never older.
  const hashes = await readTallyHashes();
  const items = new Map<number, DocumentItem>();
  for (const [id, item] of known) if (item.hash === hashes.get(id)) items.set(id, item);
  const others = await readDocumentItems(
    tournamentIds.filter((id) => !items.has(id)),
    'TALLY',
  );
  for (const [id, item] of others) items.set(id, item);
  known.clear();
  const tallies = new Map<number, PublishedTally | null>();
  for (const id of tournamentIds) {
    const item = items.get(id);
    const content = item && readDocumentContent<PublishedTally | null>(item);
    // One of another build or damaged is not kept: published again, it may have the same hash.
    if (!item || content === undefined) continue;
    known.set(id, item);
    tallies.set(id, content);
  }
  return tallies;
}
