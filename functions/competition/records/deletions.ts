/**
 * Notes who deleted a match, an event, a group, a player, a member of the staff, a sanction or a bulletin. The note takes
 * the place of the deleted item's pointer, so that a deletion writes no more than before; a stream record of a deletion does not say who made it.
 */
import type { Authorship } from '../../platform/table/authorship.ts';
import { getDocument } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import type { Key } from '../../platform/table/keys.ts';
import { epochSeconds, secondsPerDay } from '../../platform/table/ttl.ts';

export interface DeletionNote extends Key {
  readonly deletedBy: number;
  readonly deletedAt: string;
  /** The id of the link to the sheet by which it was deleted; absent when a user deleted it. */
  readonly deletedByLink?: string;
  /** The name that whoever had that link gave. */
  readonly deletedByHolder?: string;
  /** The bulk change that it was deleted in; absent when it was deleted by itself. */
  readonly deletedInGroup?: string;
  /** The version that was deleted. */
  readonly deletedVersion: number;
  /** Absent for what belongs to a team. */
  readonly tournamentId?: number | undefined;
  readonly ttl: number;
}

/** How long entries of 'Cambios' and the notes of deletions are kept. */
export const secondsToKeepChanges = 365 * secondsPerDay;

export const isDeletionNote = (item: object): item is DeletionNote => 'deletedAt' in item;

/** Who deleted the item with this pointer, and when; null where no note says so. */
export async function readDeletion(pointer: Key) {
  const note = await getDocument<Partial<DeletionNote>>(pointer, true);
  return {
    by: note?.deletedBy ?? null,
    at: note?.deletedAt ?? null,
    link: note?.deletedByLink ?? null,
    holder: note?.deletedByHolder ?? null,
    groupId: note?.deletedInGroup ?? null,
    version: note?.deletedVersion ?? null,
  };
}

/** The write that replaces the pointer of an item that is deleted. */
export function noteDeletionWrite(
  pointer: Key,
  { tournamentId, version }: { readonly tournamentId?: number; readonly version: number },
  { by, at, link, linkHolder, changeGroupId }: Authorship,
): TableWrite {
  const note: DeletionNote = {
    ...pointer,
    tournamentId,
    deletedBy: by,
    deletedAt: at,
    ...(link !== undefined && { deletedByLink: link }),
    ...(linkHolder !== undefined && { deletedByHolder: linkHolder }),
    ...(changeGroupId !== undefined && { deletedInGroup: changeGroupId }),
    deletedVersion: version,
    ttl: epochSeconds(new Date(at)) + secondsToKeepChanges,
  };
  return { put: note };
}

/** A condition that nothing has the pointer's id but an item that was deleted in this version. */
export const deletedVersionCondition = (version: number) => ({
  condition: 'attribute_not_exists(pk) OR deletedVersion = :deleted',
  values: { ':deleted': version },
});
