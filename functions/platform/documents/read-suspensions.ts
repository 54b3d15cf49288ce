/**
 * Reads published suspensions: one item for the beginning of a tournament's list, one call for the first slices of all
 * tournaments.
 */
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { notFoundProblem } from '../problem.ts';
import { readDocument, readDocumentOfTournaments } from '../table/documents-store.ts';
import { listTournaments } from '../table/tournaments.ts';
import type { ListSlice } from './list-slices.ts';
import { readRowsOfSlicedList } from './read-slices.ts';
import { sortSuspensions, suspensionsOf } from './suspensions.ts';
import { readTournamentData } from './tournament-data.ts';

const suspensionsDocumentName = 'SUSPENSIONS';
type PublishedSuspensionsSlice = ListSlice<Suspension> | null;

/**
 * The bans of a tournament, sorted as {@link sortSuspensions} does: all, or at least the first `enough`. 404 when the
 * tournament does not exist.
 */
export async function readSuspensions(tournamentId: number, enough?: number): Promise<Suspension[]> {
  const first = await readDocument<PublishedSuspensionsSlice>(tournamentId, suspensionsDocumentName);
  const suspensions = first
    ? await readRowsOfSlicedList(first, tournamentId, suspensionsDocumentName, enough)
    : await computeUnpublishedSuspensions(tournamentId);
  if (!suspensions) throw notFoundProblem('Torneo no encontrado');
  return sortSuspensions(suspensions);
}

/** The bans of all tournaments: those not fully served first. */
export async function readAllSuspensions(): Promise<Suspension[]> {
  const ids = (await listTournaments()).map(({ id }) => id);
  const published = await readDocumentOfTournaments<PublishedSuspensionsSlice>(ids, suspensionsDocumentName);
  const suspensions = ids.map((id) => {
    const first = published.get(id);
    return first ? readRowsOfSlicedList(first, id, suspensionsDocumentName) : computeUnpublishedSuspensions(id);
  });
  return sortSuspensions((await Promise.all(suspensions)).flatMap((each) => each ?? []));
}

/** Computes the bans of a tournament that has none published; null when the tournament does not exist. */
async function computeUnpublishedSuspensions(tournamentId: number): Promise<Suspension[] | null> {
  const source = await readTournamentData(tournamentId);
  return source && suspensionsOf(source);
}
