/** Removes the file of a logo that a team no longer shows, if the file is in our bucket and no other team shows it. */
import { bucketKeyOfLogo, isOwnLogo } from '#shared/domain/crests/logo.ts';
import { listTeams } from '../competition/records/teams.ts';
import { removeFile } from '../platform/files/bucket.ts';

export async function deleteUnusedLogo(logo: string): Promise<void> {
  if (!isOwnLogo(logo)) return;
  const isShown = (await listTeams()).some((team) => team.logo === logo);
  if (!isShown) await removeFile(bucketKeyOfLogo(logo));
}
