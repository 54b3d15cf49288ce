/** A federation that keeps its papers in a drawer: acts change what is written there, and nothing is computed. */
import type { EventFacts } from '#shared/domain/schemas/match-event.ts';
import { defaultRules, mergeRules } from '#shared/domain/tournament-rules.ts';
import type { Act, Happening, History, Meeting, Sheet } from './acts.ts';
import { clubNames, surnames } from './acts.ts';
import { type Facts, type MatchFact, matchesInOrder } from './reference/facts.ts';
import { awaited, hasStarted, qualification } from './reference/playoffs.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
type Drawer = {
  -readonly [Key in keyof Facts]: Facts[Key] extends readonly (infer Paper)[] ? Writable<Paper>[] : Facts[Key];
};

export const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % from.length];

/** As many as the largest history has. */
export const clubsMost = 6;
export const tournamentsMost = 3;

/** Clubs with three players each, and tournaments that nobody plays yet. */
function newFederation({ clubs, rules }: Pick<History, 'clubs' | 'rules'>): Drawer {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  return {
    today: '2026-03-15',
    timeZone: 'America/Argentina/Buenos_Aires',
    featuredTournamentId: null,
    teams: ids(clubs).map((id) => ({ id, name: clubNames[id] ?? '', logo: `/logos/${id}.webp` })),
    players: ids(3 * clubs).map((id) => ({
      id,
      teamId: Math.ceil(id / 3),
      firstName: 'Juan',
      lastName: pick(surnames, id) ?? '',
    })),
    canchas: [],
    staff: [],
    groups: [],
    matches: [],
    events: [],
    tournaments: rules.map((given, at) => ({
      id: at + 1,
      name: `Copa ${at + 1}`,
      description: '',
      startDate: '2026-03-01',
      endDate: '2026-12-31',
      status: 'in_progress' as const,
      teamIds: [],
      rules: mergeRules(defaultRules, given),
      adjustments: [],
    })),
  };
}

/** What the papers say in the end; an act that makes no sense at that moment is left out. */
export function written(history: History): Facts {
  const drawer = newFederation(history);
  for (const act of history.acts) {
    const before = drawer.matches.some(({ homeFrom }) => homeFrom) ? structuredClone(drawer) : null;
    apply(drawer, act);
    // Nobody may change who goes on once the next match has begun.
    if (before && !fillSides(drawer)) Object.assign(drawer, before);
  }
  return drawer;
}

/** Puts who went on into the matches that wait for him; false when one of those has begun with others. */
function fillSides(drawer: Drawer): boolean {
  for (const match of drawer.matches) {
    if (!match.homeFrom && !match.awayFrom) continue;
    const sides = { homeTeamId: awaited(drawer, match.homeFrom), awayTeamId: awaited(drawer, match.awayFrom) };
    const isSame = sides.homeTeamId === match.homeTeamId && sides.awayTeamId === match.awayTeamId;
    const waitsForNobody = [match.homeFrom, match.awayFrom].some(
      (from) => from && !drawer.matches.some(({ id }) => id === from.matchId),
    );
    if ((!isSame && hasStarted(drawer, match)) || waitsForNobody) return false;
    Object.assign(match, sides);
  }
  return true;
}

let lastId = 1000;
const nextId = () => ++lastId;

function apply(drawer: Drawer, act: Act): void {
  if (act.do === 'schedule') schedule(drawer, act.meeting);
  else if (act.do === 'play') {
    const match = schedule(drawer, act.meeting);
    if (match) record(drawer, match, act.sheet);
  } else if ('match' in act) changeMatch(drawer, act);
  else if ('event' in act) changeEvent(drawer, act);
  else if ('player' in act) changePlayer(drawer, act);
  else if ('tournament' in act) changeTournament(drawer, act);
  else rename(drawer, act);
}

