/**
 * Reads published suspensions: one item for the beginning of a tournament's list, one call for the first slices of all
 * tournaments.
 */
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { localDay } from '../../../platform/local-time.ts';
import { notFoundProblem } from '../../../platform/problem.ts';
import { getSettings } from '../../records/settings.ts';
import { listTournaments } from '../../records/tournaments.ts';
import { readDocument, readDocumentOfTournaments } from '../store/documents-store.ts';
import type { ListSlice } from './list-slices.ts';
import { publishedSuspensionsOf } from './published-discipline.ts';
import { readRowsOfSlicedList } from './read-slices.ts';
import { sortSuspensions, suspensionsOf } from './suspension-documents.ts';
import { readTournamentData } from './tournament-data.ts';

const suspensionsDocumentName = 'SUSPENSIONS';
type PublishedSuspensionsSlice = ListSlice<Suspension> | null;

/**
 * The bans of a tournament, sorted as {@link sortSuspensions} does: all, or at least the first `enough`. 404 when the
 * tournament does not exist.
 */
export async function readSuspensions(tournamentId: number, now: Date, enough?: number): Promise<Suspension[]> {
  const first = await readDocument<PublishedSuspensionsSlice>(tournamentId, suspensionsDocumentName);
  const suspensions = first
    ? await readRowsOfSlicedList(first, tournamentId, suspensionsDocumentName, enough)
    : await computeUnpublishedSuspensions(tournamentId, now);
  if (!suspensions) throw notFoundProblem('Torneo no encontrado');
  return sortSuspensions(suspensions);
}

/** The bans of all tournaments: those not fully served first. */
export async function readAllSuspensions(now: Date): Promise<Suspension[]> {
  const ids = (await listTournaments()).map(({ id }) => id);
  const published = await readDocumentOfTournaments<PublishedSuspensionsSlice>(ids, suspensionsDocumentName);
  const suspensions = ids.map((id) => {
    const first = published.get(id);
    return first ? readRowsOfSlicedList(first, id, suspensionsDocumentName) : computeUnpublishedSuspensions(id, now);
  });
  return sortSuspensions((await Promise.all(suspensions)).flatMap((each) => each ?? []));
}

/** Computes the bans of a tournament that has none published; null when the tournament does not exist. */
async function computeUnpublishedSuspensions(tournamentId: number, now: Date): Promise<Suspension[] | null> {
  const [source, settings] = await Promise.all([readTournamentData(tournamentId), getSettings()]);
  return source && publishedSuspensionsOf(source, localDay(now, settings.timeZone), settings);
}

/** Computes the bans of a tournament with all sanctions and names; null when the tournament does not exist. */
export async function computeAllSuspensions(tournamentId: number, today: string): Promise<Suspension[] | null> {
  const source = await readTournamentData(tournamentId);
  return source && suspensionsOf(source, today, 'all');
}
