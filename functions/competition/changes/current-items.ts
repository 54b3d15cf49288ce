/** Reads what changed items are now: which change of each is the last one, and which match it belongs to. */
import type { RecordedFields, RecordedKind } from '#shared/domain/changes/recorded-change.ts';
import { type Key, keys } from '../../platform/table/keys.ts';
import { readEventIdFromKey } from '../records/events.ts';
import { readSanctionIdFromKey } from '../records/sanctions.ts';
import type { StoredChange } from './change-entry.ts';
import { readStoredItems } from './changes.ts';

/** Of other kinds nobody asks what they are now. */
const kindsThatAreUndone: readonly RecordedKind[] = ['match', 'event', 'sanction', 'notice'];

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

export async function readCurrentItems(changes: readonly StoredChange[]) {
  const wanted = changes.flatMap((change): Key[] => {
    const { tournamentId, matchId, item, of, after } = change;
    return [
      ...(kindsThatAreUndone.includes(of) ? [item] : []),
      ...(matchId === null ? [] : [keys.match(tournamentId, matchId)]),
      ...(after === null ? pointersOf(change) : []),
    ];
  });
  const stored = new Map((await readStoredItems(wanted)).map((item) => [nameOf(item), item]));
  const storedMatchOf = ({ tournamentId, matchId }: StoredChange) =>
    matchId === null ? undefined : stored.get(nameOf(keys.match(tournamentId, matchId)));

  return {
    /** The changed item as it is now. */
    itemOf: ({ item }: StoredChange): RecordedFields | undefined => stored.get(nameOf(item)),
    /** Its match as it is now. */
    storedMatchOf,
    /** The match of a change as it is now, or as the change has it; null when it has none. */
    matchOf: (change: StoredChange): RecordedFields | null =>
      storedMatchOf(change) ?? (change.of === 'match' ? (change.after ?? change.before)?.fields : null) ?? null,
    /** Whether the item still is what the change left; a deleted event may come back only to a match that exists. */
    isLast(change: StoredChange): boolean {
      const { item, of, before, after } = change;
      const now = stored.get(nameOf(item));
      if (after !== null) return now?.version === after.version;
      if (now || (of === 'event' && storedMatchOf(change) === undefined)) return false;
      return pointersOf(change).some((pointer) => stored.get(nameOf(pointer))?.deletedVersion === before?.version);
    },
  };
}

/** Where a note says which version was deleted of an item that can come back. */
function pointersOf({ of, item }: StoredChange): Key[] {
  if (of === 'event') return [keys.eventRef(readEventIdFromKey(item.sk))];
  return of === 'sanction' ? [keys.sanctionRef(readSanctionIdFromKey(item.sk))] : [];
}
