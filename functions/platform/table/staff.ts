/** Staff in the table: a team's, or with team 0 the federation's own officials. */
import { getItem } from './client.ts';
import type { Stored } from './entities.ts';
import { keys } from './keys.ts';

export interface StaffFields {
  readonly id: number;
  readonly teamId: number;
  readonly name: string;
  readonly role: 'HeadCoach' | 'AssistantCoach' | 'Referee' | 'Assistant' | 'Other';
}

export type StoredStaff = Stored<StaffFields>;

export async function findStaff(id: number): Promise<StoredStaff | undefined> {
  const ref = await getItem<{ teamId: number }>(keys.staffRef(id));
  return ref && getItem<StoredStaff>(keys.staff(ref.teamId, id));
}

export async function mapStaff(ids: Iterable<number>): Promise<Map<number, StoredStaff>> {
  const found = await Promise.all([...new Set(ids)].map(findStaff));
  return new Map(found.filter((staff) => staff !== undefined).map((staff) => [staff.id, staff]));
}
