/** Acts as requests to the API; what it refuses is refused, and nothing may fail on the server's side. */
import { expect } from 'vitest';
import { addDays } from '#shared/domain/calendar.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { type Answer, callUntyped, problemOf } from '#tests/support/api.ts';
import type { Act, Happening, Meeting, Sheet } from './acts.ts';
import { pick, roundOf } from './federation.ts';
import { everyItem } from './own-table.ts';
import { papersIn } from './papers-in-table.ts';
import type { Facts } from './reference/facts.ts';
import { startingKeeper } from './reference/match-goalkeeper.ts';

type Body = Record<string, unknown>;

async function send(key: `${string} /${string}`, id: number | undefined, body?: Body): Promise<Answer<unknown>> {
  const params: Record<string, number> = id === undefined ? {} : { id };
  const answer = await callUntyped(key as never, { as: 'admin', params, body });
  if (answer.status >= 500) throw new Error(`${key} ${answer.status} ${problemOf(answer).detail}`);
  return answer;
}

const read = async (path: `/${string}`, id: number): Promise<Body> => (await send(`GET ${path}`, id)).body as Body;

/** Reads an entity, and saves it with some changes. */
async function change(path: `/${string}`, id: number, changes: Body): Promise<void> {
  const { version: _any, ...entity } = await read(path, id);
  await send(`PUT ${path}`, id, { ...entity, ...changes });
}

/** Does it as an administrator would, after looking at what there is. */
export async function carryOut(act: Act): Promise<void> {
  const facts = papersIn(await everyItem());
  if (act.do === 'schedule') await schedule(facts, act.meeting);
  else if (act.do === 'play') {
    const match = await schedule(facts, act.meeting);
    if (match) await record(facts, match, act.sheet);
  } else if ('match' in act) await changeMatch(facts, act);
  else if ('event' in act) await changeEvent(facts, act);
  else if ('player' in act) await changePlayer(facts, act);
  else if ('tournament' in act) await changeTournament(facts, act);
  else await changeTeam(facts, act);
}

/** The fourteenth is today, so that there are matches past and to come. */
const dateOf = ({ today }: Facts, day: number): string => addDays(today, day - 14);

async function schedule(facts: Facts, meeting: Meeting): Promise<Match | undefined> {
  const { isPlayoff, day, hour } = meeting;
  const round = roundOf(meeting);
  const tournamentId = pick(facts.tournaments, meeting.tournament)?.id;
  const homeTeamId = pick(facts.teams, meeting.home)?.id ?? 0;
  const awayTeamId = pick(facts.teams, meeting.away)?.id ?? 0;
  const isWithBoth = (ids: readonly number[]) => ids.includes(homeTeamId) && ids.includes(awayTeamId);
  const group = facts.groups.find((each) => each.tournamentId === tournamentId && isWithBoth(each.teamIds));
  const place = { matchDate: dateOf(facts, day), matchTime: `${hour}:00`, location: 'Predio' };
  const body = { tournamentId, homeTeamId, awayTeamId, ...place, round, isPlayoff, groupId: group?.id ?? 0 };
  const answer = await send('POST /matches', undefined, body);
  return answer.status === 201 ? (answer.body as Match) : undefined;
}

type Sides = Pick<Match, 'id' | 'homeTeamId' | 'awayTeamId'>;

async function record(facts: Facts, match: Sides & Pick<Match, 'isPlayoff' | 'status'>, sheet: Sheet): Promise<void> {
  const { home: homeScore, away: awayScore, penalties, walkover } = sheet;
  const hasShootOut = match.isPlayoff && homeScore === awayScore && penalties > 0 && !walkover;
  const shootOut = hasShootOut ? { homePenalties: penalties, awayPenalties: 3 - penalties } : {};
  const body = walkover ? { walkover } : { homeScore, awayScore, ...shootOut };
  const answer = await send('PATCH /matches/{id}/score', match.id, body);
  if (answer.status === 200 && match.status !== 'completed') requireKeepers(facts, answer.body as Match);
  for (const happening of sheet.events) await note(facts, match, happening);
}

/** Whoever completes a match says who kept goal in it. */
function requireKeepers({ players }: Facts, { walkover, homeTeamId, awayTeamId, ...match }: Match): void {
  const keeperOf = (teamId: number | null) => (walkover ? 0 : startingKeeper(players as readonly Player[], teamId));
  expect(match.homeGoalkeeperId).toBe(keeperOf(homeTeamId));
  expect(match.awayGoalkeeperId).toBe(keeperOf(awayTeamId));
}

