/**
 * Remembers changes whose response got lost. If the server has stored such a change and its user saves again, the new
 * save builds on the stored change instead of being refused as a conflict with another person's change.
 */
import { storedInsteadOf } from './api-error.ts';

/** Request bodies of which it is unknown whether the server stored them, by the address of the changed entity. */
const unconfirmedBodies = new Map<string, readonly unknown[]>();

/** A match and its score are one entity: a change of either may conflict with a lost change of the other. */
const entityAddressOf = (address: string): string => address.replace(/\/score$/, '');

export const rememberUnconfirmedChange = (address: string, sent: unknown): void =>
  void unconfirmedBodies.set(entityAddressOf(address), [
    ...(unconfirmedBodies.get(entityAddressOf(address)) ?? []),
    sent,
  ]);
export const forgetLostChange = (address: string): void => void unconfirmedBodies.delete(entityAddressOf(address));

/** After a 412: the stored version, when it is the result of the user's own lost change; else undefined. */
export function storedVersionIfOwnChange(address: string, error: unknown): number | undefined {
  const stored = storedInsteadOf<{ version: number }>(error);
  if (!stored) return undefined;
  const isOwn = unconfirmedBodies
    .get(entityAddressOf(address))
    ?.some((sent) => areSentValuesStored(sent, { ...stored, version: versionInSentBody(sent) }));
  return isOwn ? stored.version : undefined;
}

const versionInSentBody = (sent: unknown): unknown => (sent as { version?: unknown }).version;

/**
 * True when everything that was sent is stored. Ids may be in any order, because the server sorts a tournament's teams.
 */
function areSentValuesStored(sent: unknown, stored: unknown): boolean {
  if (sent === undefined || sent === null) return sent === undefined || stored === undefined || stored === null;
  if (typeof sent !== 'object') return sent === stored;
  if (typeof stored !== 'object' || stored === null) return false;
  if (Array.isArray(sent)) {
    const list = stored as readonly unknown[];
    if (sent.length !== list.length) return false;
    if (typeof sent[0] === 'number') return sent.every((id) => list.includes(id));
  }
  return Object.entries(sent).every(([name, value]) => areSentValuesStored(value, stored[name as keyof object]));
}
