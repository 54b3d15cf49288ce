/** Actions as requests to the API: it may refuse a request, but an answer of 500 or more fails the test. */
import { expect } from 'vitest';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { type ApiAnswer, callUntyped, problemOf } from '#tests/support/api.ts';
import { finishJob } from '#tests/support/fixtures.ts';
import { presenceOf } from '#tests/support/sheet-operations.ts';
import { factsFromItems } from './facts-in-table.ts';
import { roundNameOf } from './federation-model.ts';
import { pickModulo } from './new-federation.ts';
import { readAllTableItems } from './own-table.ts';
import type { AdminAction } from './random-actions.ts';
import type { MatchSheet, PlannedMatch, SheetEvent } from './random-matches.ts';
import type { Facts } from './reference/facts.ts';
import { startingGoalkeeperId } from './reference/match-goalkeeper.ts';

type RequestBody = Record<string, unknown>;

export async function sendRequest(
  key: `${string} /${string}`,
  id: number | undefined,
  body?: RequestBody,
): Promise<ApiAnswer<unknown>> {
  const params: Record<string, number> = id === undefined ? {} : { id };
  const answer = await callUntyped(key as never, { as: 'admin', params, body });
  requireNoFailure(answer, key);
  return answer;
}

function requireNoFailure(answer: ApiAnswer<unknown>, key = 'The job'): void {
  if (answer.status >= 500) throw new Error(`${key} ${answer.status} ${problemOf(answer).detail}`);
}

const readEntity = async (path: `/${string}`, id: number | undefined): Promise<RequestBody> =>
  (await sendRequest(`GET ${path}`, id)).body as RequestBody;

/** Reads an entity and saves it with changes. */
export async function changeEntity(
  path: `/${string}`,
  id: number | undefined,
  changes: RequestBody,
): Promise<ApiAnswer<unknown>> {
  const { version: _any, ...entity } = await readEntity(path, id);
  return sendRequest(`PUT ${path}`, id, { ...entity, ...changes });
}

/**
 * Carries out an action as an administrator; its numbers choose, modulo the count, among the entities stored now. No
 * administrator makes days pass.
 */
export async function carryOutAction(action: AdminAction): Promise<void> {
  const facts = factsFromItems(await readAllTableItems());
  if (action.do === 'schedule') await scheduleMatch(facts, action.plannedMatch);
  else if (action.do === 'play') {
    const match = await scheduleMatch(facts, action.plannedMatch);
    if (match) await recordResult(facts, match, action.sheet);
  } else if ('match' in action) await changeMatch(facts, action);
  else if ('event' in action) await changeEvent(facts, action);
  else if ('player' in action) await changePlayer(facts, action);
  else if ('tournament' in action) await changeTournament(facts, action);
  else if (action.do === 'rename team') await changeTeam(facts, action);
}

/** Day 14 is today, so that there are past matches and matches to come. */
const dateOfHistoryDay = ({ today }: Facts, day: number): string => addDays(today, day - 14);

async function scheduleMatch(facts: Facts, plannedMatch: PlannedMatch): Promise<Match | undefined> {
  const { isPlayoff, day, hour } = plannedMatch;
  const round = roundNameOf(plannedMatch);
  const tournamentId = pickModulo(facts.tournaments, plannedMatch.tournament)?.id;
  const homeTeamId = pickModulo(facts.teams, plannedMatch.home)?.id ?? 0;
  const awayTeamId = pickModulo(facts.teams, plannedMatch.away)?.id ?? 0;
  const isWithBoth = (ids: readonly number[]) => ids.includes(homeTeamId) && ids.includes(awayTeamId);
  const group = facts.groups.find((each) => each.tournamentId === tournamentId && isWithBoth(each.teamIds));
  const place = { matchDate: dateOfHistoryDay(facts, day), matchTime: `${hour}:00`, location: 'Predio' };
  const body = { tournamentId, homeTeamId, awayTeamId, ...place, round, isPlayoff, groupId: group?.id ?? 0 };
  const answer = await sendRequest('POST /matches', undefined, body);
  return answer.status === 201 ? (answer.body as Match) : undefined;
}