function schedule(drawer: Drawer, meeting: Meeting): Writable<MatchFact> | undefined {
  const tournament = pick(drawer.tournaments, meeting.tournament);
  const home = pick(drawer.teams, meeting.home);
  const away = pick(drawer.teams, meeting.away);
  if (!tournament || !home || !away || home === away) return undefined;
  const both = [home.id, away.id];
  const group = drawer.groups.find(
    (each) => each.tournamentId === tournament.id && both.every((id) => each.teamIds.includes(id)),
  );
  tournament.teamIds = [...new Set([...tournament.teamIds, ...both])].sort((a, b) => a - b);
  const match = {
    id: nextId(),
    version: 1,
    tournamentId: tournament.id,
    groupId: group?.id ?? 0,
    round: meeting.round,
    homeTeamId: home.id,
    awayTeamId: away.id,
    homeFrom: null,
    awayFrom: null,
    isPlayoff: meeting.isPlayoff,
    matchDate: date(meeting.day),
    matchTime: `${meeting.hour}:00`,
    location: 'Predio',
    status: 'scheduled' as const,
    canchaId: 0,
    refereeId: 0,
    assistantId: 0,
    ...unplayed,
  };
  drawer.matches.push(match);
  return match;
}

const date = (day: number): string => `2026-03-${String(day).padStart(2, '0')}`;
export const roundOf = ({ isPlayoff, round }: Meeting): string => (isPlayoff ? 'Cuartos de final' : round);
const unplayed = {
  homeScore: null,
  awayScore: null,
  homePenalties: null,
  awayPenalties: null,
  walkover: null,
  homeGoalkeeperId: 0,
  awayGoalkeeperId: 0,
};

const blank = {
  version: 1,
  groupId: 0,
  homeFrom: null,
  awayFrom: null,
  location: 'Predio',
  status: 'scheduled' as const,
  canchaId: 0,
  refereeId: 0,
  assistantId: 0,
  ...unplayed,
};

/** The four matches of a knock-out, unless there is one already or too few teams for it. */
function makePlayoffs(drawer: Drawer, tournamentId: number, { day, third }: Extract<Act, { do: 'playoffs' }>): void {
  const qualified = qualification(drawer, tournamentId);
  const hasOne = drawer.matches.some((match) => match.tournamentId === tournamentId && match.seeds);
  if (!qualified || hasOne) return;
  const [semi1, semi2, final, forThird] = [nextId(), nextId(), nextId(), nextId()];
  const { seeds } = qualified;
  const common = { ...blank, tournamentId, isPlayoff: true, seeds, matchDate: date(day) };
  const feeds = third ? [final, forThird] : [final];
  qualified.semifinals.forEach(([homeTeamId, awayTeamId], at) => {
    const [id, round] = at === 0 ? [semi1, 'Semifinal 1'] : [semi2, 'Semifinal 2'];
    drawer.matches.push({ ...common, id, round, homeTeamId, awayTeamId, feeds, matchTime: `${16 + at}:00` });
  });
  const waiting = (outcome: 'winner' | 'loser') => ({
    homeTeamId: null,
    awayTeamId: null,
    homeFrom: { matchId: semi1, outcome },
    awayFrom: { matchId: semi2, outcome },
  });
  drawer.matches.push({ ...common, ...waiting('winner'), id: final, round: 'Final', matchTime: '21:00' });
  if (third) {
    drawer.matches.push({ ...common, ...waiting('loser'), id: forThird, round: 'Tercer Puesto', matchTime: '19:00' });
  }
}

/** The final score with its events; in goal stands the first player of each side, if it has one. */
function record(drawer: Drawer, match: Writable<MatchFact>, sheet: Sheet): void {
  if (match.homeTeamId === null || match.awayTeamId === null) return;
  const { home, away, walkover } = sheet;
  const { walkoverGoals } = drawer.tournaments.find(({ id }) => id === match.tournamentId)?.rules ?? defaultRules;
  const firstOf = (teamId: number | null) => drawer.players.find((player) => player.teamId === teamId)?.id ?? 0;
  const hasShootOut = match.isPlayoff && home === away && sheet.penalties > 0 && !walkover;
  Object.assign(match, unplayed, { status: 'completed', walkover });
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
  for (const happening of sheet.events) note(drawer, match, happening);
}

function note(drawer: Drawer, match: MatchFact, { isHome, player, type, minute }: Happening): void {
  const teamId = isHome ? match.homeTeamId : match.awayTeamId;
  const person = pick(
    drawer.players.filter((each) => each.teamId === teamId),
    player,
  );
  if (!person || teamId === null || (match.walkover && type.endsWith('goal'))) return;
  if (match.status !== 'completed' && match.status !== 'in_progress') return;
  const ids = { id: nextId(), version: 1, matchId: match.id, playerId: person.id, teamId };
  drawer.events.push({ ...ids, eventType: type, minute, description: '' });
}

