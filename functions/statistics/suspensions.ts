/** Lists the suspensions of one tournament or all, and of one team or all. */
import { limits } from '#shared/domain/limits.ts';
import type { CallOfRoute } from '../competition/api/contract-call.ts';
import { readAllSuspensions, readSuspensions } from '../competition/publication/documents/read-suspensions.ts';
import { suspensionSortOrder } from '../competition/publication/documents/suspensions.ts';
import { cutPageAfterCursor } from '../platform/http/paging.ts';

export async function listSuspensions(call: CallOfRoute<'GET /statistics/suspensions'>) {
  const { tournamentId, teamId, limit = limits.listPage, cursor } = call.query;
  const isBeginning = cursor === undefined && teamId === undefined;
  const enough = isBeginning ? limit + 1 : undefined;
  const all =
    tournamentId === undefined
      ? await readAllSuspensions(call.now)
      : await readSuspensions(tournamentId, call.now, enough);
  const wanted = teamId === undefined ? all : all.filter((suspension) => suspension.teamId === teamId);
  return cutPageAfterCursor(call, wanted, suspensionSortOrder, (page) => [...page]);
}
