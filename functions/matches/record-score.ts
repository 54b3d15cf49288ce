/** Records the final score and completes the match. */

import { type Match, matchFacts } from '#shared/domain/schemas/match.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { presentOne } from '../platform/documents/present-matches.ts';
import { demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { untilUnchanged } from '../platform/table/commit.ts';
import { getMatch } from '../platform/table/matches.ts';
import { getTournament } from '../platform/table/tournaments.ts';
import { finalResult } from './result-of.ts';
import { saveMatch } from './save-match.ts';

export function recordScore({
  params,
  body,
  author,
  seenVersion,
}: CallOf<'PATCH /matches/{id}/score'>): Promise<Match> {
  // Under any rules: what makes no result is told before what is missing or stale.
  finalResult(body, defaultRules);
  return untilUnchanged(async () => {
    const before = await getMatch(params.id);
    await demandSeen({ seenVersion }, before.version, () => presentOne(before));
    const tournament = await getTournament(before.tournamentId);
    const result = finalResult(body, tournament.rules);
    return saveMatch(tournament, before, { ...only(matchFacts, before), ...result, status: 'completed' }, author);
  });
}
