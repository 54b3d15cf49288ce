/** The logo of a team: who may change it, and the change. What it replaces is removed when the stream tells of it. */
import { team as schema } from '#shared/domain/schemas/team.ts';
import { type Call, requirePermission, requireVersion } from '../platform/http/call.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { updateWrite } from '../platform/table/entities.ts';
import { getTeam } from '../platform/table/teams.ts';

type TeamCall = Pick<Call, 'caller' | 'seenVersion' | 'author'> & { readonly params: { readonly id: number } };

/** 404, 403 or 412 unless the caller may change this team as he saw it. */
export async function loadEditableTeam(call: TeamCall) {
  const team = await getTeam(call.params.id);
  requirePermission(call, 'team.manage', { teamIds: [team.id] });
  await requireVersion(call, team.version, () => pickFields(schema, team));
  return team;
}

/** Writes only if it changes something, so that a repeated call does no harm. */
export async function setLogo(call: TeamCall, logo: string): Promise<string> {
  return retryOnConflict(async () => {
    const before = await loadEditableTeam(call);
    if (before.logo !== logo) await commit([updateWrite(before, { logo }, call.author).write]);
    return logo;
  });
}
