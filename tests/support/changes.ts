/** 'Cambios' as an administrator reads and undoes them. */
import { recordChanges } from '#functions/publisher/record-changes.ts';
import type { Change, ChangeGroup } from '#shared/domain/schemas/change.ts';
import { call } from './api.ts';
import { expectOk } from './api-fixtures.ts';
import { readNewStreamRecords } from './stream.ts';

interface WithId {
  readonly id: number;
}

/** The changes of a tournament, newest first. It records those that the stream still holds, and publishes nothing. */
export async function readChanges({ id }: WithId): Promise<Change[]> {
  await recordNewChanges();
  return expectOk(await call('GET /tournaments/{id}/changes', { as: 'admin', params: { id } }));
}

/** Records the changes that the stream still holds, as the publisher does before it publishes. */
export const recordNewChanges = async () =>
  recordChanges(await readNewStreamRecords(), (_sequence, run) => run() as Promise<void>);

/** The newest change of this kind, of any match or of one. */
export async function newestChange(cup: WithId, kind: Change['kind'], match?: WithId): Promise<Change> {
  const changes = await readChanges(cup);
  const found = changes.find((change) => change.kind === kind && (!match || change.matchId === match.id));
  if (!found) throw new Error(`no change of kind ${kind}`);
  return found;
}

export const undo = ({ id }: WithId, { id: changeId }: Pick<Change, 'id'>) =>
  call('POST /tournaments/{id}/changes/undo', { as: 'admin', params: { id }, body: { changeId } });

/** The bulk changes of a tournament, newest first; they do not wait for the stream. */
export const readChangeGroups = async ({ id }: WithId): Promise<ChangeGroup[]> =>
  expectOk(await call('GET /tournaments/{id}/changes/groups', { as: 'admin', params: { id } }));

/** The newest bulk change of this kind. */
export async function newestChangeGroup(cup: WithId, kind: ChangeGroup['kind']): Promise<ChangeGroup> {
  const found = (await readChangeGroups(cup)).find((group) => group.kind === kind);
  if (!found) throw new Error(`no bulk change of kind ${kind}`);
  return found;
}
