/**
 * Reads published suspensions: one item for the beginning of a tournament's list, one call for the first slices of all
 * tournaments.
 */
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { notFound } from '../problem.ts';
import { readDocument, readDocumentOfEach } from '../table/documents-store.ts';
import { listTournaments } from '../table/tournaments.ts';
import type { ListSlice } from './list-slices.ts';
import { readAllRows } from './read-slices.ts';
import { sortSuspensions, suspensionsOf } from './suspensions.ts';
import { readTournamentData } from './tournament-data.ts';

const documentName = 'SUSPENSIONS';
type PublishedSlice = ListSlice<Suspension> | null;

/**
 * The bans of a tournament, sorted as {@link sortSuspensions} does: all, or at least the first `enough`. 404 when the
 * tournament does not exist.
 */
export async function readSuspensions(tournamentId: number, enough?: number): Promise<Suspension[]> {
  const first = await readDocument<PublishedSlice>(tournamentId, documentName);
  const suspensions = first
    ? await readAllRows(first, tournamentId, documentName, enough)
    : await computeUnpublishedSuspensions(tournamentId);
  if (!suspensions) throw notFound('Torneo no encontrado');
  return sortSuspensions(suspensions);
}

/** The bans of all tournaments: those not fully served first. */
export async function readAllSuspensions(): Promise<Suspension[]> {
  const ids = (await listTournaments()).map(({ id }) => id);
  const published = await readDocumentOfEach<PublishedSlice>(ids, documentName);
  const suspensions = ids.map((id) => {
    const first = published.get(id);
    return first ? readAllRows(first, id, documentName) : computeUnpublishedSuspensions(id);
  });
  return sortSuspensions((await Promise.all(suspensions)).flatMap((each) => each ?? []));
}

/** Computes the bans of a tournament that has none published; null when the tournament does not exist. */
async function computeUnpublishedSuspensions(tournamentId: number): Promise<Suspension[] | null> {
  const source = await readTournamentData(tournamentId);
  return source && suspensionsOf(source);
}
