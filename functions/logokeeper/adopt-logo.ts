/** A team shows a logo now: its file must be there, and stay. */
import { fileOfLogo, isOwnLogo, uploadOfLogo } from '#shared/domain/logo.ts';
import { keepFile } from '../platform/files/bucket.ts';
import { finishUpload } from '../platform/files/logos.ts';
import { Problem } from '../platform/problem.ts';
import { commit, untilUnchanged } from '../platform/table/commit.ts';
import { replacementOf } from '../platform/table/entities.ts';
import { findTeam } from '../platform/table/teams.ts';

/** An upload that nobody confirmed is made a logo here; when it is none, the team goes without. */
export async function adoptLogo(logo: string, teamId: number): Promise<void> {
  if (!isOwnLogo(logo)) return;
  const upload = uploadOfLogo(logo);
  if (upload) {
    try {
      await finishUpload(upload);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return takeAway(logo, teamId);
    }
  }
  await keepFile(fileOfLogo(logo));
}

async function takeAway(logo: string, teamId: number): Promise<void> {
  const author = { by: 0, at: new Date().toISOString() };
  await untilUnchanged(async () => {
    const team = await findTeam(teamId);
    if (team?.logo === logo) await commit([replacementOf(team, { logo: '' }, author).write]);
  });
}
