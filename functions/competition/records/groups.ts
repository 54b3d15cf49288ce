/** Groups (zonas) in the table: stored under their tournament, found by id through a pointer. */
import type { Group } from '#shared/domain/schemas/group.ts';
import { notFoundProblem } from '../../platform/problem.ts';
import {
  type Authorship,
  sameVersionCondition,
  stampsOfNewItem,
  stampsOfNextVersion,
} from '../../platform/table/authorship.ts';
import { listItemsByKind } from '../../platform/table/by-kind.ts';
import { getItem, queryPartition } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import type { StoredItem } from '../../platform/table/entities.ts';
import { keys, partitionKeys, sortKeyPrefixes } from '../../platform/table/keys.ts';
import { noteDeletionWrite } from './deletions.ts';

export type StoredGroup = StoredItem<Group>;
type GroupFields = Omit<Group, 'version'>;

export async function findGroup(id: number): Promise<StoredGroup | undefined> {
  const ref = await getItem<{ tournamentId: number }>(keys.groupRef(id));
  return ref && getItem<StoredGroup>(keys.group(ref.tournamentId, id));
}

export async function getGroup(id: number): Promise<StoredGroup> {
  const group = await findGroup(id);
  if (!group) throw notFoundProblem('Grupo no encontrado');
  return group;
}

export const listGroupsOfTournament = (tournamentId: number): Promise<StoredGroup[]> =>
  queryPartition<StoredGroup>(partitionKeys.tournament(tournamentId), sortKeyPrefixes.group);

/** The groups of every tournament by id, after `afterId`; they come from an index that may lag by a moment. */
export const listAllGroups = (afterId: number, limit: number): Promise<StoredGroup[]> =>
  listItemsByKind<StoredGroup>('GROUP', afterId, limit);

export function prepareGroupCreation(fields: GroupFields, author: Authorship) {
  const { id, tournamentId } = fields;
  const stored = { ...fields, ...keys.group(tournamentId, id), kind: 'GROUP', ...stampsOfNewItem(author) };
  const pointer = { ...keys.groupRef(id), tournamentId, ...stampsOfNewItem(author) };
  return {
    stored,
    writes: [{ put: stored, condition: 'attribute_not_exists(pk)' }, { put: pointer }] satisfies TableWrite[],
  };
}

export function prepareGroupReplacement(before: StoredGroup, fields: Partial<GroupFields>, author: Authorship) {
  const stored = { ...before, ...fields, ...stampsOfNextVersion(before, author) };
  const write = { put: stored, ...sameVersionCondition(before) } satisfies TableWrite;
  return { stored, write };
}

export function deleteGroupWrites(group: StoredGroup, author: Authorship): TableWrite[] {
  const { pk, sk, id } = group;
  return [{ remove: { pk, sk }, ...sameVersionCondition(group) }, noteDeletionWrite(keys.groupRef(id), group, author)];
}

/** The writes that take teams out of their groups when they leave the tournament. */
export function leaveGroupsWrites(
  groups: readonly StoredGroup[],
  leaving: readonly number[],
  author: Authorship,
): TableWrite[] {
  return groups
    .filter(({ teamIds }) => teamIds.some((id) => leaving.includes(id)))
    .map((group) => {
      const teamIds = group.teamIds.filter((id) => !leaving.includes(id));
      return prepareGroupReplacement(group, { teamIds }, author).write;
    });
}
