/** Reads what every page shows of the federation, and which tournament an address without one means. */

import { getSettings } from '../../records/settings.ts';
import { listTournaments } from '../../records/tournaments.ts';
import { composeLanding, composeSite, type PublishedLanding, type PublishedSite } from '../documents/federation.ts';
import { readOverallDocuments } from './read-documents.ts';

/** What reads the facts of the federation: now, or once for several pages. */
export type ReadSite = () => Promise<PublishedSite>;

export const readSite: ReadSite = async () => composeSite(await getSettings());

export async function readChoice(): Promise<PublishedLanding> {
  const compute = async () => ({ LANDING: composeLanding(await listTournaments(), await getSettings()) });
  return (await readOverallDocuments({ documents: ['LANDING'] }, compute)).LANDING;
}