type MatchSides = Pick<Match, 'id' | 'homeTeamId' | 'awayTeamId'>;

async function recordResult(
  facts: Facts,
  match: MatchSides & Pick<Match, 'isPlayoff' | 'status'>,
  sheet: MatchSheet,
): Promise<void> {
  const { home: homeScore, away: awayScore, penalties, walkover } = sheet;
  const hasShootOut = match.isPlayoff && homeScore === awayScore && penalties > 0 && !walkover;
  const shootOut = hasShootOut ? { homePenalties: penalties, awayPenalties: 3 - penalties } : {};
  // Events whose minute nobody remembers come with the result.
  const events = sheet.events
    .filter(({ minute, type }) => minute === null && !(walkover && isGoalType(type)))
    .flatMap((each) => eventFieldsOf(facts, match, each) ?? []);
  const body = { ...(walkover ? { walkover } : { homeScore, awayScore, ...shootOut }), events };
  const answer = await sendRequest('PATCH /matches/{id}/score', match.id, body);
  if (answer.status === 200 && match.status !== 'completed') requireRecordedGoalkeepers(facts, answer.body as Match);
  for (const sheetEvent of sheet.events) if (sheetEvent.minute !== null) await recordEvent(facts, match, sheetEvent);
}

/** Fails unless a match just completed has each team's starting goalkeeper, or none after a walkover. */
function requireRecordedGoalkeepers({ players }: Facts, { walkover, homeTeamId, awayTeamId, ...match }: Match): void {
  const keeperOf = (teamId: number | null) =>
    walkover ? 0 : startingGoalkeeperId(players as readonly Player[], teamId);
  expect(match.homeGoalkeeperId).toBe(keeperOf(homeTeamId));
  expect(match.awayGoalkeeperId).toBe(keeperOf(awayTeamId));
}

async function recordEvent(facts: Facts, match: MatchSides, sheetEvent: SheetEvent): Promise<void> {
  const fields = eventFieldsOf(facts, match, sheetEvent);
  if (fields) await sendRequest('POST /matchevents', undefined, { matchId: match.id, ...fields });
}

/** Undefined while the team has no players. */
function eventFieldsOf(facts: Facts, match: MatchSides, { isHome, player, type, minute }: SheetEvent) {
  const teamId = isHome ? match.homeTeamId : match.awayTeamId;
  const squad = facts.players.filter((each) => each.teamId === teamId);
  const playerId = pickModulo(squad, player)?.id;
  return playerId ? { playerId, teamId, eventType: type, minute } : undefined;
}

async function changeMatch(facts: Facts, action: Extract<AdminAction, { match: number }>): Promise<void> {
  const match = pickModulo(facts.matches, action.match);
  if (!match) return;
  const save = (changes: RequestBody) => changeEntity('/matches/{id}', match.id, changes);
  if (action.do === 'score') await recordResult(facts, match, { ...action.sheet, events: [] });
  if (action.do === 'event') await recordEvent(facts, match, action.sheetEvent);
  if (action.do === 'status') await save({ status: action.status });
  if (action.do === 'presence') {
    const teamId = action.isHome ? match.homeTeamId : match.awayTeamId;
    const squad = facts.players.filter((each) => each.teamId === teamId).map(({ id }) => id);
    const operations = [presenceOf(teamId ?? 0, squad.slice(0, action.players))];
    await sendRequest('POST /matches/{id}/sheet/operations', match.id, { operations });
  }
  if (action.do === 'delete match') await sendRequest('DELETE /matches/{id}', match.id);
  if (action.do === 'move') {
    const round = match.isPlayoff ? match.round : action.round;
    await save({ matchDate: dateOfHistoryDay(facts, action.day), matchTime: `${action.hour}:00`, round });
  }
  if (action.do === 'correct keeper') {
    const teamId = action.isHome ? match.homeTeamId : match.awayTeamId;
    const squad = facts.players.filter((each) => each.teamId === teamId);
    await save({
      [action.isHome ? 'homeGoalkeeperId' : 'awayGoalkeeperId']: pickModulo(squad, action.player)?.id ?? 0,
    });
  }
}

