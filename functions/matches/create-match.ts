/** Schedules a match; its teams join the tournament. */
import { defaults } from '#shared/domain/limits.ts';
import { isPlayoffRound } from '#shared/domain/rounds.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { presentOne } from '../platform/documents/present-matches.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { invalidField } from '../platform/problem.ts';
import { untilUnchanged } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';
import { commitOnce } from '../platform/table/idempotency.ts';
import { findTournament } from '../platform/table/tournaments.ts';
import { resultOf } from './result-of.ts';
import { prepareMatch } from './save-match.ts';

export async function createMatch(call: CallOf<'POST /matches'>): Promise<Match> {
  const { body, author } = call;
  const { status = 'scheduled', round = defaults.round, isPlayoff = isPlayoffRound(round) } = body;
  const { tournamentId, homeTeamId, awayTeamId, matchDate, matchTime, location } = body;
  const { canchaId = 0, refereeId = 0, assistantId = 0, groupId = 0 } = body;
  const id = await nextId('MATCH');
  return untilUnchanged(async () => {
    const tournament = await findTournament(tournamentId);
    if (!tournament) throw invalidField('tournamentId', 'Ese torneo no existe');
    const fields = {
      ...{
        id,
        tournamentId,
        groupId,
        homeTeamId,
        awayTeamId,
        matchDate,
        matchTime,
        location,
        round,
        status,
        isPlayoff,
      },
      ...{ canchaId, refereeId, assistantId, homeGoalkeeperId: 0, awayGoalkeeperId: 0, homeFrom: null, awayFrom: null },
      ...resultOf(status, null, body, tournament.rules),
    };
    const { stored, writes } = await prepareMatch(tournament, null, fields, author);
    return commitOnce(call, writes, await presentOne(stored));
  });
}
