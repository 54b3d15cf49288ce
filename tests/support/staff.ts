/** Staff as the table holds it, for tests of what matches do with their officials. */
import { commit } from '#functions/platform/table/commit.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { StaffFields } from '#functions/platform/table/staff.ts';

let staffMade = 0;

/** A referee of the federation, unless said otherwise; answers his id. */
export async function anOfficial(more: Partial<StaffFields> = {}): Promise<number> {
  staffMade += 1;
  const staff = { id: staffMade, teamId: 0, name: `Árbitro ${staffMade}`, role: 'Referee' as const, ...more };
  const stamps = { createdAt: '', createdBy: 0, updatedAt: '', updatedBy: 0, version: 1, schema: 1 };
  await commit([
    { put: { ...keys.staff(staff.teamId, staff.id), ...staff, ...stamps } },
    { put: { ...keys.staffRef(staff.id), teamId: staff.teamId } },
  ]);
  return staff.id;
}
