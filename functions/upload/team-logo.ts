/** Changes the logo of a team. The old logo's file is removed later, when the stream reports the change. */
import { team as schema } from '#shared/domain/schemas/team.ts';
import { type ApiRequest, requirePermission, requireVersion } from '../competition/api/request.ts';
import { getTeam } from '../competition/records/teams.ts';
import { keepLogoFile } from '../platform/files/logos.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { prepareEntityUpdate } from '../platform/table/entities.ts';

type TeamCall = Pick<ApiRequest, 'caller' | 'seenVersion' | 'author'> & { readonly params: { readonly id: number } };

/**
 * The team of the request; 404 when it does not exist, 403 when the caller may not change it, 412 when the client saw
 * another version.
 */
export async function loadEditableTeam(request: TeamCall) {
  const team = await getTeam(request.params.id);
  requirePermission(request, 'team.manage', { teamIds: [team.id] });
  await requireVersion(request, team.version, () => pickFields(schema, team));
  return team;
}

/** Saves the logo, unless the team has it already, so that a repeated request changes nothing. */
export async function saveTeamLogo(request: TeamCall, logo: string): Promise<string> {
  return retryOnConflict(async () => {
    const before = await loadEditableTeam(request);
    if (before.logo === logo) return logo;
    await keepLogoFile(logo);
    await commit([prepareEntityUpdate(before, { logo }, request.author).write]);
    return logo;
  });
}
