/** Computes the table of a tournament, or of one of its groups, from the matches. */
import { isWalkoverToCome } from '../matches/match-status.ts';
import { comparePlayOrder } from '../matches/play-order.ts';
import { compareRounds } from '../round-names.ts';
import type { StoredMatchFields } from '../schemas/match.ts';
import type { TeamRef } from '../schemas/primitives.ts';
import type { TournamentRules } from '../schemas/rules.ts';
import type { Outcome, Standing } from '../schemas/standing.ts';
import type { Adjustment } from '../schemas/tournament.ts';
import { rankTeams, type TeamRecord, type TieReason } from './tie-breakers.ts';

export interface ComputeStandingsOptions {
  readonly tournamentId: number;
  /** The group whose table is computed; 0 or absent for the table of the whole tournament. */
  readonly groupId?: number;
  /** The participants; each of them gets a row. */
  readonly teams: readonly (TeamRef & { readonly id: number })[];
  /** All matches of the tournament, in any order; only completed league matches between two participants count. */
  readonly matches: readonly PlayedMatch[];
  readonly rules: Pick<TournamentRules, 'points' | 'tieBreakers' | 'walkoverGoals' | 'fairPlay'>;
  readonly adjustments: readonly Adjustment[];
  /** The federation's date: walkovers of later days count in the table, but are neither form nor movement yet. */
  readonly today: string;
  /** Events of any kind; only cards are used, and only when `fairPlay` is a tie-breaker. */
  readonly events?: readonly CardEvent[];
}

/** A row with its tie with the next one; null when points decided, before either has played, and on the last row. */
export type ComputedStanding = Omit<Standing, 'tieExplanation'> & { readonly tie: TieReason | null };

type PlayedMatch = Pick<
  StoredMatchFields,
  | 'id'
  | 'round'
  | 'groupId'
  | 'homeTeamId'
  | 'awayTeamId'
  | 'matchDate'
  | 'matchTime'
  | 'status'
  | 'isPlayoff'
  | 'homeScore'
  | 'awayScore'
  | 'walkover'
>;

interface CardEvent {
  readonly matchId: number;
  readonly teamId: number;
  readonly eventType: string;
}

/** One match from the view of one of its two teams. */
interface TeamMatchRecord {
  readonly matchId: number;
  readonly teamId: number;
  readonly rivalId: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly outcome: Outcome;
  /** A walkover whose day is still to come. */
  readonly isToCome: boolean;
}

/**
 * The rows in order, with positions 1 to n that are never shared; `decidedBy` names the criterion that put a row above
 * the next one, and `movement` compares its position with that before the latest round that has begun.
 */
export function computeStandings(input: ComputeStandingsOptions): ComputedStanding[] {
  const matches = countedMatches(input);
  const table = rankRows(input, matches);
  const earlier = matchesBeforeLatestRound(matches, input.today);
  if (earlier === null) return table;
  const before = new Map(rankRows(input, earlier).map(({ teamId, position }) => [teamId, position]));
  return table.map((row) => ({ ...row, movement: (before.get(row.teamId) ?? row.position) - row.position }));
}

/**
 * The matches without those of the latest round among them, null when there is no earlier round. Walkovers of days to
 * come make no round the latest one, and stay, so that they move nobody before their day.
 */
function matchesBeforeLatestRound(matches: readonly PlayedMatch[], today: string): PlayedMatch[] | null {
  const played = matches.filter((match) => !isWalkoverToCome(match, today));
  const rounds = [...new Set(played.map(({ round }) => round))].sort(compareRounds);
  const latest = rounds.at(-1);
  if (rounds.length < 2) return null;
  return matches.filter((match) => match.round !== latest || isWalkoverToCome(match, today));
}

/** The table after these matches, which all count; `movement` is still null. */
function rankRows(input: ComputeStandingsOptions, matches: readonly PlayedMatch[]): ComputedStanding[] {
  const appearances = matches.flatMap((match) => teamRecordsOfMatch(match, input));
  const cards = cardPointsByTeam(input, new Set(appearances.map(({ matchId }) => matchId)));
  const rows = new Map(input.teams.map((team) => [team.id, buildStandingOfTeam(team, appearances, input)]));
  const records = [...rows.values()].map((row) => ({
    ...row,
    name: row.team.name,
    cardPoints: cards.get(row.teamId) ?? 0,
  }));
  const miniTable = (teamIds: readonly number[]) => headToHeadRecords(teamIds, appearances, input.rules.points);
  const ranked = rankTeams(records, input.rules.tieBreakers, miniTable);
  return ranked.map(({ teamId, decision }, at) => ({
    ...(rows.get(teamId) as ComputedStanding),
    position: at + 1,
    decidedBy: decision?.by ?? null,
    tie: tieOf(rows, [teamId, ranked[at + 1]?.teamId ?? 0], decision),
  }));
}

/** The decision as a tie; the teams compared are in order of ids, whatever the order of the input. */
function tieOf(
  rows: ReadonlyMap<number, ComputedStanding>,
  teamIds: readonly number[],
  decision: TieReason | null,
): TieReason | null {
  const hasEitherPlayed = teamIds.some((id) => (rows.get(id)?.played ?? 0) > 0);
  if (decision === null || decision.by === 'points' || !hasEitherPlayed) return null;
  return { ...decision, among: decision.among.toSorted((a, b) => a - b) };
}

