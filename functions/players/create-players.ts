/** POST /players/batch: adds all players of a list to a team, or none; for administrators and the team's own DT. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { type Player, playerDefaults, playerFieldsAskedLater } from '#shared/domain/schemas/player.ts';
import { fillShirtNumbers } from '#shared/domain/squads/squad.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requirePermission } from '../competition/api/request.ts';
import { prepareMemberCreation } from '../competition/records/members.ts';
import { type PlayerFields, playerStore } from '../competition/records/players.ts';
import { getSettings } from '../competition/records/settings.ts';
import { squadFromItem, writeForListToJoinSquad } from '../competition/records/squads.ts';
import { findTeam } from '../competition/records/teams.ts';
import { localDay } from '../platform/local-time.ts';
import { invalidFieldProblem } from '../platform/problem.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { nextIds } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { requirePastBirthDates, requireSquadPlaces } from './listed-player-rules.ts';
import { presentPlayer } from './present-player.ts';

export async function createPlayers(request: RequestOfRoute<'POST /players/batch'>): Promise<Player[]> {
  const { teamId, players: listed } = request.body;
  const settings = await getSettings();
  requirePastBirthDates(listed, request.now, settings);
  return retryOnConflict(async () => {
    requirePermission(request, 'team.manage', { teamIds: [teamId] });
    const team = await findTeam(teamId);
    if (!team) throw invalidFieldProblem('teamId', 'Ese equipo no existe');
    const forms = fillShirtNumbers(squadFromItem(team), listed).map(({ fullName: _computed, ...player }) =>
      fillAbsentFields(player, { ...playerDefaults, ...playerFieldsAskedLater }),
    );
    requireSquadPlaces(team, forms, settings);
    const ids = await nextIds('PLAYER', forms.length);
    const squadSince = localDay(request.now, settings.timeZone);
    const players = forms.map((form, at): PlayerFields => ({ id: ids[at] ?? 0, teamId, ...form, squadSince }));
    const created = players.map((fields) => prepareMemberCreation(playerStore, fields, request.author));
    const places = writeForListToJoinSquad(team, players, settings, request.author);
    const writes = [places, ...created.flatMap((each) => each.writes)];
    return commitIdempotent(
      request,
      writes,
      created.map(({ stored }) => presentPlayer(stored, request.caller, {})),
    );
  });
}
