/**
 * Changes whose answer got lost. Found stored when the same person saves again, they are nobody else's: what he saves
 * now follows them, instead of clashing with them.
 */
import { ApiError } from './api-error.ts';

/** By what they changed: what was sent, and nobody knows what became of it. */
const lost = new Map<string, readonly unknown[]>();

/** A match and its score are one: a result clashes with a lost undoing of the one before. */
const entityAddress = (address: string): string => address.replace(/\/score$/, '');

export const recordUnconfirmed = (address: string, sent: unknown): void =>
  void lost.set(entityAddress(address), [...(lost.get(entityAddress(address)) ?? []), sent]);
export const forgetLostChange = (address: string): void => void lost.delete(entityAddress(address));

/** The version that an own lost change brought about, when that is what a change now clashes with. */
export function versionAfterOwnChange(address: string, error: unknown): number | undefined {
  if (!(error instanceof ApiError && error.status === 412)) return undefined;
  const stored = error.current as { version: number };
  const isOwn = lost
    .get(entityAddress(address))
    ?.some((sent) => containsSent(sent, { ...stored, version: expectedVersionIn(sent) }));
  return isOwn ? stored.version : undefined;
}

const expectedVersionIn = (sent: unknown): unknown => (sent as { version?: unknown }).version;

/** Whether everything that was sent is stored; ids in any order, because the server sorts a tournament's teams. */
function containsSent(sent: unknown, stored: unknown): boolean {
  if (sent === undefined || sent === null) return sent === undefined || stored === undefined || stored === null;
  if (typeof sent !== 'object') return sent === stored;
  if (typeof stored !== 'object' || stored === null) return false;
  if (Array.isArray(sent)) {
    const list = stored as readonly unknown[];
    if (sent.length !== list.length) return false;
    if (typeof sent[0] === 'number') return sent.every((id) => list.includes(id));
  }
  return Object.entries(sent).every(([name, value]) => containsSent(value, stored[name as keyof object]));
}
