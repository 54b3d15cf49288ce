/** Finds tournaments whose published bulletins tell names that the federation no longer tells. */
import type { PublishedBulletin } from '#shared/pages/page-data.ts';
import { localDay } from '../../../platform/local-time.ts';
import { isPublicityOver } from '../../discipline/present-bulletin.ts';
import { getSettings } from '../../records/settings.ts';
import { readDocumentOfTournaments } from '../store/documents-store.ts';

export async function listTournamentsTellingTooMuch(ids: readonly number[], now: Date): Promise<number[]> {
  if (ids.length === 0) return [];
  const published = await readDocumentOfTournaments<readonly PublishedBulletin[] | null>(ids, 'BULLETINS');
  const { sanctionsPublicYears: years, timeZone } = await getSettings();
  const today = localDay(now, timeZone);
  return ids.filter((id) =>
    published.get(id)?.some(({ isPast, date }) => !isPast && isPublicityOver(date, years, today)),
  );
}
