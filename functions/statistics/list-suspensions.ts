/** Lists the suspensions of one tournament or all, and of one team or all. */
import { limits } from '#shared/domain/limits.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { readAllSuspensions, readSuspensions } from '../competition/publication/documents/read-suspensions.ts';
import { suspensionSortOrder } from '../competition/publication/documents/suspension-documents.ts';
import { cutPageAfterCursor } from '../platform/http/paging.ts';

export async function listSuspensions(request: RequestOfRoute<'GET /statistics/suspensions'>) {
  const { tournamentId, teamId, limit = limits.listPage, cursor } = request.query;
  const isBeginning = cursor === undefined && teamId === undefined;
  const enough = isBeginning ? limit + 1 : undefined;
  const all =
    tournamentId === undefined
      ? await readAllSuspensions(request.now)
      : await readSuspensions(tournamentId, request.now, enough);
  const wanted = teamId === undefined ? all : all.filter((suspension) => suspension.teamId === teamId);
  return cutPageAfterCursor(request, wanted, suspensionSortOrder, (page) => [...page]);
}
