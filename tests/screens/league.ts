/** A small league as the API answers it: the usual data of screens, computed by the domain where there is something to compute. */
import { computePlayoffs } from '#shared/domain/playoffs/bracket.ts';
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
import { formatStanding } from '#shared/text/presenters.ts';
import { formatFairPlayTeam, formatGoalkeeper, formatScorer } from '#shared/text/statistics.ts';
import { tableFromResults } from '#tests/domain/standings-notation.ts';
import { aMatch, aTeam, type MatchNotation } from '#tests/support/builders.ts';

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
  matchesPlayed: 0,
  suspensionMatchesRemaining: 0,
  squadSince: null,
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

/** Whom the sheet of match 1 added to the first team. */
export const aPendingPlayer = {
  ...aPlayer('Bruno', 'Sosa', {
    id: 90,
    jerseyNumber: 9,
    position: null,
    dateOfBirth: null,
    status: 'inactive',
    pendingMatchId: 1,
  }),
  teamName: teamNames[0],
  numberOwner: 'Elsa Quiroga',
};

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
export const staff: Staff[] = [
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
export const clausura = aTournament('Torneo Clausura', {
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
    cancha: { nombre: 'La Redonda', ubicacion: '' },
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
export const emptySummary = {
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
export const person = (playerId: number, playerName: string) => ({ playerId, playerName });
const cards = { blueCards: 0, yellowCards: 0, redCards: 1, totalPoints: 3 };
export const scorers = [
  formatScorer({ ...row(1, 1), ...person(9, 'Elsa Quiroga'), goals: 3 }),
  formatScorer({ ...row(2, 2), ...person(20, 'Teo Ruiz'), goals: 1 }),
];
export const fairPlay = [
  formatFairPlayTeam({ ...row(2, 1), ...cards, redCards: 0, totalPoints: 0, players: [] }),
  formatFairPlayTeam({ ...row(1, 2), ...cards, players: [{ ...person(5, 'César Bravo'), ...cards }] }),
];
const conceded = { matchesPlayed: 2, goalsConceded: 1, averageGoalsConceded: 0.5 };
export const goalkeepers = [formatGoalkeeper({ ...row(1, 1), ...person(1, 'Ramón Duarte'), ...conceded })];
