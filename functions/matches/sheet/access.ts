/** Who may read and keep the sheet of a match: administrators, its Planilleros, and whoever has its link. */
import { addDays } from '#shared/domain/calendar.ts';
import { can } from '#shared/domain/permissions.ts';
import type { SheetLink } from '#shared/domain/schemas/sheet-overview.ts';
import { isConfirmed } from '#shared/domain/sheet/end.ts';
import { recordForStatus } from '#shared/domain/sheet/reopened.ts';
import { formatDate } from '#shared/text/dates.ts';
import { momentOfLocalTime } from '../../platform/documents/local-time.ts';
import type { ApiCall } from '../../platform/http/call.ts';
import type { SheetCaller } from '../../platform/http/sheet-token.ts';
import { Problem } from '../../platform/problem.ts';
import type { StoredMatch } from '../../platform/table/matches.ts';
import { getSettings } from '../../platform/table/settings.ts';
import { findSheet } from '../../platform/table/sheets.ts';

type SheetCall = Pick<ApiCall, 'caller' | 'sheetLink' | 'now'>;
type SheetMatch = Pick<StoredMatch, 'id' | 'matchDate' | 'sheetUserIds'>;

/** Links end at this time of the day after the match. */
const lastTime = '12:00';

/** Throws 403 unless the caller keeps the sheet of this match, by an account or by a link that is still valid. */
export async function requireSheetAccess({ caller, sheetLink, now }: SheetCall, match: SheetMatch): Promise<void> {
  const subject = { matchId: match.id, sheetUserIds: match.sheetUserIds };
  if (!sheetLink) {
    if (!can(caller, 'sheet.keep', subject)) throw new Problem('forbidden', 'No sos Planillero de este partido.');
    return;
  }
  if (!can(sheetLink, 'sheet.keep', subject)) {
    throw new Problem('link-other-match', 'Este enlace es de la planilla de otro partido.');
  }
  requireNotEnded(sheetLink);
  const { timeZone } = await getSettings();
  if (now < linkExpiryOf(match, timeZone)) return;
  const expired = `Este enlace venció el ${formatDate(dayAfter(match))} a las ${lastTime}. Pedile otro a la organización.`;
  throw new Problem('link-expired', expired);
}

function requireNotEnded({ ended }: SheetCaller): void {
  if (ended === 'revoked') throw new Problem('link-revoked', 'La organización anuló este enlace. Pedile otro.');
  if (ended === 'renewed') {
    throw new Problem('link-renewed', 'La organización hizo un enlace nuevo y este ya no sirve. Pedile el nuevo.');
  }
}

/**
 * Throws 403 for a link once both sides have confirmed the sheet: there is nothing left to record. What its holder had
 * recorded before is still taken, and waits for an administrator.
 */
export async function requireSheetNotConfirmed({ sheetLink }: SheetCall, match: StoredMatch): Promise<void> {
  if (!sheetLink || !isConfirmed(recordForStatus(await findSheet(match), match.status))) return;
  const detail = 'Los dos equipos ya confirmaron esta planilla: solo un administrador la puede cambiar.';
  throw new Problem('sheet-confirmed', detail);
}

const dayAfter = ({ matchDate }: SheetMatch): string => addDays(matchDate, 1);

/** When the link to a match's sheet ends. It follows the match to another date. */
export const linkExpiryOf = (match: SheetMatch, timeZone: string): Date =>
  momentOfLocalTime(dayAfter(match), lastTime, timeZone);

/** The link to a match's sheet as it is told to administrators; null when it has none or it has expired. */
export function presentLink(match: SheetMatch, hasLink: boolean, timeZone: string, now: Date): SheetLink | null {
  const expiresAt = linkExpiryOf(match, timeZone);
  return hasLink && now < expiresAt ? { expiresAt: expiresAt.toISOString() } : null;
}
