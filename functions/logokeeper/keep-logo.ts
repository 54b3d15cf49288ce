/** Keeps the file of a logo that a team has begun to show. */
import { bucketKeyOfLogo, isOwnLogo, uploadKeyOfLogo } from '#shared/domain/logo.ts';
import { exemptFromLifecycle } from '../platform/files/bucket.ts';
import { confirmUpload } from '../platform/files/logos.ts';
import { Problem } from '../platform/problem.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { prepareEntityUpdate } from '../platform/table/entities.ts';
import { findTeam } from '../platform/table/teams.ts';

/**
 * Makes the logo's file permanent. An upload that was never confirmed is turned into a logo here; when that fails
 * because it is missing or no image, the team's logo is cleared.
 */
export async function makeTeamLogoPermanent(logo: string, teamId: number): Promise<void> {
  if (!isOwnLogo(logo)) return;
  const upload = uploadKeyOfLogo(logo);
  if (upload) {
    try {
      await confirmUpload(upload);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return clearTeamLogo(logo, teamId);
    }
  }
  await exemptFromLifecycle(bucketKeyOfLogo(logo));
}

async function clearTeamLogo(logo: string, teamId: number): Promise<void> {
  const author = { by: 0, at: new Date().toISOString() };
  await retryOnConflict(async () => {
    const team = await findTeam(teamId);
    if (team?.logo === logo) await commit([prepareEntityUpdate(team, { logo: '' }, author).write]);
  });
}
