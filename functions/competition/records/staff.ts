/** Reads the staff from the table: stored under their team or, with team 0, as the federation's own officials. */
import type { StaffForm } from '#shared/domain/schemas/staff.ts';
import { notFoundProblem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { listItemsByKind } from '../../platform/table/by-kind.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { itemUnchangedCondition, type StoredItem } from '../../platform/table/entities.ts';
import { keys, sortKeyPrefixes } from '../../platform/table/keys.ts';
import { findMember, listMembers, type MemberStore, readMembersById } from './members.ts';

export type StaffFields = StaffForm & { readonly id: number };
export type StoredStaff = StoredItem<StaffFields>;

export const staffStore: MemberStore = {
  kind: 'STAFF',
  prefix: sortKeyPrefixes.staff,
  keyOf: keys.staff,
  pointerOf: keys.staffRef,
};

export const findStaff = (id: number): Promise<StoredStaff | undefined> => findMember<StaffFields>(staffStore, id);

export async function getStaff(id: number): Promise<StoredStaff> {
  const staff = await findStaff(id);
  if (!staff) throw notFoundProblem('Miembro del personal no encontrado');
  return staff;
}

/** The members of the staff that exist among `ids`, by id. */
export const readStaffMembersById = (ids: Iterable<number>): Promise<Map<number, StoredStaff>> =>
  readMembersById<StaffFields>(staffStore, ids);

export const listStaffOfTeam = (teamId: number): Promise<StoredStaff[]> => listMembers<StaffFields>(staffStore, teamId);

/** The staff of every team by id, after `afterId`; the list may lag by a moment. */
export const listAllStaff = (afterId: number, limit: number): Promise<StoredStaff[]> =>
  listItemsByKind<StoredStaff>(staffStore.kind, afterId, limit);

/** A check that an official is unchanged when a match that names the official is written. */
export const staffUnchangedCheck = (staff: StoredStaff, author: Authorship): TableWrite => ({
  check: keys.staff(staff.teamId, staff.id),
  ...itemUnchangedCondition(staff, author),
});
