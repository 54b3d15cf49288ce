/** A team shows a logo now: its file must be there, and stay. */
import { fileOfLogo, isOwnLogo, uploadOfLogo } from '#shared/domain/logo.ts';
import { exemptFromLifecycle } from '../platform/files/bucket.ts';
import { confirmUpload } from '../platform/files/logos.ts';
import { Problem } from '../platform/problem.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { updateWrite } from '../platform/table/entities.ts';
import { findTeam } from '../platform/table/teams.ts';

/** An upload that nobody confirmed is made a logo here; when it is none, the team goes without. */
export async function keepTeamLogo(logo: string, teamId: number): Promise<void> {
  if (!isOwnLogo(logo)) return;
  const upload = uploadOfLogo(logo);
  if (upload) {
    try {
      await confirmUpload(upload);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return clearTeamLogo(logo, teamId);
    }
  }
  await exemptFromLifecycle(fileOfLogo(logo));
}

async function clearTeamLogo(logo: string, teamId: number): Promise<void> {
  const author = { by: 0, at: new Date().toISOString() };
  await retryOnConflict(async () => {
    const team = await findTeam(teamId);
    if (team?.logo === logo) await commit([updateWrite(team, { logo: '' }, author).write]);
  });
}
