/** A small league as the API answers it: the usual data of screens, computed by the domain where there is something to compute. */
import { computePlayoffs } from '#shared/domain/playoffs/bracket.ts';
import { summarizeRounds } from '#shared/domain/rounds/fixture-rounds.ts';
import { tournamentWithoutFixture } from '#shared/domain/rounds/tournament-without-fixture.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { defaultSettings, type Settings } from '#shared/domain/schemas/settings.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import type { User } from '#shared/domain/schemas/user.ts';
import { computeSummary } from '#shared/domain/statistics/summary.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { presentBracket } from '#shared/text/bracket.ts';
import { formatMatch, formatStanding } from '#shared/text/presenters.ts';
import { formatFairPlayTeam, formatGoalkeeper, formatScorer } from '#shared/text/statistics.ts';
import { tableFromResults } from '#tests/domain/standings-notation.ts';
import { aMatch, aTeam, type MatchNotation } from '#tests/support/builders.ts';
import { type Answers, notFound, type ReceivedRequest } from './fake-api.ts';

/** The day on which every screen is opened, in the federation's time zone: a Saturday. */
export const today = '2026-03-14';

export const teamNames = ['Defensores de Parque Chas', 'El Ombú', 'Unión Vecinal', 'Estrella del Riachuelo'] as const;
const [parque, ombu, union, estrella] = teamNames;
export const teams: Team[] = teamNames.map((name) => ({
  id: aTeam(name).id,
  name,
  shortName: '',
  coach: 'Marcela Ibáñez',
  foundationYear: 1948,
  city: 'Haedo',
  logo: '',
  version: 1,
}));

const usualUser: User = {
  id: 1,
  email: 'alicia@liga.ar',
  firstName: 'Alicia',
  lastName: 'Moreno',
  fullName: 'Alicia Moreno',
  roles: ['Admin'],
  teamId: 0,
  teamName: '',
  enabled: true,
  version: 1,
};
export const aUser = (more: Partial<User>): User => {
  const user = { ...usualUser, ...more };
  return { ...user, fullName: more.fullName ?? `${user.firstName} ${user.lastName}` };
};
export const users = {
  Admin: usualUser,
  /** The coach of the first team. */
  DT: aUser({
    id: 2,
    email: 'marcela@liga.ar',
    firstName: 'Marcela',
    lastName: 'Ibáñez',
    roles: ['DT'],
    teamId: 1,
    teamName: parque,
  }),
};

export const aPlayer = (firstName: string, lastName: string, more: Partial<Player> = {}): Player => ({
  id: 9,
  teamId: 1,
  firstName,
  lastName,
  fullName: `${firstName} ${lastName}`,
  jerseyNumber: 9,
  position: 'Mediocampista',
  isStarter: false,
  status: 'active',
  role: '',
  dateOfBirth: '1999-05-04',
  goalsScored: 0,
  suspensionMatchesRemaining: 0,
  version: 1,
  ...more,
});
/** The first team's: six starters, an injured and a suspended player. */
export const players: Player[] = [
  aPlayer('Ramón', 'Duarte', { id: 1, jerseyNumber: 1, position: 'Portero', isStarter: true }),
  aPlayer('Iván', 'Roldán', { id: 2, jerseyNumber: 2, position: 'Defensa', isStarter: true }),
  aPlayer('Luis', 'Peralta', { id: 3, jerseyNumber: 3, position: 'Defensa', isStarter: true }),
  aPlayer('Darío', 'Funes', { id: 4, jerseyNumber: 4, isStarter: true }),
  aPlayer('César', 'Bravo', { id: 5, jerseyNumber: 5, position: 'Defensa', suspensionMatchesRemaining: 1 }),
  aPlayer('Hugo', 'Sosa', { id: 6, jerseyNumber: 6, isStarter: true }),
  aPlayer('Carlos', 'Aranda', { id: 7, jerseyNumber: 7, status: 'injured' }),
  aPlayer('Elsa', 'Quiroga', { id: 9, position: 'Delantero', isStarter: true, goalsScored: 3 }),
];

