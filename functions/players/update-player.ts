/** Changes a player or moves the player to another team; allowed to administrators and to the DT of both teams. */
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { can } from '#shared/domain/permissions.ts';
import { type Player, playerFieldsAskedLater, playerForm } from '#shared/domain/schemas/player.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requirePermission, requireVersion } from '../competition/api/request.ts';
import { readPlayerFigures } from '../competition/publication/documents/player-figures.ts';
import { prepareMemberReplacement } from '../competition/records/members.ts';
import { getPlayer, type PlayerFields, playerStore, type StoredPlayer } from '../competition/records/players.ts';
import { getSettings } from '../competition/records/settings.ts';
import { joinSquadWrites, leaveSquadWrite } from '../competition/records/squads.ts';
import { findTeam, type StoredTeam } from '../competition/records/teams.ts';
import { requireNoFieldEmptied } from '../platform/http/emptied-fields.ts';
import { localDay } from '../platform/local-time.ts';
import { invalidFieldProblem, Problem } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import { commit, OptimisticLockError, retryOnConflict, type TableWrite } from '../platform/table/commit.ts';
import { presentPlayer } from './present-player.ts';
import { requirePastBirthDate, requireSquadPlace } from './squad-rules.ts';

export async function updatePlayer(request: RequestOfRoute<'PUT /players/{id}'>): Promise<Player> {
  const settings = await getSettings();
  const { dateOfBirth } = request.body;
  if (dateOfBirth !== null) requirePastBirthDate(dateOfBirth, request.now, settings);
  return retryOnConflict(async () => {
    const before = await getPlayer(request.params.id);
    const after = mergePlayerForm(before, request.body, localDay(request.now, settings.timeZone));
    requirePermission(request, 'team.manage', { teamIds: [before.teamId, after.teamId] });
    if (isPending(before) && !isPending(after) && !can(request.caller, 'competition.manage')) throw notYoursToApprove();
    const team = await loadTargetTeam(before, after.teamId);
    requireNoFieldEmptied(before, after, playerFieldsAskedLater);
    const present = async (player: StoredPlayer) =>
      presentPlayer(player, request.caller, await readPlayerFigures([player.id]));
    await requireVersion(request, before.version, () => present(before));
    const places = squadChangeWrites(team, before, after, settings, request.author);
    const { stored, writes } = prepareMemberReplacement(playerStore, before, after, request.author);
    await commit([...places, ...writes]);
    return present(stored);
  });
}

function mergePlayerForm(
  before: StoredPlayer,
  { version: _seen, ...sent }: RequestOfRoute<'PUT /players/{id}'>['body'],
  today: string,
): PlayerFields {
  const form = fillAbsentFields(sent, pickFormFields(playerForm, before));
  const comesBack = before.status === 'inactive' && form.status !== 'inactive';
  const joins = comesBack || form.teamId !== before.teamId;
  // Whoever was added at the pitch is approved by being active.
  const pendingMatchId = form.status === 'inactive' ? before.pendingMatchId : undefined;
  return { id: before.id, ...form, squadSince: joins ? today : before.squadSince, pendingMatchId };
}

const isPending = ({ pendingMatchId }: PlayerFields): boolean => pendingMatchId !== undefined;

const notYoursToApprove = () =>
  new Problem(
    'forbidden',
    'Está por aprobar: lo agregaron en la planilla de un partido, y lo aprueba un administrador.',
  );

/**
 * The team the player will belong to; 400 when it does not exist. When the player's present team is missing, it was
 * deleted together with the player a moment ago, so the player is read again.
 */
async function loadTargetTeam(before: StoredPlayer, teamId: number): Promise<StoredTeam> {
  const team = await findTeam(teamId);
  if (team) return team;
  throw teamId === before.teamId ? new OptimisticLockError() : invalidFieldProblem('teamId', 'Ese equipo no existe');
}

/** The writes for the shirt number and starter place that the player gives up and takes. */
function squadChangeWrites(
  team: StoredTeam,
  before: StoredPlayer,
  after: PlayerFields,
  settings: Settings,
  author: Authorship,
): TableWrite[] {
  const isMove = before.teamId !== after.teamId;
  requireSquadPlace(team, isMove ? null : before, after, settings);
  const entry = joinSquadWrites(team, isMove ? null : before, after, settings, author);
  return isMove ? [leaveSquadWrite(before.teamId, before), ...entry] : entry;
}
