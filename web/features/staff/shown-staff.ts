/** The list of staff on the screen, as a write has just left it. */
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { byName } from '#shared/spanish/order.ts';
import { showAtOnce } from '../../lib/show-at-once.ts';

const listOf = (teamId: number, change: (staff: Staff[]) => Staff[]) =>
  showAtOnce('GET /teamstaff/team/{teamId}', { params: { teamId } }, change);

/** Created or changed. */
export function showStaff(person: Staff): void {
  listOf(person.teamId, (staff) => [...staff.filter(({ id }) => id !== person.id), person].sort(byName));
}

export function hideStaff({ id, teamId }: Staff): void {
  listOf(teamId, (staff) => staff.filter((person) => person.id !== id));
}