export const aStaffMember = (name: string, more: Partial<Staff> = {}): Staff => ({
  id: 1,
  teamId: 1,
  name,
  role: 'HeadCoach',
  phone: '',
  email: '',
  version: 1,
  ...more,
});
/** The first team's coach and assistant, and the officials of the federation. */
const staff: Staff[] = [
  aStaffMember('Marcela Ibáñez', { phone: '11 4567-8901', email: 'marcela@club.ar' }),
  aStaffMember('Rita Sosa', { id: 2, role: 'AssistantCoach' }),
  aStaffMember('Norberto Galarza', { id: 11, teamId: 0, role: 'Referee' }),
  aStaffMember('Delia Contreras', { id: 12, teamId: 0, role: 'Assistant' }),
];

export const canchas = [
  { id: 1, nombre: 'La Redonda', ubicacion: 'Gándara 2900', disponible: true, createdBy: 1, version: 1 },
  { id: 2, nombre: 'El Potrero', ubicacion: '', disponible: true, createdBy: 1, version: 1 },
];

export const settings: Settings = {
  ...defaultSettings,
  name: 'Liga Barrial de Fútbol',
  defaultLocation: 'Complejo Sur',
  siteUrl: 'https://liga.ar',
  version: 1,
};

export const aTournament = (name: string, more: Partial<Tournament> = {}): Tournament => ({
  id: 1,
  name,
  description: '',
  startDate: '2026-03-07',
  endDate: '2026-06-27',
  status: 'in_progress',
  teamIds: teams.map(({ id }) => id),
  rules: defaultRules,
  adjustments: [],
  bands: [],
  ...tournamentWithoutFixture,
  withdrawals: [],
  version: 1,
  ...more,
});
export const apertura = aTournament('Torneo Apertura', { description: 'Cuatro clubes de barrio' });
/** It begins in seven weeks. */
const clausura = aTournament('Torneo Clausura', {
  id: 2,
  status: 'pending',
  startDate: '2026-05-02',
  endDate: '2026-08-01',
});

/** A match on the first cancha, with referee and assistant. */
export const aLeagueMatch = (id: number, more: MatchNotation): Match =>
  aMatch({
    id,
    matchTime: '14:00',
    canchaId: 1,
    cancha: { nombre: 'La Redonda' },
    refereeId: 11,
    referee: { name: 'Norberto Galarza' },
    assistantId: 12,
    assistant: { name: 'Delia Contreras' },
    ...more,
  });
const secondRound = { round: 'Fecha 2', matchDate: today };
const thirdRound = { round: 'Fecha 3', matchDate: '2026-03-21' };
/** Played a week ago; today's, one of them in play; and next week's. */
export const matches: Match[] = [
  aLeagueMatch(1, { home: parque, away: ombu, score: '4-0' }),
  aLeagueMatch(2, { home: union, away: estrella, score: '2-2', matchTime: '15:00' }),
  aLeagueMatch(3, { home: parque, away: union, score: '1-0', status: 'in_progress', ...secondRound }),
  aLeagueMatch(4, { home: estrella, away: ombu, matchTime: '21:00', ...secondRound }),
  aLeagueMatch(5, { home: union, away: ombu, ...thirdRound }),
  aLeagueMatch(6, { home: estrella, away: parque, matchTime: '15:00', ...thirdRound }),
];

export const anEvent = (more: Partial<MatchEvent> = {}): MatchEvent => ({
  id: 1,
  matchId: 1,
  playerId: 9,
  teamId: 1,
  eventType: 'goal',
  minute: 12,
  description: '',
  player: { firstName: 'Elsa', lastName: 'Quiroga' },
  team: { name: parque },
  eventIcon: '⚽',
  playerDisplayName: 'Elsa Quiroga',
  teamName: parque,
  minuteFormatted: more.minute === null ? '' : `${more.minute ?? 12}'`,
  version: 1,
  ...more,
});

