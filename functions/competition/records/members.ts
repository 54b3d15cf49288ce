/** Stores the members of teams, players and staff alike: an item under the team, found by id through a pointer. */
import {
  type Authorship,
  sameVersionCondition,
  stampsOfNewItem,
  stampsOfNextVersion,
} from '../../platform/table/authorship.ts';
import { batchGet, getItem, queryPartition } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { itemUnchangedCondition, type StoredItem } from '../../platform/table/entities.ts';
import { type Key, partitionKeys } from '../../platform/table/keys.ts';
import { isDeletionNote } from './deletions.ts';

/** The kind and keys by which the items of players, or of staff, are found. */
export interface MemberStore {
  readonly kind: 'PLAYER' | 'STAFF';
  readonly prefix: string;
  readonly keyOf: (teamId: number, id: number) => Key;
  readonly pointerOf: (id: number) => Key;
}

interface MemberFields {
  readonly id: number;
  readonly teamId: number;
}

interface MemberPointer {
  readonly pk: string;
  readonly teamId: number;
}

/** How often a member is looked up: the pointer may be out of date while the member moves to another team. */
const maxMemberLookUps = 5;

export async function findMember<T extends MemberFields>(
  { keyOf, pointerOf }: MemberStore,
  id: number,
): Promise<StoredItem<T> | undefined> {
  for (let tries = 0; tries < maxMemberLookUps; tries += 1) {
    const pointer = await getItem<MemberPointer>(pointerOf(id));
    if (!pointer || isDeletionNote(pointer)) return undefined;
    const found = await getItem<StoredItem<T>>(keyOf(pointer.teamId, id));
    if (found) return found;
  }
  return undefined;
}

/** The members that exist among `ids`, by id. */
export async function readMembersById<T extends MemberFields>(
  kind: MemberStore,
  ids: Iterable<number>,
): Promise<Map<number, StoredItem<T>>> {
  const pointers = await batchGet<MemberPointer>([...ids].map(kind.pointerOf));
  const keyed = pointers
    .filter((pointer) => !isDeletionNote(pointer))
    .map(({ pk, teamId }) => ({ id: Number(pk.split('#')[2]), teamId }));
  const found = await batchGet<StoredItem<T>>(keyed.map(({ id, teamId }) => kind.keyOf(teamId, id)));
  const members = new Map(found.map((member) => [member.id, member]));
  for (const { id } of keyed.filter((each) => !members.has(each.id))) {
    const moved = await findMember<T>(kind, id);
    if (moved) members.set(id, moved);
  }
  return members;
}

export const listMembers = <T extends MemberFields>(
  { prefix }: MemberStore,
  teamId: number,
): Promise<StoredItem<T>[]> => queryPartition<StoredItem<T>>(partitionKeys.team(teamId), prefix);

export function prepareMemberCreation<T extends MemberFields>(
  { kind, keyOf, pointerOf }: MemberStore,
  fields: T,
  by: Authorship,
) {
  const { id, teamId } = fields;
  const stored: StoredItem<T> = { ...fields, ...keyOf(teamId, id), kind, ...stampsOfNewItem(by) };
  const isNew = 'attribute_not_exists(pk)';
  const writes: TableWrite[] = [
    { put: stored, condition: isNew },
    { put: { ...pointerOf(id), teamId, ...stampsOfNewItem(by) }, condition: isNew },
  ];
  return { stored, writes };
}

/** The writes that replace a member; one that moves to another team gets an item there, and the pointer follows. */
export function prepareMemberReplacement<T extends MemberFields>(
  { kind, keyOf, pointerOf }: MemberStore,
  before: StoredItem<T>,
  fields: T,
  by: Authorship,
  asRead: Pick<TableWrite, 'condition' | 'values'> = itemUnchangedCondition(before, by),
) {
  const { id, teamId } = fields;
  const stored: StoredItem<T> = { ...fields, ...keyOf(teamId, id), kind, ...stampsOfNextVersion(before, by) };
  if (teamId === before.teamId) return { stored, writes: [{ put: stored, ...asRead }] as TableWrite[] };
  const writes: TableWrite[] = [
    { remove: { pk: before.pk, sk: before.sk }, ...asRead },
    { put: stored, condition: 'attribute_not_exists(pk)' },
    { put: { ...pointerOf(id), teamId, ...stampsOfNewItem(by) } },
  ];
  return { stored, writes };
}

/**
 * The writes that delete a member together with the team; refused when the member was changed or moved since it was
 * read.
 */
export function deleteMemberWrites<T extends MemberFields>(
  { pointerOf }: MemberStore,
  member: StoredItem<T>,
): TableWrite[] {
  const { pk, sk, id } = member;
  return [{ remove: { pk, sk }, ...sameVersionCondition(member) }, { remove: pointerOf(id) }];
}
