/** Creates a match; its teams join the tournament. */
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { type Match, matchDefaults, matchForm } from '#shared/domain/schemas/match.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { presentOneMatch } from '../competition/matches/present-matches.ts';
import { resultToStore } from '../competition/matches/result-of.ts';
import { matchWrites } from '../competition/matches/save-match.ts';
import { findTournament } from '../competition/records/tournaments.ts';
import { invalidFieldProblem } from '../platform/problem.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';

export async function createMatch(request: RequestOfRoute<'POST /matches'>): Promise<Match> {
  const { body, author } = request;
  const { tournamentId, homeTeamId, awayTeamId } = body;
  const form = fillAbsentFields(pickFormFields(matchForm, body), matchDefaults(body.round));
  const id = await nextId('MATCH');
  return retryOnConflict(async () => {
    const tournament = await findTournament(tournamentId);
    if (!tournament) throw invalidFieldProblem('tournamentId', 'Ese torneo no existe');
    const fields = {
      id,
      tournamentId,
      homeTeamId,
      awayTeamId,
      ...form,
      homeGoalkeeperId: 0,
      awayGoalkeeperId: 0,
      homeFrom: null,
      awayFrom: null,
      ...(body.sheetUserIds && { sheetUserIds: body.sheetUserIds }),
      ...resultToStore(form.status, null, body, tournament.rules),
    };
    const { stored, writes } = await matchWrites(tournament, null, fields, author);
    return commitIdempotent(request, writes, await presentOneMatch(stored, request.caller, tournament));
  });
}