export const standings = tableFromResults(matches, { teams: teamNames, today });
export const table = standings.map(formatStanding);
export const summary = computeSummary({
  tournamentId: 1,
  standings,
  matches,
  upcoming: { ofEachDay: 2, enough: 2 },
  today,
});
const emptySummary = {
  ...computeSummary({ tournamentId: 2, standings: [], matches: [], upcoming: { ofEachDay: 2, enough: 2 }, today }),
  totalTeams: 4,
};
const playoffs = { table: standings, groups: [], matches: [], seeds: null, playoffDraw: 'penalties' as const };
export const bracket = presentBracket(1, computePlayoffs(playoffs), playoffs);

const row = (teamId: number, position: number) => ({
  teamId,
  teamName: teamNames[teamId - 1] ?? '',
  teamLogo: '',
  position,
});
const person = (playerId: number, playerName: string) => ({ playerId, playerName });
const cards = { blueCards: 0, yellowCards: 0, redCards: 1, totalPoints: 3 };
export const scorers = [
  formatScorer({ ...row(1, 1), ...person(9, 'Elsa Quiroga'), goals: 3 }),
  formatScorer({ ...row(2, 2), ...person(20, 'Teo Ruiz'), goals: 1 }),
];
const fairPlay = [
  formatFairPlayTeam({ ...row(2, 1), ...cards, redCards: 0, totalPoints: 0, players: [] }),
  formatFairPlayTeam({ ...row(1, 2), ...cards, players: [{ ...person(5, 'César Bravo'), ...cards }] }),
];
const conceded = { matchesPlayed: 2, goalsConceded: 1, averageGoalsConceded: 0.5 };
const goalkeepers = [formatGoalkeeper({ ...row(1, 1), ...person(1, 'Ramón Duarte'), ...conceded })];

/** The rows that belong to the team that the query names, if it names one. */
const rowsOfTeam =
  <Row extends { readonly teamId: number }>(rows: readonly Row[]) =>
  ({ query }: ReceivedRequest) =>
    rows.filter(({ teamId }) => query.teamId === undefined || teamId === Number(query.teamId));
const byId =
  <Item extends { readonly id: number }>(items: readonly Item[]) =>
  ({ params }: ReceivedRequest) =>
    items.find(({ id }) => id === Number(params.id)) ?? notFound;
const ofTournament = (list: readonly Match[], { params }: ReceivedRequest) =>
  list.filter(({ tournamentId }) => tournamentId === Number(params.id));
const ofRound = (list: readonly Match[], { query }: ReceivedRequest) =>
  list.filter(
    (match) =>
      (query.round === undefined || match.round === query.round) &&
      (query.teamId === undefined || [match.homeTeamId, match.awayTeamId].includes(Number(query.teamId))),
  );

/** The answers about matches, when these are all of them; events belong to the first. */
export const matchAnswers = (list: readonly Match[], events: readonly MatchEvent[] = []): Answers => ({
  'GET /matches': (request) => ofRound(list, request),
  'GET /matches/formatted': (request) => ofRound(list, request).map(formatMatch),
  'GET /matches/tournament/{id}': (request) => ofTournament(list, request),
  'GET /matches/formatted/tournament/{id}': (request) => ofRound(ofTournament(list, request), request).map(formatMatch),
  'GET /matches/{id}': byId(list),
  'GET /matches/{id}/detail': ({ params }) => {
    const match = list.find(({ id }) => id === Number(params.id));
    return match
      ? { match: formatMatch(match), events: events.filter(({ matchId }) => matchId === match.id) }
      : notFound;
  },
  'GET /tournaments/{id}/fixture': (request) => summarizeRounds(ofTournament(list, request)),
  'GET /tournaments/{id}/fixture/matches': (request) => ofRound(ofTournament(list, request), request).map(formatMatch),
});

