/** Adds a player to a team; allowed to administrators and the team's own DT. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { type Player, playerDefaults } from '#shared/domain/schemas/player.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requirePermission } from '../competition/api/request.ts';
import { prepareMemberCreation } from '../competition/records/members.ts';
import { type PlayerFields, playerStore } from '../competition/records/players.ts';
import { getSettings } from '../competition/records/settings.ts';
import { joinSquadWrites } from '../competition/records/squads.ts';
import { findTeam } from '../competition/records/teams.ts';
import { localDay } from '../platform/local-time.ts';
import { invalidFieldProblem } from '../platform/problem.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { presentPlayer } from './present-player.ts';
import { requirePastBirthDate, requireSquadPlace } from './squad-rules.ts';

export async function createPlayer(request: RequestOfRoute<'POST /players'>): Promise<Player> {
  const { fullName: _computed, ...body } = request.body;
  const form = fillAbsentFields(body, playerDefaults);
  const settings = await getSettings();
  requirePastBirthDate(form.dateOfBirth, request.now, settings);
  return retryOnConflict(async () => {
    requirePermission(request, 'team.manage', { teamIds: [form.teamId] });
    const team = await findTeam(form.teamId);
    if (!team) throw invalidFieldProblem('teamId', 'Ese equipo no existe');
    requireSquadPlace(team, null, { id: 0, ...form }, settings);
    const squadSince = localDay(request.now, settings.timeZone);
    const fields: PlayerFields = { id: await nextId('PLAYER'), ...form, squadSince };
    const { stored, writes } = prepareMemberCreation(playerStore, fields, request.author);
    const place = joinSquadWrites(team, null, fields, settings, request.author);
    return commitIdempotent(request, [...place, ...writes], presentPlayer(stored, request.caller, {}));
  });
}
