/** Reading who is suspended: one item of a tournament while its bans are few, one call for all tournaments together. */
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { notFound } from '../http/problem.ts';
import { readPage, readPageOfEach, readPages } from '../table/pages.ts';
import { listTournaments } from '../table/tournaments.ts';
import { type Part, partNames } from './parts.ts';
import { readSource } from './source.ts';
import { inOrder, suspensionsOf } from './suspensions.ts';

const page = 'SUSPENSIONS';
type Published = Part<Suspension> | null | undefined;

/** The bans of a tournament; 404 when it does not exist. */
export async function readSuspensions(tournamentId: number): Promise<Suspension[]> {
  const suspensions = await withTheRest(tournamentId, await readPage<Published>(tournamentId, page));
  if (!suspensions) throw notFound('Torneo no encontrado');
  return suspensions;
}

/** The bans of every tournament. */
export async function readEverySuspension(): Promise<Suspension[]> {
  const ids = (await listTournaments()).map(({ id }) => id);
  const published = await readPageOfEach<Published>(ids, page);
  const suspensions = await Promise.all(ids.map((id) => withTheRest(id, published.get(id))));
  return inOrder(suspensions.flatMap((each) => each ?? []));
}

/** All parts of what was published; computed when it was not. Null when there is no such tournament. */
async function withTheRest(tournamentId: number, first: Published): Promise<Suspension[] | null> {
  if (!first) {
    const source = await readSource(tournamentId);
    return source && suspensionsOf(source);
  }
  if (first.parts === 1) return first.rows;
  const names = partNames(page, first.parts).slice(1);
  const others = await readPages<Published>(tournamentId, names);
  return [...first.rows, ...names.flatMap((name) => others.get(name)?.rows ?? [])];
}
