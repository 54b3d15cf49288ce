/** A model of a federation: actions change its facts as the API would, and no document is computed. */
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { emptyMatchResult } from '#shared/domain/matches/match-result.ts';
import type { StoredEventFields } from '#shared/domain/schemas/match-event.ts';
import { defaultRules, mergeRules } from '#shared/domain/tournament-rules.ts';
import { type FederationModel, newFederation, pickModulo, type Writable } from './new-federation.ts';
import type { AdminAction } from './random-actions.ts';
import type { FederationHistory } from './random-histories.ts';
import type { MatchSheet, PlannedMatch, SheetEvent } from './random-matches.ts';
import { type Facts, type MatchFact, matchesInPlayOrder } from './reference/facts.ts';
import { findQualification, hasStarted, teamAdvancingFrom } from './reference/playoffs.ts';

/** The facts after all actions of a history; impossible actions are left out. */
export function factsAfterActions(history: FederationHistory): Facts {
  const model = newFederation(history);
  for (const action of history.actions) {
    const before = model.matches.some(({ homeFrom }) => homeFrom) ? structuredClone(model) : null;
    applyAction(model, action);
    // An action that changes which team advances is refused once the next match of that team has started.
    if (before && !fillPlayoffSides(model)) Object.assign(model, before);
  }
  return model;
}

/** Puts the teams that advance into the matches that wait for them; false when such a match has started with others. */
function fillPlayoffSides(model: FederationModel): boolean {
  for (const match of model.matches) {
    if (!match.homeFrom && !match.awayFrom) continue;
    const sides = {
      homeTeamId: teamAdvancingFrom(model, match.homeFrom),
      awayTeamId: teamAdvancingFrom(model, match.awayFrom),
    };
    const isSame = sides.homeTeamId === match.homeTeamId && sides.awayTeamId === match.awayTeamId;
    const waitsForNobody = [match.homeFrom, match.awayFrom].some(
      (from) => from && !model.matches.some(({ id }) => id === from.matchId),
    );
    if ((!isSame && hasStarted(model, match)) || waitsForNobody) return false;
    Object.assign(match, sides);
  }
  return true;
}

let lastId = 1000;
const nextId = () => ++lastId;

function applyAction(model: FederationModel, action: AdminAction): void {
  if (action.do === 'schedule') scheduleMatch(model, action.plannedMatch);
  else if (action.do === 'play') {
    const match = scheduleMatch(model, action.plannedMatch);
    if (match) recordResult(model, match, action.sheet);
  } else if ('match' in action) changeMatch(model, action);
  else if ('event' in action) changeEvent(model, action);
  else if ('player' in action) changePlayer(model, action);
  else if ('tournament' in action) changeTournament(model, action);
  else if (action.do === 'days pass') model.today = addDays(model.today, action.days);
  else renameTeam(model, action);
}

function scheduleMatch(model: FederationModel, plannedMatch: PlannedMatch): Writable<MatchFact> | undefined {
  const tournament = pickModulo(model.tournaments, plannedMatch.tournament);
  const home = pickModulo(model.teams, plannedMatch.home);
  const away = pickModulo(model.teams, plannedMatch.away);
  if (!tournament || !home || !away || home === away) return undefined;
  const both = [home.id, away.id];
  const group = model.groups.find(
    (each) => each.tournamentId === tournament.id && both.every((id) => each.teamIds.includes(id)),
  );
  tournament.teamIds = [...new Set([...tournament.teamIds, ...both])].sort((a, b) => a - b);
  const match = {
    ...blankMatch,
    id: nextId(),
    tournamentId: tournament.id,
    groupId: group?.id ?? 0,
    round: plannedMatch.round,
    homeTeamId: home.id,
    awayTeamId: away.id,
    isPlayoff: plannedMatch.isPlayoff,
    matchDate: dateOfMarchDay(plannedMatch.day),
    matchTime: `${plannedMatch.hour}:00`,
  };
  model.matches.push(match);
  return match;
}

const dateOfMarchDay = (day: number): string => `2026-03-${String(day).padStart(2, '0')}`;
export const roundNameOf = ({ isPlayoff, round }: PlannedMatch): string => (isPlayoff ? 'Cuartos de final' : round);
const unplayedResult = { ...emptyMatchResult, homeGoalkeeperId: 0, awayGoalkeeperId: 0 };

const blankMatch = {
  version: 1,
  groupId: 0,
  homeFrom: null,
  awayFrom: null,
  location: 'Predio',
  status: 'scheduled' as const,
  canchaId: 0,
  refereeId: 0,
  assistantId: 0,
  ...unplayedResult,
};

