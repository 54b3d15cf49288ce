/** Who may read and keep the sheet of a match: administrators, its Planilleros, and whoever has its link. */
import { can } from '#shared/domain/permissions.ts';
import type { SheetLink } from '#shared/domain/schemas/sheet-overview.ts';
import { isConfirmed } from '#shared/domain/sheet/end.ts';
import { lastDayOfLink, lastTimeOfLink } from '#shared/domain/sheet/link-end.ts';
import { recordForStatus } from '#shared/domain/sheet/reopened.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import type { ApiRequest } from '../../competition/api/request.ts';
import type { StoredMatch } from '../../competition/records/matches.ts';
import { getSettings } from '../../competition/records/settings.ts';
import { findSheet } from '../../competition/records/sheets.ts';
import { expiryOfLink } from '../../competition/sheets/link-expiry.ts';
import type { SheetCaller } from '../../competition/sheets/sheet-token.ts';
import { Problem } from '../../platform/problem.ts';

type SheetCall = Pick<ApiRequest, 'caller' | 'sheetLink' | 'now'>;
type SheetMatch = Pick<StoredMatch, 'id' | 'matchDate' | 'sheetUserIds'>;

/**
 * Throws 403 unless the caller keeps the sheet of this match, by an account or by a link that is still valid. A link
 * whose time is over is refused as such even if it was revoked, because by then no other one can be made; the other
 * refusals say to ask for another one.
 */
export async function requireSheetAccess({ caller, sheetLink, now }: SheetCall, match: SheetMatch): Promise<void> {
  const subject = { matchId: match.id, sheetUserIds: match.sheetUserIds };
  if (!sheetLink) {
    if (!can(caller, 'sheet.keep', subject)) throw new Problem('forbidden', 'No sos Planillero de este partido.');
    return;
  }
  if (!can(sheetLink, 'sheet.keep', subject)) {
    throw new Problem('link-other-match', 'Este enlace es de la planilla de otro partido.');
  }
  const { timeZone } = await getSettings();
  if (now >= expiryOfLink(match, timeZone)) {
    const detail = `Este enlace venció ${endInWords(match)}, y ya no se puede crear otro: desde entonces la planilla la abre un administrador o un Planillero del partido, con su usuario.`;
    throw new Problem('link-expired', detail);
  }
  requireNotEnded(sheetLink);
}

/** Throws 409 when a link made now would have expired already. */
export function requireTimeForLink(match: SheetMatch, timeZone: string, now: Date): void {
  if (now < expiryOfLink(match, timeZone)) return;
  const detail = `El enlace de este partido servía hasta ${endInWords(match)}: si se juega otro día, cambiale primero la fecha.`;
  throw new Problem('conflict', detail);
}

/** For example 'el 23/11/2026 a las 12:00'. */
const endInWords = (match: SheetMatch): string => `el ${formatShortDate(lastDayOfLink(match))} a las ${lastTimeOfLink}`;

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
export async function requireSheetNotConfirmed(request: SheetCall, match: StoredMatch): Promise<void> {
  if (!(await isSheetClosed(request, match))) return;
  const detail = 'Los dos equipos ya confirmaron esta planilla: solo un administrador la puede cambiar.';
  throw new Problem('sheet-confirmed', detail);
}

/** Whether the caller has a link, and both sides have confirmed the sheet: a link then reads it no more. */
export const isSheetClosed = async (
  { sheetLink }: Pick<SheetCall, 'sheetLink'>,
  match: StoredMatch,
): Promise<boolean> => sheetLink !== null && isConfirmed(recordForStatus(await findSheet(match), match.status));

/** The link to a match's sheet as it is told to administrators; null when it has none or it has expired. */
export function presentLink(match: SheetMatch, hasLink: boolean, timeZone: string, now: Date): SheetLink | null {
  const expiresAt = expiryOfLink(match, timeZone);
  return hasLink && now < expiresAt ? { expiresAt: expiresAt.toISOString() } : null;
}
