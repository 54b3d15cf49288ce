/** PATCH /matches/{id}/score: records the final score, with its goals and cards if they come along, and completes the match. */

import { type Match, storedMatch } from '#shared/domain/schemas/match.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import { presentOneMatch } from '../competition/matches/present-matches.ts';
import { requireFinalResult } from '../competition/matches/require-final-result.ts';
import { matchWrites } from '../competition/matches/save-match.ts';
import { getMatch } from '../competition/records/matches.ts';
import { getTournament } from '../competition/records/tournaments.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { Problem } from '../platform/problem.ts';
import { commit, dropRepeatedChecks, retryOnConflict } from '../platform/table/commit.ts';
import { resultEventsWrites } from './result-events.ts';

export function recordScore({
  params,
  body,
  author,
  seenVersion,
  caller,
}: RequestOfRoute<'PATCH /matches/{id}/score'>): Promise<Match> {
  // Validated first with the default rules, so that an invalid result is 400 even when the match is missing or the
  // client saw another version of it.
  requireFinalResult(body, defaultRules);
  return retryOnConflict(async () => {
    const before = await getMatch(params.id);
    await requireVersion({ seenVersion }, before.version, () => presentOneMatch(before, caller));
    if (before.status === 'postponed') {
      throw new Problem('conflict', 'El partido está postergado: antes de cargar el resultado, dale una fecha nueva.');
    }
    const tournament = await getTournament(before.tournamentId);
    const result = requireFinalResult(body, tournament.rules);
    const fields = {
      ...pickFields(storedMatch, before),
      ...result,
      status: 'completed' as const,
      scoreFollowsEvents: undefined,
    };
    const { stored, writes } = await matchWrites(tournament, before, fields, author, { start: { source: 'score' } });
    const ofEvents = await resultEventsWrites(stored, body.events ?? [], tournament, author);
    await commit(dropRepeatedChecks([...writes, ...ofEvents]));
    return presentOneMatch(stored, caller, tournament);
  });
}