/** Adds the three or four playoff matches, unless they exist already or too few teams qualify. */
function makePlayoffs(
  model: FederationModel,
  tournamentId: number,
  { day, third }: Extract<AdminAction, { do: 'playoffs' }>,
): void {
  const qualified = findQualification(model, tournamentId);
  const hasOne = model.matches.some((match) => match.tournamentId === tournamentId && match.seeds);
  if (!qualified || hasOne) return;
  const [semi1, semi2, final, forThird] = [nextId(), nextId(), nextId(), nextId()];
  const { seeds } = qualified;
  const common = { ...blankMatch, tournamentId, isPlayoff: true, seeds, matchDate: dateOfMarchDay(day) };
  const feeds = third ? [final, forThird] : [final];
  qualified.semifinals.forEach(([homeTeamId, awayTeamId], at) => {
    const [id, round] = at === 0 ? [semi1, 'Semifinal 1'] : [semi2, 'Semifinal 2'];
    model.matches.push({ ...common, id, round, homeTeamId, awayTeamId, feeds, matchTime: `${16 + at}:00` });
  });
  const waiting = (outcome: 'winner' | 'loser') => ({
    homeTeamId: null,
    awayTeamId: null,
    homeFrom: { matchId: semi1, outcome },
    awayFrom: { matchId: semi2, outcome },
  });
  model.matches.push({ ...common, ...waiting('winner'), id: final, round: 'Final', matchTime: '21:00' });
  if (third) {
    model.matches.push({ ...common, ...waiting('loser'), id: forThird, round: 'Tercer Puesto', matchTime: '19:00' });
  }
}

/** Records the result of a match with its events; the goalkeeper of a side is its first player. */
function recordResult(model: FederationModel, match: Writable<MatchFact>, sheet: MatchSheet): void {
  if (match.homeTeamId === null || match.awayTeamId === null) return;
  const { home, away, walkover } = sheet;
  const { walkoverGoals } = model.tournaments.find(({ id }) => id === match.tournamentId)?.rules ?? defaultRules;
  const firstOf = (teamId: number | null) => model.players.find((player) => player.teamId === teamId)?.id ?? 0;
  const hasShootOut = match.isPlayoff && home === away && sheet.penalties > 0 && !walkover;
  Object.assign(match, unplayedResult, { status: 'completed', walkover });
  if (walkover) {
    match.homeScore = walkover === 'away' ? walkoverGoals : 0;
    match.awayScore = walkover === 'home' ? walkoverGoals : 0;
  } else {
    Object.assign(match, { homeScore: home, awayScore: away });
    Object.assign(match, {
      homeGoalkeeperId: firstOf(match.homeTeamId),
      awayGoalkeeperId: firstOf(match.awayTeamId),
    });
  }
  if (hasShootOut) Object.assign(match, { homePenalties: sheet.penalties, awayPenalties: 3 - sheet.penalties });
  for (const sheetEvent of sheet.events) recordEvent(model, match, sheetEvent);
}

function recordEvent(model: FederationModel, match: MatchFact, { isHome, player, type, minute }: SheetEvent): void {
  const teamId = isHome ? match.homeTeamId : match.awayTeamId;
  const person = pickModulo(
    model.players.filter((each) => each.teamId === teamId),
    player,
  );
  if (!person || teamId === null || (match.walkover && type.endsWith('goal'))) return;
  if (match.status !== 'completed' && match.status !== 'in_progress') return;
  const ids = { id: nextId(), version: 1, matchId: match.id, playerId: person.id, teamId };
  model.events.push({ ...ids, eventType: type, minute, description: '' });
}

function changeMatch(model: FederationModel, action: Extract<AdminAction, { match: number }>): void {
  const match = pickModulo(model.matches, action.match);
  if (!match) return;
  if (action.do === 'score') recordResult(model, match, { ...action.sheet, events: [] });
  if (action.do === 'event') recordEvent(model, match, action.sheetEvent);
  if (action.do === 'presence') markPresence(model, match, action);
  if (action.do === 'move')
    Object.assign(match, {
      matchDate: dateOfMarchDay(action.day),
      matchTime: `${action.hour}:00`,
      round: action.round,
    });
  if (action.do === 'status' && match.homeTeamId && match.awayTeamId) {
    const score = action.status === 'in_progress' ? { homeScore: 0, awayScore: 0 } : {};
    Object.assign(match, unplayedResult, score, { status: action.status });
  }
  if (action.do === 'delete match') {
    model.matches = model.matches.filter((each) => each !== match);
    model.events = model.events.filter(({ matchId }) => matchId !== match.id);
    model.presence = model.presence.filter(({ matchId }) => matchId !== match.id);
  }
  if (action.do === 'correct keeper' && match.status === 'completed' && !match.walkover) {
    const teamId = action.isHome ? match.homeTeamId : match.awayTeamId;
    const person = pickModulo(
      model.players.filter((each) => each.teamId === teamId),
      action.player,
    );
    if (person) match[action.isHome ? 'homeGoalkeeperId' : 'awayGoalkeeperId'] = person.id;
  }
}

