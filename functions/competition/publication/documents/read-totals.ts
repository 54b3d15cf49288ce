/**
 * Reads the totals of all tournaments. A warm Lambda keeps what it has read and reads again only what has another hash
 * since, so that a publication does not cost a read of every other tournament.
 */
import { keptBetweenCalls } from '../../../platform/execution-environment.ts';
import { type DocumentItem, readDocumentContent, readDocumentItems } from '../store/documents-store.ts';
import { readTotalsHashes } from '../store/totals-hashes.ts';
import type { TournamentTotals } from './compose-tournament.ts';

/** The totals read last, still compressed, by tournament id. Equal hashes mean equal contents, in whatever table. */
const knownTotals = keptBetweenCalls(() => new Map<number, DocumentItem>());

/** By tournament id, strongly consistent, without those never published; null for a deleted tournament. */
export async function readTotals(tournamentIds: readonly number[]): Promise<Map<number, TournamentTotals | null>> {
  const known = knownTotals();
  // Read before the totals: those that are written meanwhile are then newer than their hash, never older.
  const hashes = await readTotalsHashes();
  const items = new Map<number, DocumentItem>();
  for (const [id, item] of known) if (item.hash === hashes.get(id)) items.set(id, item);
  const others = await readDocumentItems(
    tournamentIds.filter((id) => !items.has(id)),
    'TOTALS',
  );
  for (const [id, item] of others) items.set(id, item);
  known.clear();
  const totalsOfAll = new Map<number, TournamentTotals | null>();
  for (const id of tournamentIds) {
    const item = items.get(id);
    const content = item && readDocumentContent<TournamentTotals | null>(item);
    // Those of another build, or damaged, are not kept: published again, they may have the same hash.
    if (!item || content === undefined) continue;
    known.set(id, item);
    totalsOfAll.set(id, content);
  }
  return totalsOfAll;
}
