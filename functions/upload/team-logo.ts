/** The logo of a team: who may change it, and the change. What it replaces is removed when the stream tells of it. */
import { team as schema } from '#shared/domain/schemas/team.ts';
import { type Call, demand, demandSeen } from '../platform/http/call.ts';
import { only } from '../platform/http/present.ts';
import { commit, untilUnchanged } from '../platform/table/commit.ts';
import { replacementOf } from '../platform/table/entities.ts';
import { getTeam } from '../platform/table/teams.ts';

type TeamCall = Pick<Call, 'caller' | 'seenVersion' | 'author'> & { readonly params: { readonly id: number } };

/** 404, 403 or 412 unless the caller may change this team as he saw it. */
export async function teamToChange(call: TeamCall) {
  const team = await getTeam(call.params.id);
  demand(call, 'team.manage', { teamIds: [team.id] });
  await demandSeen(call, team.version, () => only(schema, team));
  return team;
}

/** Writes only if it changes something, so that a repeated call does no harm. */
export async function setLogo(call: TeamCall, logo: string): Promise<string> {
  return untilUnchanged(async () => {
    const before = await teamToChange(call);
    if (before.logo !== logo) await commit([replacementOf(before, { logo }, call.author).write]);
    return logo;
  });
}
