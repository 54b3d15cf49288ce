/** What the published table of a tournament says about ties. */
import type { Standing } from '#shared/domain/schemas/standing.ts';
import { call } from './api.ts';
import { expectOk } from './given.ts';
import { publishChanges } from './stream.ts';

interface WithId {
  readonly id: number;
}

/** Publishes every change, then reads the table of a tournament. */
export async function publishAndReadTable({ id }: WithId): Promise<Standing[]> {
  await publishChanges();
  return expectOk(await call('GET /standings/tournament/{id}', { params: { id } }));
}

/** Each row as 'Ombú: goalDifference': the criterion that puts the team above the next one. */
export const describeTieBreaks = (table: Standing[]) =>
  table.map(({ team, decidedBy }) => `${team.name}: ${decidedBy}`);
