/**
 * Operations of sheets in the table: each under its match and its own id, so that one that is sent twice is recorded
 * once. They outlive the events that they recorded and are deleted with the match only.
 */
import type { OperationOutcome, SheetOperation } from '#shared/domain/schemas/sheet.ts';
import { batchGet, getItem } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { type Key, keys } from '../../platform/table/keys.ts';

/** What an administrator decided about an operation that was not applied at first. */
export interface OperationDecision {
  readonly decision: 'apply' | 'discard';
  readonly by: number;
  readonly at: string;
}

interface OperationFields {
  readonly tournamentId: number;
  readonly matchId: number;
  readonly operation: SheetOperation;
  /** When it was made, by the server's clock, and when it arrived. */
  readonly at: string;
  readonly receivedAt: string;
  /** The user who sent it; 0 for whoever had the link with the id `link`. */
  readonly by: number;
  readonly link: string | null;
  readonly outcome: OperationOutcome;
  readonly message: string;
  readonly decided?: OperationDecision;
}
export type StoredOperation = OperationFields & Key;

export const findOperation = (matchId: number, id: string): Promise<StoredOperation | undefined> =>
  getItem<StoredOperation>(keys.operation(matchId, id));

/** The operations with these ids, in the order of `ids`. */
export async function readOperations(matchId: number, ids: readonly string[]): Promise<StoredOperation[]> {
  const found = await batchGet<StoredOperation>(ids.map((id) => keys.operation(matchId, id)));
  const byId = new Map(found.map((each) => [each.operation.id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The write of a new operation; refused when it is known already. */
export const recordOperationWrite = (fields: OperationFields): TableWrite => ({
  put: { ...keys.operation(fields.matchId, fields.operation.id), ...fields },
  condition: 'attribute_not_exists(pk)',
});

/** The write of an administrator's decision, which is taken once. */
export const decideOperationWrite = (stored: StoredOperation, decided: OperationDecision): TableWrite => ({
  put: { ...stored, decided },
  condition: 'attribute_exists(pk) AND attribute_not_exists(decided)',
});
