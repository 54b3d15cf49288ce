/** 'Cambios' as an administrator reads and undoes them. */
import type { Change } from '#shared/domain/schemas/change.ts';
import { call } from './api.ts';
import { expectOk } from './given.ts';
import { publishChanges } from './stream.ts';

interface WithId {
  readonly id: number;
}

/** Publishes what was written and returns the changes of a tournament, newest first. */
export async function readChanges({ id }: WithId): Promise<Change[]> {
  await publishChanges();
  return expectOk(await call('GET /tournaments/{id}/changes', { as: 'admin', params: { id } }));
}

/** The newest change of this kind, of any match or of one. */
export async function newestChange(cup: WithId, kind: Change['kind'], match?: WithId): Promise<Change> {
  const changes = await readChanges(cup);
  const found = changes.find((change) => change.kind === kind && (!match || change.matchId === match.id));
  if (!found) throw new Error(`no change of kind ${kind}`);
  return found;
}

export const undo = ({ id }: WithId, { id: changeId }: Pick<Change, 'id'>) =>
  call('POST /tournaments/{id}/changes/undo', { as: 'admin', params: { id }, body: { changeId } });
