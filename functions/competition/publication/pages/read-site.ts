/** Reads what every page shows of the federation, and which tournament an address without one means. */

import { noticesInForce } from '../../records/notices.ts';
import { getSettings, type readSettingsAndNotices } from '../../records/settings.ts';
import { listTournaments } from '../../records/tournaments.ts';
import { composeLanding, composeSite, type PublishedLanding, type PublishedSite } from '../documents/federation.ts';
import { readOverallDocuments } from './read-documents.ts';

/** What reads the facts of the federation: now, or once for several pages. */
export type ReadSite = () => Promise<PublishedSite>;

export const siteOf = (
  { settings, notices }: Awaited<ReturnType<typeof readSettingsAndNotices>>,
  now: Date,
): PublishedSite => composeSite(settings, noticesInForce(notices, now));

export async function readChoice(): Promise<PublishedLanding> {
  const compute = async () => ({ LANDING: composeLanding(await listTournaments(), await getSettings()) });
  return (await readOverallDocuments({ documents: ['LANDING'] }, compute)).LANDING;
}
