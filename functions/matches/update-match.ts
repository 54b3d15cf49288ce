/** PUT /matches/{id}: changes a match; result, group and status are kept when the body does not have them. */

import type { Match } from '#shared/domain/schemas/match.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import { type MatchUpdateBody, prepareMatchChange } from '../competition/matches/change-match.ts';
import { presentOneMatch } from '../competition/matches/present-matches.ts';
import { requireNoTeamOrOfficialTwice } from '../competition/matches/require-distinct.ts';
import { getMatch, type StoredMatch } from '../competition/records/matches.ts';
import { invalidFieldProblem } from '../platform/problem.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';

export function updateMatch(request: RequestOfRoute<'PUT /matches/{id}'>): Promise<Match> {
  const { params, body, author, seenVersion, caller } = request;
  requireNoTeamOrOfficialTwice(body);
  return retryOnConflict(async () => {
    const before = await getMatch(params.id);
    requireDateToReturn(before, body);
    const requireSeen = () => requireVersion({ seenVersion }, before.version, () => presentOneMatch(before, caller));
    const { stored, writes } = await prepareMatchChange(before, body, author, { requireSeen });
    await commit(writes);
    return presentOneMatch(stored, caller);
  });
}

/** Throws 400 for a postponed match that would come back at its old date and hour: it needs a new one. */
function requireDateToReturn(before: StoredMatch, body: MatchUpdateBody): void {
  const { status = before.status, matchDate = before.matchDate, matchTime = before.matchTime } = body;
  const isBack = before.status === 'postponed' && status !== 'postponed' && status !== 'cancelled';
  if (!isBack || matchDate !== before.matchDate || matchTime !== before.matchTime) return;
  throw invalidFieldProblem('matchDate', 'El partido está postergado: dale una fecha o una hora nueva.');
}
