/**
 * Reads the documents that pages are made of: strongly consistent, because a page must show what was true when its scope
 * was woken. A document that is not published yet is computed.
 */
import type { TournamentHeader } from '#shared/pages/page-data.ts';
import { mapConcurrently } from '../../../platform/map-concurrently.ts';
import type { DocumentScope } from '../../../platform/table/keys.ts';
import type { OverallDocuments } from '../documents/compose-overall.ts';
import type { ComposedDocuments } from '../documents/compose-tournament.ts';
import { computeTournamentDocuments } from '../documents/compute-documents.ts';
import { type ListSlice, namesOfSlices } from '../documents/list-slices.ts';
import { readDocuments as readStoredDocuments } from '../store/documents-store.ts';

/** The names of documents to read, of a list only its first slice; and the names of lists to read with all slices. */
export interface WantedDocuments<Name, ListName> {
  readonly documents: readonly Name[];
  readonly lists?: readonly ListName[];
}

/**
 * Reads the wanted documents of a tournament, by name. Each further slice of a wanted list has its own name, as
 * '2#SCORERS'. Null when the tournament does not exist.
 */
export type ReadTournamentDocuments = <
  Name extends keyof ComposedDocuments & string,
  ListName extends keyof ComposedDocuments & string = never,
>(
  tournamentId: number,
  wanted: WantedDocuments<Name, ListName>,
) => Promise<Pick<ComposedDocuments, Name | ListName> | null>;

/** A {@link ReadTournamentDocuments} of what is published. */
export const readTournamentDocuments = <
  Name extends keyof ComposedDocuments & string,
  ListName extends keyof ComposedDocuments & string = never,
>(
  tournamentId: number,
  wanted: WantedDocuments<Name, ListName>,
  now: Date,
): Promise<Pick<ComposedDocuments, Name | ListName> | null> =>
  readOrCompute(tournamentId, wanted, () => computeTournamentDocuments(tournamentId, now));

/** The facts of the tournaments that exist among `ids`, by id. */
export async function readFactsOfTournaments(
  ids: Iterable<number>,
  readDocuments: ReadTournamentDocuments,
): Promise<Map<number, TournamentHeader>> {
  const read = await mapConcurrently([...ids], async (id) => {
    const documents = await readDocuments(id, { documents: ['HEADER'] });
    return documents ? [[id, documents.HEADER] as const] : [];
  });
  return new Map(read.flat());
}

/** By tournament, then by team. */
export const displayNamesOf = (facts: Iterable<TournamentHeader>): Map<number, ReadonlyMap<number, string>> =>
  new Map(
    [...facts].map(({ id, displayNames }) => [
      id,
      new Map(Object.entries(displayNames).map(([teamId, name]) => [Number(teamId), name])),
    ]),
  );

/** Documents over all tournaments by name; `compute` may compute only what is wanted. */
export async function readOverallDocuments<
  Name extends keyof OverallDocuments & string,
  ListName extends keyof OverallDocuments & string = never,
>(
  wanted: WantedDocuments<Name, ListName>,
  compute: () => Promise<Pick<OverallDocuments, Name | ListName>>,
): Promise<Pick<OverallDocuments, Name | ListName>> {
  return (await readOrCompute('ALL', wanted, compute)) ?? compute();
}

async function readOrCompute<Documents extends object>(
  scope: DocumentScope,
  { documents, lists = [] }: WantedDocuments<string, string>,
  compute: () => Promise<Documents | null>,
): Promise<Documents | null> {
  const names = [...documents, ...lists];
  const published = await readStoredDocuments<unknown>(scope, names, true);
  // Null is the content of a document that is composed no more.
  if (names.some((name) => (published.get(name) ?? null) === null)) return compute();
  const further = lists.flatMap((name) =>
    namesOfSlices(name, (published.get(name) as ListSlice<unknown>).parts).slice(1),
  );
  const slices = await readStoredDocuments<unknown>(scope, further, true);
  // The first slice may have been written a moment before a new one.
  if (slices.size < further.length) return compute();
  return Object.fromEntries([...published, ...slices]) as Documents;
}
