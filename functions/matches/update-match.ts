/** PUT /matches/{id}: changes a match; result, group and status are kept when the body does not have them. */

import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { isPlayoffRound } from '#shared/domain/rounds.ts';
import { type Match, matchForm, matchResetValues, storedMatch } from '#shared/domain/schemas/match.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { presentOneMatch } from '../platform/documents/present-matches.ts';
import { requireVersion } from '../platform/http/call.ts';
import type { CallOfRoute } from '../platform/http/contract-call.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { haveSameTeams } from '../platform/playoffs/sides.ts';
import { allOrFirstError, Problem } from '../platform/problem.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { countGoalsOfSides, listEventsOfMatch } from '../platform/table/events.ts';
import { getMatch, type MatchFields, type StoredMatch } from '../platform/table/matches.ts';
import { getTournament, type StoredTournament } from '../platform/table/tournaments.ts';
import { requireNoTeamOrOfficialTwice } from './require-distinct.ts';
import { resultToStore } from './result-of.ts';
import { prepareMatchWrites } from './save-match.ts';
import { requireWaitingSidesLeftEmpty, sidesAfterChange, type TeamsAndReferences } from './sides.ts';

type MatchUpdateBody = CallOfRoute<'PUT /matches/{id}'>['body'];

export function updateMatch({ params, body, author, seenVersion }: CallOfRoute<'PUT /matches/{id}'>): Promise<Match> {
  requireNoTeamOrOfficialTwice(body);
  return retryOnConflict(async () => {
    const before = await getMatch(params.id);
    const [tournament, events] = await Promise.all([
      getTournament(before.tournamentId),
      listEventsOfMatch(before.tournamentId, before.id),
    ]);
    const sides = sidesAfterChange(before, body);
    const { status = before.status } = body;
    const running = countGoalsOfSides(events, before.homeTeamId);
    const fields = {
      ...mergeMatchForm(before, body),
      ...sides,
      ...resultToStore(status, before, body, tournament.rules, running),
    };
    const [{ stored, writes }] = await allOrFirstError([
      prepareMatchWrites(tournament, before, fields, author, body),
      requireVersion({ seenVersion }, before.version, () => presentOneMatch(before)),
      requireFixedFieldsKept(before, body, sides, events.length, tournament),
    ]);
    await commit(writes);
    return presentOneMatch(stored);
  });
}

/** Throws 409 when the match would change its tournament, or teams that are fixed by its events or by an earlier match. */
async function requireFixedFieldsKept(
  before: StoredMatch,
  body: MatchUpdateBody,
  sides: TeamsAndReferences,
  events: number,
  { rules }: StoredTournament,
): Promise<void> {
  requireSameTournament(before, body);
  await requireWaitingSidesLeftEmpty(before, sides, rules);
  if (events > 0) requireSameTeams(before, sides, events);
}

function mergeMatchForm(before: StoredMatch, body: MatchUpdateBody): MatchFields {
  const { round = before.round } = body;
  const isPlayoff = round === before.round ? before.isPlayoff : isPlayoffRound(round);
  const kept = { ...pickFormFields(matchForm, before), ...matchResetValues, isPlayoff };
  return { ...pickFields(storedMatch, before), ...fillAbsentFields(pickFormFields(matchForm, body), kept) };
}

function requireSameTournament(before: StoredMatch, { tournamentId = before.tournamentId }: MatchUpdateBody): void {
  if (tournamentId !== before.tournamentId) throw new Problem('conflict', 'Un partido no puede cambiar de torneo.');
}

/**
 * Throws 409 when the teams change although the match has events, because events name players of the teams that played.
 */
function requireSameTeams(before: StoredMatch, sides: TeamsAndReferences, events: number): void {
  if (haveSameTeams(before, sides)) return;
  const detail = `No se pueden cambiar los equipos: el partido tiene ${formatPlural(events, 'evento')}.`;
  throw new Problem('has-references', detail);
}
