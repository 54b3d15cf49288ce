/** Lists the suspensions of one tournament or all, and of one team or all. */
import { limits } from '#shared/domain/limits.ts';
import { can } from '#shared/domain/permissions.ts';
import type { BulletinReference } from '#shared/domain/schemas/bulletin.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { isPublicityOver } from '../competition/discipline/present-bulletin.ts';
import { listTournamentsWithUntold } from '../competition/discipline/read-discipline.ts';
import {
  computeAllSuspensions,
  readAllSuspensions,
  readSuspensions,
} from '../competition/publication/documents/read-suspensions.ts';
import { sortSuspensions, suspensionSortOrder } from '../competition/publication/documents/suspension-documents.ts';
import { getSettings } from '../competition/records/settings.ts';
import { cutPageAfterCursor } from '../platform/http/paging.ts';
import { localDay } from '../platform/local-time.ts';

export async function listSuspensions(request: RequestOfRoute<'GET /statistics/suspensions'>) {
  const { tournamentId, teamId, limit = limits.listPage, cursor } = request.query;
  const isBeginning = cursor === undefined && teamId === undefined;
  const enough = isBeginning ? limit + 1 : undefined;
  const published =
    tournamentId === undefined
      ? await readAllSuspensions(request.now)
      : await readSuspensions(tournamentId, request.now, enough);
  const all = sortSuspensions(await withUnpublished(published, request));
  const wanted = teamId === undefined ? all : all.filter((suspension) => suspension.teamId === teamId);
  return cutPageAfterCursor(request, wanted, suspensionSortOrder, (page) => [...page]);
}

/**
 * The suspensions with what no bulletin has published, for whoever knows it: administrators all, a DT those of his team. Only
 * tournaments that have such sanctions are computed.
 */
async function withUnpublished(
  published: readonly Suspension[],
  { caller, query, now }: Pick<RequestOfRoute<'GET /statistics/suspensions'>, 'caller' | 'query' | 'now'>,
): Promise<readonly Suspension[]> {
  if (!can(caller, 'sanctions.read')) return published;
  const knows = (teamId: number) => can(caller, 'sanctions.read', { teamIds: [teamId] });
  const { publicSquads, sanctionsPublicYears, timeZone } = await getSettings();
  const today = localDay(now, timeZone);
  const isTold = ({ year }: BulletinReference) =>
    publicSquads && !isPublicityOver(`${year}-01-01`, sanctionsPublicYears, today);
  const ids = await listTournamentsWithUntold(query.tournamentId, knows, isTold);
  const computed = await Promise.all(ids.map((id) => computeAllSuspensions(id, today)));
  const isKnown = ({ tournamentId, teamId }: Suspension) => ids.includes(tournamentId) && knows(teamId);
  return [...published.filter((ban) => !isKnown(ban)), ...computed.flatMap((bans) => (bans ?? []).filter(isKnown))];
}
