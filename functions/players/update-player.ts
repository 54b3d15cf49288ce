/** Changes a player, or moves him to another team: Admin, or the DT of every team concerned. */
import { pickFields, withDefaults } from '#shared/domain/fields.ts';
import { type Player, playerForm } from '#shared/domain/schemas/player.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import { readPlayerFigures } from '../platform/documents/player-figures.ts';
import { demand, demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { invalidField } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import { Changed, commit, untilUnchanged, type Write } from '../platform/table/commit.ts';
import { memberReplacement } from '../platform/table/members.ts';
import { getPlayer, type PlayerFields, players, type StoredPlayer } from '../platform/table/players.ts';
import { getSettings } from '../platform/table/settings.ts';
import { squadExit, squadWrites } from '../platform/table/squads.ts';
import { findTeam, type StoredTeam } from '../platform/table/teams.ts';
import { presentPlayer } from './present-player.ts';
import { demandBorn, demandPlace } from './squad-rules.ts';

export async function updatePlayer(call: CallOf<'PUT /players/{id}'>): Promise<Player> {
  const settings = await getSettings();
  demandBorn(call.body.dateOfBirth, call.now, settings);
  return untilUnchanged(async () => {
    const before = await getPlayer(call.params.id);
    demand(call, 'team.manage', { teamIds: [before.teamId] });
    const after = changed(before, call.body);
    const team = await teamFor(before, after.teamId);
    demand(call, 'team.manage', { teamIds: [before.teamId, after.teamId] });
    const present = async (player: StoredPlayer) =>
      presentPlayer(player, call.caller, await readPlayerFigures([player.id]));
    await demandSeen(call, before.version, () => present(before));
    const places = placeWrites(team, before, after, settings, call.author);
    const { stored, writes } = memberReplacement(players, before, after, call.author);
    await commit([...places, ...writes]);
    return present(stored);
  });
}

function changed(before: StoredPlayer, { version: _seen, ...form }: CallOf<'PUT /players/{id}'>['body']): PlayerFields {
  return { id: before.id, ...withDefaults(form, pickFields(playerForm, before)) };
}

/** Where he will be: 400 when that team does not exist; his own can only just have been deleted with him. */
async function teamFor(before: StoredPlayer, teamId: number): Promise<StoredTeam> {
  const team = await findTeam(teamId);
  if (team) return team;
  throw teamId === before.teamId ? new Changed() : invalidField('teamId', 'Ese equipo no existe');
}

/** The places he gives back and takes. */
function placeWrites(
  team: StoredTeam,
  before: StoredPlayer,
  after: PlayerFields,
  settings: Settings,
  author: Authorship,
): Write[] {
  const isMove = before.teamId !== after.teamId;
  demandPlace(team, isMove ? null : before, after, settings);
  const entry = squadWrites(team, isMove ? null : before, after, settings, author);
  return isMove ? [squadExit(before.teamId, before), ...entry] : entry;
}
