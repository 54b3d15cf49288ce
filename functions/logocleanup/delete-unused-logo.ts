/** Removes the file of a logo that somebody no longer shows, if it is in our bucket and no team shows it, nor the federation. */
import { bucketKeyOfLogo, isOwnLogo } from '#shared/domain/crests/logo.ts';
import { getSettings } from '../competition/records/settings.ts';
import { listTeams } from '../competition/records/teams.ts';
import { removeFile } from '../platform/files/bucket.ts';

export async function deleteUnusedLogo(logo: string): Promise<void> {
  if (!isOwnLogo(logo)) return;
  const [teams, federation] = await Promise.all([listTeams(), getSettings()]);
  const isShown = [...teams, federation].some((shown) => shown.logo === logo);
  if (!isShown) await removeFile(bucketKeyOfLogo(logo));
}
