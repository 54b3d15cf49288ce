/** A member of the staff as he leaves the server: how to reach him only for an administrator and his own team's DT. */
import { can } from '#shared/domain/permissions.ts';
import { type Staff, staff as schema, staffWithoutContact } from '#shared/domain/schemas/staff.ts';
import type { Caller } from '../platform/http/call.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import type { StoredStaff } from '../platform/table/staff.ts';

export function presentStaff(stored: StoredStaff, caller: Caller | null): Staff {
  const isOwn = can(caller, 'people.readPrivate', { teamIds: [stored.teamId] });
  return pickFields(isOwn ? schema : staffWithoutContact, stored);
}