/** The sheet of a match says that the first players of one side are present, as many as given. */
function markPresence(
  model: FederationModel,
  { id: matchId, homeTeamId, awayTeamId }: MatchFact,
  { isHome, players }: Extract<AdminAction, { do: 'presence' }>,
): void {
  const teamId = isHome ? homeTeamId : awayTeamId;
  const squad = model.players.filter((each) => each.teamId === teamId).map(({ id }) => id);
  model.presence = model.presence.filter((each) => each.matchId !== matchId || each.isHome !== isHome);
  if (teamId !== null) model.presence.push({ matchId, isHome, playerIds: squad.slice(0, players) });
}

function changeEvent(model: FederationModel, action: Extract<AdminAction, { event: number }>): void {
  const event = pickModulo(model.events, action.event) as Writable<StoredEventFields> | undefined;
  if (!event) return;
  const match = allMatchesInPlayOrder(model).find(({ id }) => id === event.matchId);
  if (action.do === 'delete event') model.events = model.events.filter((each) => each !== event);
  else if (!(match?.walkover && action.type.endsWith('goal'))) {
    Object.assign(event, { eventType: action.type, minute: action.minute });
  }
}

const allMatchesInPlayOrder = (model: Facts): MatchFact[] =>
  model.tournaments.flatMap(({ id }) => matchesInPlayOrder(model, id));

function changePlayer(model: FederationModel, action: Extract<AdminAction, { player: number }>): void {
  const player = pickModulo(model.players, action.player);
  if (!player) return;
  if (action.do === 'rename player') player.lastName = action.name;
  if (action.do === 'transfer') player.teamId = pickModulo(model.teams, action.team)?.id ?? player.teamId;
  // A player with an event cannot be deleted; one who kept goal can.
  const isNamed = model.events.some(({ playerId }) => playerId === player.id);
  if (action.do === 'dismiss' && !isNamed) model.players = model.players.filter((each) => each !== player);
}

function changeTournament(model: FederationModel, action: Extract<AdminAction, { tournament: number }>): void {
  const tournament = pickModulo(model.tournaments, action.tournament);
  if (!tournament) return;
  if (action.do === 'rules') tournament.rules = mergeRules(defaultRules, action.rules);
  if (action.do === 'begin')
    Object.assign(tournament, { status: action.status, startDate: `2026-0${action.month}-01` });
  if (action.do === 'playoffs') makePlayoffs(model, tournament.id, action);
  if (action.do === 'withdraw') withdrawTeam(model, tournament, action);
  if (action.do === 'adjust') {
    const teamId = pickModulo(tournament.teamIds, action.team);
    const { points } = action;
    if (teamId) tournament.adjustments = [...tournament.adjustments, { teamId, points, reason: 'Acta' }];
  }
  if (action.do === 'group') {
    const isFree = (id: number) =>
      !model.groups.some((each) => each.tournamentId === tournament.id && each.teamIds.includes(id));
    const teamIds = action.teams.map((at) => pickModulo(model.teams, at)?.id ?? 0).filter(isFree);
    const id = nextId();
    model.groups.push({ id, tournamentId: tournament.id, name: `Zona ${id}`, teamIds: [...new Set(teamIds)] });
    tournament.teamIds = [...new Set([...tournament.teamIds, ...teamIds])].sort((a, b) => a - b);
  }
}

/** Unless the team has withdrawn before, or plays a league match now. */
function withdrawTeam(
  model: FederationModel,
  tournament: FederationModel['tournaments'][number],
  { team, mode }: Extract<AdminAction, { do: 'withdraw' }>,
): void {
  const teamId = pickModulo(tournament.teamIds, team);
  const own = model.matches.filter(
    (match) =>
      match.tournamentId === tournament.id &&
      !match.isPlayoff &&
      match.status !== 'cancelled' &&
      (match.homeTeamId === teamId || match.awayTeamId === teamId),
  );
  const hasWithdrawn = tournament.withdrawals.some((each) => each.teamId === teamId);
  if (!teamId || hasWithdrawn || own.some(({ status }) => status === 'in_progress')) return;
  for (const match of own) {
    if (mode === 'annul') Object.assign(match, unplayedResult, { status: 'cancelled' });
    else if (match.status !== 'completed') {
      const walkover = match.homeTeamId === teamId ? 'home' : 'away';
      recordResult(model, match, { home: 0, away: 0, penalties: 0, walkover, events: [] });
    }
  }
  const withdrawal = { teamId, mode, reason: 'Se bajó', date: model.today };
  tournament.withdrawals = [...tournament.withdrawals, withdrawal];
}

function renameTeam(model: FederationModel, action: Extract<AdminAction, { do: 'rename team' }>): void {
  const team = pickModulo(model.teams, action.team);
  if (team) Object.assign(team, { name: action.name, shortName: action.shortName });
}