/** The matches that count in the table, in order of play. */
function countedMatches({ teams, matches, groupId = 0 }: ComputeStandingsOptions): PlayedMatch[] {
  const isTeam = new Set(teams.map(({ id }) => id));
  return matches
    .filter((match) => match.status === 'completed' && !match.isPlayoff)
    .filter((match) => groupId === 0 || match.groupId === groupId)
    .filter(({ homeTeamId, awayTeamId }) => isTeam.has(homeTeamId ?? 0) && isTeam.has(awayTeamId ?? 0))
    .toSorted(comparePlayOrder);
}

/** When neither side came, both lose: each side concedes the goals of a walkover, and none scores them. */
function teamRecordsOfMatch(
  match: PlayedMatch,
  { rules: { walkoverGoals }, today }: Pick<ComputeStandingsOptions, 'rules' | 'today'>,
): TeamMatchRecord[] {
  const { id: matchId, homeScore, awayScore, walkover } = match;
  const goals = walkover === 'both' ? { home: 0, away: 0 } : { home: homeScore ?? 0, away: awayScore ?? 0 };
  const teams = { home: match.homeTeamId ?? 0, away: match.awayTeamId ?? 0 };
  const side = (own: 'home' | 'away', rival: 'home' | 'away'): TeamMatchRecord => ({
    matchId,
    teamId: teams[own],
    rivalId: teams[rival],
    goalsFor: goals[own],
    goalsAgainst: walkover === 'both' ? walkoverGoals : goals[rival],
    outcome: outcomeForSide(own, goals[own] - goals[rival], walkover),
    isToCome: isWalkoverToCome(match, today),
  });
  return [side('home', 'away'), side('away', 'home')];
}

/** The side that did not show up loses whatever the score, as a tournament may set 0 goals for a walkover. */
function outcomeForSide(side: 'home' | 'away', difference: number, absent: PlayedMatch['walkover']): Outcome {
  if (absent !== null) return absent === side || absent === 'both' ? 'P' : 'G';
  if (difference === 0) return 'E';
  return difference > 0 ? 'G' : 'P';
}

function buildStandingOfTeam(
  team: ComputeStandingsOptions['teams'][number],
  all: readonly TeamMatchRecord[],
  input: ComputeStandingsOptions,
): ComputedStanding {
  const { id: teamId } = team;
  const own = all.filter((appearance) => appearance.teamId === teamId);
  const adjustment = sumNumbers(
    input.adjustments.filter((given) => given.teamId === teamId).map(({ points }) => points),
  );
  const tally = sumMatchRecords(own, input.rules.points);
  return {
    position: 0,
    teamId,
    team,
    tournamentId: input.tournamentId,
    groupId: input.groupId ?? 0,
    ...tally,
    points: tally.points + adjustment,
    adjustment,
    movement: null,
    last3Results: own
      .filter(({ isToCome }) => !isToCome)
      .slice(-3)
      .map(({ outcome }) => outcome),
    decidedBy: null,
    tie: null,
    playing: input.matches.some((match) => match.status === 'in_progress' && isMatchOfTeam(match, teamId)),
  };
}

const isMatchOfTeam = ({ homeTeamId, awayTeamId }: PlayedMatch, teamId: number): boolean =>
  homeTeamId === teamId || awayTeamId === teamId;

function sumMatchRecords(appearances: readonly TeamMatchRecord[], points: TournamentRules['points']) {
  const having = (outcome: Outcome) => appearances.filter((appearance) => appearance.outcome === outcome).length;
  const [won, drawn, lost] = [having('G'), having('E'), having('P')];
  const goalsFor = sumNumbers(appearances.map((appearance) => appearance.goalsFor));
  const goalsAgainst = sumNumbers(appearances.map((appearance) => appearance.goalsAgainst));
  return {
    played: appearances.length,
    won,
    drawn,
    lost,
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    points: won * points.win + drawn * points.draw + lost * points.loss,
  };
}

/** Adjustments and cards are left out: a mini-table counts only the matches between its teams. */
function headToHeadRecords(
  teamIds: readonly number[],
  all: readonly TeamMatchRecord[],
  points: TournamentRules['points'],
): TeamRecord[] {
  const isLevel = new Set(teamIds);
  const between = all.filter(({ teamId, rivalId }) => isLevel.has(teamId) && isLevel.has(rivalId));
  return teamIds.map((teamId) => {
    const own = between.filter((appearance) => appearance.teamId === teamId);
    return { teamId, name: '', cardPoints: 0, ...sumMatchRecords(own, points) };
  });
}

function cardPointsByTeam(
  { events = [], rules }: ComputeStandingsOptions,
  counted: ReadonlySet<number>,
): Map<number, number> {
  const { blue, yellow, red } = rules.fairPlay;
  const worth: { readonly [type: string]: number } = { bluecard: blue, yellowcard: yellow, redcard: red };
  const points = new Map<number, number>();
  for (const { matchId, teamId, eventType } of events) {
    if (counted.has(matchId)) points.set(teamId, (points.get(teamId) ?? 0) + (worth[eventType] ?? 0));
  }
  return points;
}

const sumNumbers = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
