/** Changes a match; the result, group and status are kept when they are absent. */

import { isPlayoffRound } from '#shared/domain/rounds.ts';
import { type Match, matchFacts } from '#shared/domain/schemas/match.ts';
import { fieldText } from '#shared/text/validation.ts';
import { presentOne } from '../platform/documents/present-matches.ts';
import { demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { untilUnchanged } from '../platform/table/commit.ts';
import { getMatch, type MatchFields, type StoredMatch } from '../platform/table/matches.ts';
import { getTournament } from '../platform/table/tournaments.ts';
import { demandNoGroup } from './create-match.ts';
import { resultOf } from './result-of.ts';
import { saveMatch } from './save-match.ts';

type Body = CallOf<'PUT /matches/{id}'>['body'];

export function updateMatch({ params, body, author, seenVersion }: CallOf<'PUT /matches/{id}'>): Promise<Match> {
  demandNoGroup(body.groupId);
  return untilUnchanged(async () => {
    const before = await getMatch(params.id);
    const current = await presentOne(before);
    demandSeen({ seenVersion }, before.version, () => current);
    demandSameTournament(before, body);
    demandSides(before, body);
    const tournament = await getTournament(before.tournamentId);
    const { status = before.status } = body;
    const fields = { ...edited(before, body), ...resultOf(status, before, body, tournament.rules) };
    return saveMatch(tournament, before, fields, author);
  });
}

function edited(before: StoredMatch, body: Body): MatchFields {
  const { homeTeamId, awayTeamId, matchDate, matchTime, location } = body;
  const { canchaId = 0, refereeId = 0, assistantId = 0, round = before.round, status = before.status } = body;
  const isRenamed = round !== before.round;
  const isPlayoff = body.isPlayoff ?? (isRenamed ? isPlayoffRound(round) : before.isPlayoff);
  return {
    ...only(matchFacts, before),
    ...{ homeTeamId, awayTeamId, matchDate, matchTime, location },
    ...{ canchaId, refereeId, assistantId, round, status, isPlayoff },
  };
}

function demandSameTournament(before: StoredMatch, { tournamentId = before.tournamentId }: Body): void {
  if (tournamentId !== before.tournamentId) throw new Problem('conflict', 'Un partido no puede cambiar de torneo.');
}

/** Only a side that is still open may be sent as null: it fills itself. */
function demandSides(before: StoredMatch, body: Body): void {
  for (const side of ['homeTeamId', 'awayTeamId'] as const) {
    if (body[side] === null && before[side] !== null) throw invalidField(side, fieldText.required);
  }
}
