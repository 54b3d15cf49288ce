/** Removes the file of a logo that a team no longer shows, if the file is in our bucket and no other team shows it. */
import { bucketKeyOfLogo, isOwnLogo } from '#shared/domain/logo.ts';
import { removeFile } from '../platform/files/bucket.ts';
import { listTeams } from '../platform/table/teams.ts';

export async function deleteUnusedLogo(logo: string): Promise<void> {
  if (!isOwnLogo(logo)) return;
  const isShown = (await listTeams()).some((team) => team.logo === logo);
  if (!isShown) await removeFile(bucketKeyOfLogo(logo));
}
