/** Presents a member of the staff; phone and e-mail only to administrators and the DT of the member's team. */
import { can } from '#shared/domain/permissions.ts';
import { type Staff, staff as schema, staffWithoutContact } from '#shared/domain/schemas/staff.ts';
import type { Caller } from '../competition/api/request.ts';
import type { StoredStaff } from '../competition/records/staff.ts';
import { pickFields } from '../platform/http/pick-fields.ts';

export function presentStaff(stored: StoredStaff, caller: Caller | null): Staff {
  const isOwn = can(caller, 'people.readPrivate', { teamIds: [stored.teamId] });
  return pickFields(isOwn ? schema : staffWithoutContact, stored);
}
