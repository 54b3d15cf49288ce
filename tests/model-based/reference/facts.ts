/** The saved facts of a federation: all that its published documents are computed from. */
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { Group } from '#shared/domain/schemas/group.ts';
import type { StoredMatchFields } from '#shared/domain/schemas/match.ts';
import type { StoredEventFields } from '#shared/domain/schemas/match-event.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';

type TeamFact = Pick<Team, 'id' | 'name' | 'shortName' | 'logo'>;
export type PlayerFact = Pick<Player, 'id' | 'teamId' | 'firstName' | 'lastName'>;
export type MatchFact = StoredMatchFields & {
  readonly canchaNombre?: string;
  readonly refereeName?: string;
  readonly assistantName?: string;
  /** In a generated playoff match: the four qualified teams, best first, and the matches that wait for this one. */
  readonly seeds?: readonly number[];
  readonly feeds?: readonly number[];
};
export type GroupFact = Pick<Group, 'id' | 'tournamentId' | 'name' | 'teamIds'>;

/** The players of one side whom the sheet of a match says were present. */
export interface PresenceFact {
  readonly matchId: number;
  readonly isHome: boolean;
  readonly playerIds: readonly number[];
}

export interface Facts {
  /** The current date in the federation's time zone. */
  readonly today: string;
  readonly timeZone: string;
  readonly featuredTournamentId: number | null;
  readonly teams: readonly TeamFact[];
  readonly players: readonly PlayerFact[];
  readonly canchas: readonly Pick<Cancha, 'id' | 'nombre'>[];
  readonly staff: readonly Pick<Staff, 'id' | 'name'>[];
  readonly tournaments: readonly Omit<Tournament, 'version'>[];
  readonly groups: readonly GroupFact[];
  readonly matches: readonly MatchFact[];
  readonly events: readonly StoredEventFields[];
  readonly presence: readonly PresenceFact[];
}

export const findTeam = (facts: Facts, id: number | null) => facts.teams.find((team) => team.id === id);
/**
 * The name of a team where it must be short: the short name, else the longest run of the name's first whole words of at
 * most 12 characters that does not end in de, del, la, las, los, el, y; without one, or when another participant of the
 * tournament is called so, the whole name.
 */
export function displayNameOf(facts: Facts, tournamentId: number, teamId: number): string {
  const called = ({ name, shortName }: TeamFact): string => {
    if (shortName !== '') return shortName;
    let words = name.split(' ');
    while (words.length > 0 && (words.join(' ').length > 12 || /(^| )(de|del|la|las|los|el|y)$/i.test(words.join(' '))))
      words = words.slice(0, -1);
    return words.length > 0 ? words.join(' ') : name;
  };
  const team = findTeam(facts, teamId);
  if (!team) return '';
  const others = findTournament(facts, tournamentId).teamIds.filter((id) => id !== teamId);
  const isTaken = others.some((id) => {
    const other = findTeam(facts, id);
    return other !== undefined && called(other) === called(team);
  });
  return team.shortName === '' && isTaken ? team.name : called(team);
}
export const findPlayer = (facts: Facts, id: number) => facts.players.find((player) => player.id === id);

export function findTournament(facts: Facts, id: number) {
  const found = facts.tournaments.find((tournament) => tournament.id === id);
  if (!found) throw new Error(`There is no tournament ${id}`);
  return found;
}

/** Sorts matches by date, then time, then id. */
export function sortByPlayOrder(matches: readonly MatchFact[]): MatchFact[] {
  const moment = ({ matchDate, matchTime }: MatchFact) => `${matchDate} ${matchTime}`;
  return [...matches].sort((a, b) => (moment(a) === moment(b) ? a.id - b.id : moment(a) < moment(b) ? -1 : 1));
}

/** The matches of a tournament in order of play. */
export const matchesInPlayOrder = (facts: Facts, tournamentId: number): MatchFact[] =>
  sortByPlayOrder(facts.matches.filter((match) => match.tournamentId === tournamentId));

export const isCompleted = ({ status }: MatchFact): boolean => status === 'completed';

/**
 * Whether nobody came to the match, or one side only, and its date is after today: until then it serves no ban, its cards
 * cause none, and nobody is told of it as a result.
 */
export const isWalkoverAhead = ({ today }: Facts, match: MatchFact): boolean =>
  isCompleted(match) && match.walkover !== null && match.matchDate > today;

/** The events of a match by minute, goals without one last, then in order of entry. */
export const eventsOfMatch = (facts: Facts, { id }: MatchFact): StoredEventFields[] =>
  facts.events
    .filter(({ matchId }) => matchId === id)
    .sort((a, b) => (a.minute ?? 999) - (b.minute ?? 999) || a.id - b.id);

export const isPlayedBy = ({ homeTeamId, awayTeamId }: MatchFact, teamId: number): boolean =>
  homeTeamId === teamId || awayTeamId === teamId;

/** Compares names as Spanish sorts them. */
export const compareNames = new Intl.Collator('es').compare;

export const fullNameOf = (player: PlayerFact | undefined): string =>
  player ? `${player.firstName} ${player.lastName}` : '';

/** The positions of sorted rows; level rows share a position: 1, 1, 3. */
export function sharedPositions<Row>(rows: readonly Row[], isLevel: (a: Row, b: Row) => boolean): number[] {
  return rows.map((row) => rows.findIndex((first) => isLevel(first, row)) + 1);
}

/** `total / count`, rounded to two decimals, halves up. */
export const averageToTwoDecimals = (total: number, count: number): number =>
  count === 0 ? 0 : Math.floor((200 * total + count) / (2 * count)) / 100;