async function changeEvent(facts: Facts, action: Extract<AdminAction, { event: number }>): Promise<void> {
  const event = pickModulo(facts.events, action.event);
  if (!event) return;
  if (action.do === 'delete event') await sendRequest('DELETE /matchevents/{id}', event.id);
  else await changeEntity('/matchevents/{id}', event.id, { eventType: action.type, minute: action.minute });
}

async function changePlayer(facts: Facts, action: Extract<AdminAction, { player: number }>): Promise<void> {
  const player = pickModulo(facts.players, action.player);
  if (!player) return;
  if (action.do === 'dismiss') await sendRequest('DELETE /players/{id}', player.id);
  if (action.do === 'rename player') await changeEntity('/players/{id}', player.id, { lastName: action.name });
  if (action.do === 'transfer') {
    // A shirt number that no team uses, and no starter, because the new team may have all its starters.
    const role = { isStarter: false, jerseyNumber: 10 + player.id };
    await changeEntity('/players/{id}', player.id, { teamId: pickModulo(facts.teams, action.team)?.id, ...role });
  }
}

async function changeTournament(facts: Facts, action: Extract<AdminAction, { tournament: number }>): Promise<void> {
  const tournament = pickModulo(facts.tournaments, action.tournament);
  if (!tournament) return;
  const save = (changes: RequestBody) => changeEntity('/tournaments/{id}', tournament.id, changes);
  if (action.do === 'rules') await save({ rules: action.rules });
  if (action.do === 'begin') await save({ status: action.status, startDate: `2026-0${action.month}-01` });
  if (action.do === 'withdraw') await withdrawTeam(tournament, action);
  if (action.do === 'adjust') {
    const teamId = pickModulo(tournament.teamIds, action.team);
    const all = [...tournament.adjustments, { teamId, points: action.points, reason: 'Acta' }];
    if (teamId) await save({ adjustments: all });
  }
  if (action.do === 'playoffs') {
    const on = dateOfHistoryDay(facts, action.day);
    const semifinals = { semi1Date: on, semi1Time: '16:00', semi2Date: on, semi2Time: '17:00' };
    const third = action.third ? { thirdPlaceDate: on, thirdPlaceTime: '19:00' } : {};
    const finals = { finalDate: on, finalTime: '21:00', include3rdPlaceMatch: action.third, ...third };
    const path = 'POST /tournaments/{id}/generate-playoffs';
    await sendRequest(path, tournament.id, { ...semifinals, ...finals, location: 'Predio' });
  }
  if (action.do === 'group') {
    const teamIds = [...new Set(action.teams.map((at) => pickModulo(facts.teams, at)?.id))];
    await sendRequest('POST /groups', undefined, {
      tournamentId: tournament.id,
      name: `Zona ${action.teams}`,
      teamIds,
    });
  }
}

async function withdrawTeam(
  tournament: Facts['tournaments'][number],
  { team, mode }: Extract<AdminAction, { do: 'withdraw' }>,
): Promise<void> {
  const teamId = pickModulo(tournament.teamIds, team);
  const body = { teamId, mode, reason: 'Se bajó' };
  if (teamId) requireNoFailure(await finishJob('POST /tournaments/{id}/withdrawals', tournament, { body }));
}

async function changeTeam(facts: Facts, action: Extract<AdminAction, { do: 'rename team' }>): Promise<void> {
  const team = pickModulo(facts.teams, action.team);
  if (team) await changeEntity('/teams/{id}', team.id, { name: action.name, shortName: action.shortName });
}