const destination = {
  key: 'uploads/0f8fad5b-d9cb-469f-a165-70867728950e',
  upload: { url: 'http://localhost/files/uploads/1', method: 'PUT', headers: {} },
} as const;

/** What the API answers about this league. */
export const leagueAnswers: Answers = {
  'GET /settings': settings,
  'GET /auth/users': Object.values(users),
  'GET /teams': teams,
  'GET /teams/{id}': byId(teams),
  'GET /players': players,
  'GET /players/team/{id}': ({ params }) => players.filter(({ teamId }) => teamId === Number(params.id)),
  'GET /teamstaff': staff,
  'GET /teamstaff/team/{teamId}': ({ params }) => staff.filter(({ teamId }) => teamId === Number(params.teamId)),
  'GET /canchas': canchas,
  'GET /tournaments': [apertura, clausura],
  'GET /tournaments/{id}': byId([apertura, clausura]),
  'GET /tournaments/summaries': [summary, emptySummary],
  'GET /tournaments/{id}/summary': byId([summary, emptySummary]),
  'GET /tournaments/{id}/bracket': ({ params }) => ({ ...bracket, tournamentId: Number(params.id) }),
  'GET /groups/tournament/{id}': [],
  ...matchAnswers(matches, [anEvent()]),
  'GET /standings/formatted/tournament/{id}': ({ params }) => (params.id === '1' ? table : []),
  'GET /standings/tournament/{id}': ({ params }) => (params.id === '1' ? standings : []),
  'GET /statistics/formatted/top-scorers': rowsOfTeam(scorers),
  'GET /statistics/formatted/fair-play': rowsOfTeam(fairPlay),
  'GET /statistics/formatted/goalkeepers': rowsOfTeam(goalkeepers),
  'GET /statistics/top-scorers': ({ query }) =>
    query.teamId === '1' ? [{ ...person(9, 'Elsa Quiroga'), teamId: 1, teamName: parque, goals: 3 }] : [],
  'GET /statistics/suspensions': [],
  'GET /teams/{id}/lineup': ({ params }) => ({
    teamId: Number(params.id),
    formation: '1-2-2-1',
    positions: [],
    version: 0,
  }),
  'GET /matches/{id}/lineup/{teamId}': ({ params }) => ({
    matchId: Number(params.id),
    teamId: Number(params.teamId),
    formation: '1-2-2-1',
    positions: [],
    version: 0,
  }),
  'GET /home': {
    activeTournaments: 1,
    upcomingMatches: 3,
    teams: 4,
    featuredTournamentId: null,
    tournaments: [{ ...apertura, ...summary }],
    matches: summary.upcomingMatches,
    liveMatches: matches
      .filter(({ status }) => status === 'in_progress')
      .map((match) => ({ ...match, matchMinutes: 30 })),
  },
  'GET /home/latest': { results: matches.slice(0, 2).map(formatMatch), goals: [] },
  'GET /matches/sheets/own': [],
  'POST /upload/logo': { url: '', ...destination },
  'POST /teams/{id}/logo/upload': { logoUrl: '', ...destination },
};

/** What the API answers before anything was entered: empty lists, and that nothing exists. */
export const nothingYet: Answers = {
  ...Object.fromEntries(Object.keys(leagueAnswers).map((key) => [key, undefined])),
  'GET /settings': settings,
  'GET /auth/users': Object.values(users),
  'GET /tournaments/{id}': notFound,
  'GET /teams/{id}': notFound,
  ...matchAnswers([]),
  'GET /home': {
    activeTournaments: 0,
    upcomingMatches: 0,
    teams: 0,
    featuredTournamentId: null,
    tournaments: [],
    matches: [],
    liveMatches: [],
  },
  'GET /home/latest': { results: [], goals: [] },
};
