/** Prepares the change of a match as a form sends it; result, group and status are kept when the form does not have them. */

import type { Api } from '#shared/contract/index.ts';
import type { ParsedBody } from '#shared/contract/route.ts';
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { finalScoreOfEvents } from '#shared/domain/matches/running-score.ts';
import { isPlayoffRound } from '#shared/domain/round-names.ts';
import { matchForm, matchResetValues, storedMatch } from '#shared/domain/schemas/match.ts';
import { isScoreOfEvents } from '#shared/domain/sheet/in-play.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { pickFields } from '../../platform/http/pick-fields.ts';
import { allOrFirstError, Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { haveSameTeams } from '../playoffs/match-sides.ts';
import { listEventsOfMatch } from '../records/events.ts';
import type { MatchFields, StoredMatch } from '../records/matches.ts';
import { getTournament, type StoredTournament } from '../records/tournaments.ts';
import { haveSameResult, resultToStore } from './result-of.ts';
import { matchWrites } from './save-match.ts';
import { requireWaitingSidesLeftEmpty, sidesAfterChange, type TeamsAndReferences } from './teams-of-change.ts';

export type MatchUpdateBody = ParsedBody<Api['PUT /matches/{id}']>;

interface ChangeOptions {
  /** Throws when the client saw another version of the match. */
  readonly requireSeen?: () => Promise<void>;
  /** Whether the final score shall follow the events, if it is theirs; unless said, it goes on as long as the result is kept. */
  readonly scoreFollowsEvents?: boolean;
}

/** The changed match and its writes. */
export async function prepareMatchChange(
  before: StoredMatch,
  body: MatchUpdateBody,
  author: Authorship,
  options: ChangeOptions = {},
): ReturnType<typeof matchWrites> {
  const [tournament, events] = await Promise.all([
    getTournament(before.tournamentId),
    listEventsOfMatch(before.tournamentId, before.id),
  ]);
  const sides = sidesAfterChange(before, body);
  const { status = before.status } = body;
  const running = finalScoreOfEvents(events, before.homeTeamId);
  const result = resultToStore(status, before, body, tournament.rules, running);
  const isKept = haveSameResult(before, result) && before.scoreFollowsEvents;
  const { requireSeen = async () => {}, scoreFollowsEvents = isKept } = options;
  const isTheirs = () => isScoreOfEvents({ ...before, ...result, events });
  const fields = {
    ...mergeMatchForm(before, body),
    ...sides,
    ...(body.sheetUserIds && { sheetUserIds: body.sheetUserIds }),
    ...result,
    scoreFollowsEvents: (scoreFollowsEvents && isTheirs()) || undefined,
  };
  const [prepared] = await allOrFirstError([
    matchWrites(tournament, before, fields, author, { named: body }),
    requireSeen(),
    requireFixedFieldsKept(before, body, sides, events.length, tournament),
  ]);
  return prepared;
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
