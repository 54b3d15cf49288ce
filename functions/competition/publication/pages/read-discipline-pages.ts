/** Reads what the pages of a tournament's discipline show. Each is null in a tournament without bulletins. */
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import type { BulletinPageData, DisciplinePageData, PresentedBulletin } from '#shared/pages/page-data.ts';
import { bulletinInAddress } from '#shared/pages/paths.ts';
import { presentPublicBulletin } from '../../discipline/present-bulletin.ts';
import { findBulletin } from '../../records/bulletins.ts';
import { rowsOfSlices } from '../documents/list-slices.ts';
import type { PageSource } from './page-source.ts';

export async function readDisciplinePage(
  tournamentId: number,
  { readDocuments }: PageSource,
): Promise<DisciplinePageData | null> {
  const read = await readDocuments(tournamentId, { documents: ['HEADER'] });
  if (!read?.HEADER.hasBulletins) return null;
  const told = await readDocuments(tournamentId, { documents: ['BULLETINS'], lists: ['SUSPENSIONS'] });
  if (!told?.BULLETINS) return null;
  const suspensions = rowsOfSlices<Suspension>(told, 'SUSPENSIONS') ?? [];
  return { tournament: read.HEADER, bulletins: told.BULLETINS, suspensions };
}

/** `wanted` is the bulletin's year and number, as in '2026-3'. */
export async function readBulletinPage(
  tournamentId: number,
  wanted: string | undefined,
  { readDocuments, readSite }: PageSource,
): Promise<BulletinPageData | null> {
  const read = await readDocuments(tournamentId, { documents: ['HEADER'] });
  if (!read?.HEADER.hasBulletins) return null;
  const bulletins = (await readDocuments(tournamentId, { documents: ['BULLETINS'] }))?.BULLETINS ?? [];
  const found = bulletins.find((each) => bulletinInAddress(each) === wanted);
  const stored = found && (await findBulletin(tournamentId, found.id));
  if (!stored) return null;
  const { publicSquads } = await readSite();
  const bulletin = presentPublicBulletin(stored, { publicSquads, isPast: found.isPast ?? false });
  return { tournament: read.HEADER, bulletin: bulletin as PresentedBulletin, bulletins };
}
