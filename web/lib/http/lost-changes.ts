/**
 * Changes whose answer got lost. Found stored when the same person saves again, they are nobody else's: what he saves
 * now follows them, instead of clashing with them.
 */
import { ApiError } from './api-error.ts';

/** By what they changed: what was sent, and nobody knows what became of it. */
const lost = new Map<string, readonly unknown[]>();

/** A match and its score are one: a result clashes with a lost undoing of the one before. */
const changedBy = (address: string): string => address.replace(/\/score$/, '');

export const noteLostChange = (address: string, sent: unknown): void =>
  void lost.set(changedBy(address), [...(lost.get(changedBy(address)) ?? []), sent]);
export const forgetLostChange = (address: string): void => void lost.delete(changedBy(address));

/** The version that an own lost change brought about, when that is what a change now clashes with. */
export function ownVersion(address: string, error: unknown): number | undefined {
  if (!(error instanceof ApiError && error.status === 412)) return undefined;
  const stored = error.current as { version: number };
  const isOwn = lost.get(changedBy(address))?.some((sent) => isStored(sent, { ...stored, version: seenIn(sent) }));
  return isOwn ? stored.version : undefined;
}

const seenIn = (sent: unknown): unknown => (sent as { version?: unknown }).version;

/** Everything that was sent, in what is stored. */
function isStored(sent: unknown, stored: unknown): boolean {
  if (sent === undefined || sent === null) return sent === undefined || stored === undefined || stored === null;
  if (typeof sent !== 'object') return sent === stored;
  if (typeof stored !== 'object' || stored === null) return false;
  if (Array.isArray(sent) && sent.length !== (stored as unknown[]).length) return false;
  return Object.entries(sent).every(([name, value]) => isStored(value, stored[name as keyof object]));
}
