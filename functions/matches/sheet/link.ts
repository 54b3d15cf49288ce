/** Makes and revokes the link with which anybody keeps the sheet of a match. */
import type { SheetLink } from '#shared/domain/schemas/sheet-overview.ts';
import { paths } from '#shared/pages/paths.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import { requireVersion } from '../../competition/api/request.ts';
import { presentOneMatch } from '../../competition/matches/present-matches.ts';
import { getMatch, type StoredMatch } from '../../competition/records/matches.ts';
import { getSettings } from '../../competition/records/settings.ts';
import {
  prepareLinkCreation,
  prepareLinkRevocation,
  readMatchIdsWithLink,
} from '../../competition/records/sheet-links.ts';
import { expiryOfLink } from '../../competition/sheets/link-expiry.ts';
import { commit, retryOnConflict } from '../../platform/table/commit.ts';
import { presentLink, requireTimeForLink } from './access.ts';

export async function createSheetLink({ params, author, now }: RequestOfRoute<'POST /matches/{id}/sheet/link'>) {
  const [match, { timeZone }] = await Promise.all([getMatch(params.id), getSettings()]);
  requireTimeForLink(match, timeZone, now);
  const token = await retryOnConflict(async () => {
    const made = await prepareLinkCreation(match.id, author);
    await commit(made.writes);
    return made.token;
  });
  const expiresAt = expiryOfLink(match, timeZone).toISOString();
  return { token, path: `${paths.sheet.getHref(match.id)}#${token}`, expiresAt };
}

/** The link that the sheet of a match has now, without its token; null without one. */
export async function readLinkOfMatch(match: StoredMatch, now: Date): Promise<SheetLink | null> {
  const [linked, { timeZone }] = await Promise.all([readMatchIdsWithLink([match.id]), getSettings()]);
  return presentLink(match, linked.has(match.id), timeZone, now);
}

export async function revokeSheetLink(request: RequestOfRoute<'DELETE /matches/{id}/sheet/link'>): Promise<undefined> {
  const match = await getMatch(request.params.id);
  await requireVersion(request, match.version, () => presentOneMatch(match, request.caller));
  await retryOnConflict(async () => {
    const writes = await prepareLinkRevocation(match.id, request.author);
    if (writes.length > 0) await commit(writes);
  });
}
