/** What is left of a sheet when an administrator opened its match again. */
import type { MatchStatus } from '../schemas/match.ts';
import { emptySheet, noConfirmations, noProtests, type SheetRecord, sheetRecordOf } from './state.ts';

/**
 * The stored sheet as it holds for the match's status. In play again, the match has no end and nobody has confirmed it,
 * and the half that the end stopped goes on. Not started again, its clock is empty, too.
 */
export function recordForStatus(record: SheetRecord, status: MatchStatus): SheetRecord {
  if (status === 'completed') return sheetRecordOf(record);
  const { clock, presence, underProtest = noProtests, shirts = {}, newPlayers = {}, end, corrections } = record;
  const reopened = { presence, underProtest, shirts, newPlayers, end: null, ...noConfirmations, corrections };
  if (status !== 'in_progress') return { ...reopened, clock: emptySheet.clock };
  const halves = clock.halves.map((half) =>
    end !== null && half.endedAt === end.clockEndedAt ? { ...half, endedAt: null } : half,
  );
  return { ...reopened, clock: { halves } };
}
