/**
 * Changes a member of the staff or moves the member to another team; allowed to administrators and to the DT of both
 * teams.
 */
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { type Staff, staffForm, staffResetValues } from '#shared/domain/schemas/staff.ts';
import { isImpartial, isMatchOfficial } from '#shared/domain/squads/officials.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requirePermission, requireVersion } from '../competition/api/request.ts';
import { findBookedMatches } from '../competition/records/booked-matches.ts';
import { prepareMemberReplacement } from '../competition/records/members.ts';
import { leaveStaffWrite } from '../competition/records/squads.ts';
import { getStaff, type StaffFields, type StoredStaff, staffStore } from '../competition/records/staff.ts';
import { allOrFirstError, Problem } from '../platform/problem.ts';
import { commit, retryOnConflict, type TableWrite } from '../platform/table/commit.ts';
import { runWhileMarkedDeleting } from '../platform/table/entities.ts';
import { presentStaff } from './present-staff.ts';
import { joinTeamStaffWrites, requireStaffRoom } from './staff-limit.ts';

export function updateStaff(request: RequestOfRoute<'PUT /teamstaff/{id}'>): Promise<Staff> {
  return retryOnConflict(async () => {
    const before = await getStaff(request.params.id);
    const { id } = before;
    const after = mergeStaffForm(before, request.body);
    const isMove = after.teamId !== before.teamId;
    requirePermission(request, 'team.manage', { teamIds: [before.teamId, after.teamId] });
    await allOrFirstError([
      requireVersion(request, before.version, () => presentStaff(before, request.caller)),
      isMove ? requireStaffRoom(after.teamId) : Promise.resolve(),
    ]);
    const places = isMove
      ? [...leaveTeamStaffWrites(before), ...joinTeamStaffWrites(after.teamId, id, request.author)]
      : [];

    const save = async (asRead?: Pick<TableWrite, 'condition' | 'values'>) => {
      const { stored, writes } = prepareMemberReplacement(staffStore, before, after, request.author, asRead);
      await commit([...places, ...writes]);
      return presentStaff(stored, request.caller);
    };
    const mayLoseMatches = isMove || (isMatchOfficial(before) && !isMatchOfficial(after));
    if (!mayLoseMatches) return save();
    return runWhileMarkedDeleting([before], request.author, () => findLostEligibilityProblem(before, after), save);
  });
}

type StaffUpdateBody = RequestOfRoute<'PUT /teamstaff/{id}'>['body'];

function mergeStaffForm(before: StoredStaff, { version: _seen, ...form }: StaffUpdateBody): StaffFields {
  return { id: before.id, ...fillAbsentFields(form, { ...pickFormFields(staffForm, before), ...staffResetValues }) };
}

const leaveTeamStaffWrites = ({ teamId, id }: StoredStaff): TableWrite[] =>
  teamId === 0 ? [] : [leaveStaffWrite(teamId, id)];

/** The 409 for a member with matches still to be played in which they could no longer be an official; else null. */
async function findLostEligibilityProblem(before: StoredStaff, after: StaffFields): Promise<Problem | null> {
  const { toPlay } = await findBookedMatches('STAFF', before.id);
  const lost = toPlay.filter((match) => !isMatchOfficial(after) || !isImpartial(after, match));
  if (lost.length === 0) return null;
  return new Problem(
    'has-references',
    `${before.name} tiene ${formatPlural(lost.length, 'partido')} por jugar que no podría dirigir. Cambiá antes sus árbitros.`,
  );
}
