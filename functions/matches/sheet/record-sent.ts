/** Takes operations as applications send them: one that cannot be read is refused by itself, and the others are recorded. */
import * as z from 'zod/mini';
import { type OperationResult, type SheetOperation, sheetOperation } from '#shared/domain/schemas/sheet.ts';
import type { StoredMatch } from '../../competition/records/matches.ts';
import { findOperation } from '../../competition/records/operations.ts';
import { fieldProblemsOf } from '../../platform/http/read-request.ts';
import { type OperationsRequest, recordOperation } from './record-operation.ts';

/** An operation whose other fields may be wrong. */
type SentOperation = SheetOperation | { readonly id: string };

export async function recordSentOperation(
  place: Pick<StoredMatch, 'tournamentId' | 'id'>,
  sent: SentOperation,
  request: OperationsRequest,
): Promise<OperationResult> {
  const read = z.safeParse(sheetOperation, sent);
  return read.success ? recordOperation(place, read.data, request) : refuseUnreadable(place.id, sent, read.error);
}

/** Nothing is stored of it, because it is refused whenever it comes; a known id is answered as it was at first. */
async function refuseUnreadable(
  matchId: number,
  { id }: SentOperation,
  error: z.core.$ZodError,
): Promise<OperationResult> {
  const known = await findOperation(matchId, id);
  if (known) return { id, outcome: known.outcome, message: known.message };
  const [first] = fieldProblemsOf(error);
  const message = `La aplicación mandó mal esta anotación (${first?.path}: ${first?.message}): anotala de nuevo.`;
  return { id, outcome: 'refused', message };
}
