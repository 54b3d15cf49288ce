/** How far the sheets of matches are, and what they wait for. */
import type { DaySheet, SheetState } from '#shared/domain/schemas/sheet-overview.ts';
import { recordForStatus } from '#shared/domain/sheet/reopened.ts';
import type { StoredMatch } from '../../competition/records/matches.ts';
import { readSheetsOfMatches, type StoredSheet } from '../../competition/records/sheets.ts';
import { readUsersById } from '../../platform/identity/users.ts';

type SheetProgress = Pick<DaySheet, 'state' | 'unapplied' | 'observation' | 'lastOperation'>;

/** Reads the sheets of matches; the function it returns tells how far the sheet of one of them is. */
export async function readSheetProgress(
  matches: readonly StoredMatch[],
): Promise<(match: StoredMatch) => SheetProgress> {
  const sheets = await readSheetsOfMatches(matches);
  const users = await readUsersById(
    [...sheets.values()].map(({ lastOperation }) => lastOperation?.by ?? 0).filter((id) => id > 0),
  );
  const nameOf = (userId: number): string => {
    const user = users.get(userId);
    return user ? `${user.firstName} ${user.lastName}` : 'Alguien con el enlace';
  };
  return (match) => {
    const sheet = sheets.get(match.id);
    if (!sheet) return { state: stateOfSheet(match, undefined), unapplied: 0, observation: '', lastOperation: null };
    const { lastOperation, unapplied } = sheet;
    return {
      state: stateOfSheet(match, sheet),
      unapplied: unapplied.length,
      observation: recordForStatus(sheet, match.status).end?.observation ?? '',
      lastOperation: lastOperation && {
        at: lastOperation.at,
        by: lastOperation.by,
        byName: nameOf(lastOperation.by),
      },
    };
  };
}

/** The state of a sheet; a match can also be started or completed without one. */
function stateOfSheet({ status }: StoredMatch, sheet: StoredSheet | undefined): SheetState {
  if (!sheet) return status === 'completed' ? 'ended' : status === 'in_progress' ? 'playing' : 'none';
  const { confirmedAt, end } = recordForStatus(sheet, status);
  if (confirmedAt.home !== null && confirmedAt.away !== null) return 'confirmed';
  if (end !== null || status === 'completed') return 'ended';
  return status === 'in_progress' ? 'playing' : 'open';
}
