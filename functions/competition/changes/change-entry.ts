/**
 * The entries of 'Cambios': for each tournament who changed what, by the second and the stream's sequence number, so that a
 * record that is delivered twice is stored once. Each entry has its item's version before and after: together they are
 * a chain without gaps.
 */
import type { RecordedChange } from '#shared/domain/changes/recorded-change.ts';
import { type Key, keys } from '../../platform/table/keys.ts';
import { epochSeconds } from '../../platform/table/ttl.ts';
import { secondsToKeepChanges } from '../records/deletions.ts';

interface ChangeFields extends RecordedChange {
  readonly tournamentId: number;
  readonly matchId: number | null;
  /** The key of the item that changed. */
  readonly item: Key;
  /** The user; 0 for whoever had the link `link`, null when nothing says who it was. */
  readonly by: number | null;
  readonly at: string;
  readonly link: string | null;
  /** What whoever had the link is called; absent in entries of earlier versions. */
  readonly holder?: string | null;
  /** The bulk change that it is part of, or null; absent in entries of earlier versions. */
  readonly groupId?: string | null;
}

export interface StoredChange extends ChangeFields, Key {
  /** For the index, which lists the changes of a match: see `listChangesOfMatch`. */
  readonly kind?: string;
  readonly id?: number;
  readonly ttl: number;
}

export interface NewChange extends ChangeFields {
  readonly second: string;
  readonly sequence: string;
}

/** The entry of a change; whoever reads the same stream record again makes the same one. */
export function changeEntry(change: NewChange): StoredChange {
  const { tournamentId, matchId, item, of, before, after, by, at, link, second, sequence } = change;
  const { holder = null, groupId = null } = change;
  const fields: ChangeFields = { tournamentId, matchId, item, of, before, after, by, at, link, holder, groupId };
  const seconds = epochSeconds(new Date(second));
  return {
    ...keys.change(tournamentId, second, sequence),
    ...fields,
    ...(matchId === null ? {} : { kind: kindOfMatch(matchId), id: positionOf(seconds, sequence) }),
    ttl: seconds + secondsToKeepChanges,
  };
}

/** The index's partition of the changes of a match. */
export const kindOfMatch = (matchId: number): string => `CHANGE OF MATCH ${matchId}`;

const positionsInSecond = 1_000_000;

/** Orders the changes of a match by second, then by sequence number, of which the index has room for the last digits. */
const positionOf = (seconds: number, sequence: string): number =>
  seconds * positionsInSecond + (Number(sequence.slice(-6)) || 0);