function changeMatch(drawer: Drawer, act: Extract<Act, { match: number }>): void {
  const match = pick(drawer.matches, act.match);
  if (!match) return;
  if (act.do === 'score') record(drawer, match, { ...act.sheet, events: [] });
  if (act.do === 'event') note(drawer, match, act.happening);
  if (act.do === 'move')
    Object.assign(match, { matchDate: date(act.day), matchTime: `${act.hour}:00`, round: act.round });
  if (act.do === 'status' && match.homeTeamId && match.awayTeamId) {
    const score = act.status === 'in_progress' ? { homeScore: 0, awayScore: 0 } : {};
    Object.assign(match, unplayed, score, { status: act.status });
  }
  if (act.do === 'delete match') {
    drawer.matches = drawer.matches.filter((each) => each !== match);
    drawer.events = drawer.events.filter(({ matchId }) => matchId !== match.id);
  }
  if (act.do === 'correct keeper' && match.status === 'completed' && !match.walkover) {
    const teamId = act.isHome ? match.homeTeamId : match.awayTeamId;
    const person = pick(
      drawer.players.filter((each) => each.teamId === teamId),
      act.player,
    );
    if (person) match[act.isHome ? 'homeGoalkeeperId' : 'awayGoalkeeperId'] = person.id;
  }
}

function changeEvent(drawer: Drawer, act: Extract<Act, { event: number }>): void {
  const event = pick(drawer.events, act.event) as Writable<EventFacts> | undefined;
  if (!event) return;
  const match = matchesOf(drawer).find(({ id }) => id === event.matchId);
  if (act.do === 'delete event') drawer.events = drawer.events.filter((each) => each !== event);
  else if (!(match?.walkover && act.type.endsWith('goal'))) {
    Object.assign(event, { eventType: act.type, minute: act.minute });
  }
}

const matchesOf = (drawer: Facts): MatchFact[] => drawer.tournaments.flatMap(({ id }) => matchesInOrder(drawer, id));

function changePlayer(drawer: Drawer, act: Extract<Act, { player: number }>): void {
  const player = pick(drawer.players, act.player);
  if (!player) return;
  if (act.do === 'rename player') player.lastName = act.name;
  if (act.do === 'transfer') player.teamId = pick(drawer.teams, act.team)?.id ?? player.teamId;
  // Only who is named by no event can be deleted; he may have kept goal.
  const isNamed = drawer.events.some(({ playerId }) => playerId === player.id);
  if (act.do === 'dismiss' && !isNamed) drawer.players = drawer.players.filter((each) => each !== player);
}

function changeTournament(drawer: Drawer, act: Extract<Act, { tournament: number }>): void {
  const tournament = pick(drawer.tournaments, act.tournament);
  if (!tournament) return;
  if (act.do === 'rules') tournament.rules = mergeRules(defaultRules, act.rules);
  if (act.do === 'begin') Object.assign(tournament, { status: act.status, startDate: `2026-0${act.month}-01` });
  if (act.do === 'playoffs') makePlayoffs(drawer, tournament.id, act);
  if (act.do === 'adjust') {
    const teamId = pick(tournament.teamIds, act.team);
    const { points } = act;
    if (teamId) tournament.adjustments = [...tournament.adjustments, { teamId, points, reason: 'Acta' }];
  }
  if (act.do === 'group') {
    const isFree = (id: number) =>
      !drawer.groups.some((each) => each.tournamentId === tournament.id && each.teamIds.includes(id));
    const teamIds = act.teams.map((at) => pick(drawer.teams, at)?.id ?? 0).filter(isFree);
    const id = nextId();
    drawer.groups.push({ id, tournamentId: tournament.id, name: `Zona ${id}`, teamIds: [...new Set(teamIds)] });
    tournament.teamIds = [...new Set([...tournament.teamIds, ...teamIds])].sort((a, b) => a - b);
  }
}

function rename(drawer: Drawer, act: Extract<Act, { do: 'rename team' }>): void {
  const team = pick(drawer.teams, act.team);
  if (team) team.name = act.name;
}
