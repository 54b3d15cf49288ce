/** Reads what every page shows of the federation, and which tournament an address without one means. */

import { getSettings } from '../../records/settings.ts';
import { listTournaments } from '../../records/tournaments.ts';
import { composeChoice, composeSite, type PublishedChoice, type PublishedSite } from '../documents/site.ts';
import { readOverallDocuments } from './read-documents.ts';

/** What reads the facts of the federation: now, or once for several pages. */
export type ReadSite = () => Promise<PublishedSite>;

export const readSite: ReadSite = async () => composeSite(await getSettings());

export async function readChoice(): Promise<PublishedChoice> {
  const compute = async () => ({ CHOICE: composeChoice(await listTournaments(), await getSettings()) });
  return (await readOverallDocuments({ documents: ['CHOICE'] }, compute)).CHOICE;
}
