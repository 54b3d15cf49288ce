/** Reads the tables of a tournament's zonas. */
import type { Group } from '#shared/domain/schemas/group.ts';
import type { Standing } from '#shared/domain/schemas/standing.ts';
import type { PageSource } from './page-source.ts';

type NamedGroup = Pick<Group, 'id' | 'name'>;

/** In the order of `groups`; a zona that was deleted meanwhile has an empty table. */
export async function readTablesOfGroups(
  tournamentId: number,
  groups: readonly NamedGroup[],
  { readDocuments }: Pick<PageSource, 'readDocuments'>,
): Promise<(NamedGroup & { readonly table: readonly Standing[] })[]> {
  if (groups.length === 0) return [];
  const documents = groups.map(({ id }) => `GROUP#${id}` as const);
  const read = await readDocuments(tournamentId, { documents });
  return groups.map(({ id, name }) => ({ id, name, table: read?.[`GROUP#${id}`] ?? [] }));
}