async function note(facts: Facts, match: Sides, { isHome, player, type, minute }: Happening): Promise<void> {
  const teamId = isHome ? match.homeTeamId : match.awayTeamId;
  const squad = facts.players.filter((each) => each.teamId === teamId);
  const playerId = pick(squad, player)?.id;
  if (playerId)
    await send('POST /matchevents', undefined, { matchId: match.id, playerId, teamId, eventType: type, minute });
}

async function changeMatch(facts: Facts, act: Extract<Act, { match: number }>): Promise<void> {
  const match = pick(facts.matches, act.match);
  if (!match) return;
  const save = (changes: Body) => change('/matches/{id}', match.id, changes);
  if (act.do === 'score') await record(facts, match, { ...act.sheet, events: [] });
  if (act.do === 'event') await note(facts, match, act.happening);
  if (act.do === 'status') await save({ status: act.status });
  if (act.do === 'delete match') await send('DELETE /matches/{id}', match.id);
  if (act.do === 'move') {
    const round = match.isPlayoff ? match.round : act.round;
    await save({ matchDate: dateOf(facts, act.day), matchTime: `${act.hour}:00`, round });
  }
  if (act.do === 'correct keeper') {
    const teamId = act.isHome ? match.homeTeamId : match.awayTeamId;
    const squad = facts.players.filter((each) => each.teamId === teamId);
    await save({ [act.isHome ? 'homeGoalkeeperId' : 'awayGoalkeeperId']: pick(squad, act.player)?.id ?? 0 });
  }
}

async function changeEvent(facts: Facts, act: Extract<Act, { event: number }>): Promise<void> {
  const event = pick(facts.events, act.event);
  if (!event) return;
  if (act.do === 'delete event') await send('DELETE /matchevents/{id}', event.id);
  else await change('/matchevents/{id}', event.id, { eventType: act.type, minute: act.minute });
}

async function changePlayer(facts: Facts, act: Extract<Act, { player: number }>): Promise<void> {
  const player = pick(facts.players, act.player);
  if (!player) return;
  if (act.do === 'dismiss') await send('DELETE /players/{id}', player.id);
  if (act.do === 'rename player') await change('/players/{id}', player.id, { lastName: act.name });
  if (act.do === 'transfer') {
    // With a number and a place that the other team has free.
    const role = { isStarter: false, jerseyNumber: 10 + player.id };
    await change('/players/{id}', player.id, { teamId: pick(facts.teams, act.team)?.id, ...role });
  }
}

async function changeTournament(facts: Facts, act: Extract<Act, { tournament: number }>): Promise<void> {
  const tournament = pick(facts.tournaments, act.tournament);
  if (!tournament) return;
  const save = (changes: Body) => change('/tournaments/{id}', tournament.id, changes);
  if (act.do === 'rules') await save({ rules: act.rules });
  if (act.do === 'begin') await save({ status: act.status, startDate: `2026-0${act.month}-01` });
  if (act.do === 'adjust') {
    const teamId = pick(tournament.teamIds, act.team);
    const all = [...tournament.adjustments, { teamId, points: act.points, reason: 'Acta' }];
    if (teamId) await save({ adjustments: all });
  }
  if (act.do === 'playoffs') {
    const on = dateOf(facts, act.day);
    const semifinals = { semi1Date: on, semi1Time: '16:00', semi2Date: on, semi2Time: '17:00' };
    const third = act.third ? { thirdPlaceDate: on, thirdPlaceTime: '19:00' } : {};
    const finals = { finalDate: on, finalTime: '21:00', include3rdPlaceMatch: act.third, ...third };
    const path = 'POST /tournaments/{id}/generate-playoffs';
    await send(path, tournament.id, { ...semifinals, ...finals, location: 'Predio' });
  }
  if (act.do === 'group') {
    const teamIds = [...new Set(act.teams.map((at) => pick(facts.teams, at)?.id))];
    await send('POST /groups', undefined, { tournamentId: tournament.id, name: `Zona ${act.teams}`, teamIds });
  }
}

async function changeTeam(facts: Facts, act: Extract<Act, { do: 'rename team' }>): Promise<void> {
  const team = pick(facts.teams, act.team);
  if (team) await change('/teams/{id}', team.id, { name: act.name });
}
