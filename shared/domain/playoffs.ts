/** Playoffs of four teams: who qualifies, which matches there are, and who advances from each. */
import { compareNatural } from '../spanish/order.ts';
import { minutesSinceYearOne } from './calendar.ts';
import { type MatchResult, winningSide } from './match-result.ts';
import type { SideReference, StoredMatchFields } from './schemas/match.ts';
import type { TournamentRules } from './schemas/tournament.ts';

export const playoffRounds = {
  semi1: 'Semifinal 1',
  semi2: 'Semifinal 2',
  third: 'Tercer Puesto',
  final: 'Final',
} as const;
export type PlayoffRoundKey = keyof typeof playoffRounds;

type TeamsInTableOrder = readonly { readonly teamId: number }[];

export interface GroupTable {
  readonly id: number;
  readonly name: string;
  readonly table: TeamsInTableOrder;
}

type SemifinalPairing = readonly [home: number, away: number];

export interface QualifiedTeams {
  /** Ids of the four qualified teams, in the order of the table of the whole tournament. */
  readonly seeds: readonly number[];
  readonly semifinals: readonly [SemifinalPairing, SemifinalPairing];
}

/** There are too few teams: in the whole table (`group` is null), or in one of exactly two groups. */
export interface NotEnoughTeams {
  readonly needed: 4 | 2;
  readonly teams: number;
  readonly group: string | null;
}

/**
 * Finds the four teams of the playoffs and their semifinals: 1st against 4th and 2nd against 3rd of the whole table.
 * With exactly two groups the first of each plays the second of the other; any other number of groups is ignored. The
 * better placed team plays at home.
 */
export function findQualifiedTeams(
  table: TeamsInTableOrder,
  groups: readonly GroupTable[],
): QualifiedTeams | NotEnoughTeams {
  if (table.length < 4) return { needed: 4, teams: table.length, group: null };
  const [groupA, groupB, ...more] = [...groups].sort((a, b) => compareNatural(a.name, b.name) || a.id - b.id);
  if (groupA && groupB && more.length === 0) return qualifyFromTwoGroups(table, groupA, groupB);
  const seeds = table.slice(0, 4).map(({ teamId }) => teamId);
  const [first = 0, second = 0, third = 0, fourth = 0] = seeds;
  return {
    seeds,
    semifinals: [
      [first, fourth],
      [second, third],
    ],
  };
}

function qualifyFromTwoGroups(table: TeamsInTableOrder, a: GroupTable, b: GroupTable): QualifiedTeams | NotEnoughTeams {
  const short = [a, b].find((group) => group.table.length < 2);
  if (short) return { needed: 2, teams: short.table.length, group: short.name };
  const [firstA = 0, secondA = 0] = a.table.map(({ teamId }) => teamId);
  const [firstB = 0, secondB = 0] = b.table.map(({ teamId }) => teamId);
  const four = [firstA, secondA, firstB, secondB];
  return {
    seeds: table.map(({ teamId }) => teamId).filter((id) => four.includes(id)),
    semifinals: [
      [firstA, secondB],
      [firstB, secondA],
    ],
  };
}

/** Local date and time of a match. */
export interface KickOff {
  readonly matchDate: string;
  readonly matchTime: string;
}

/** The kick-off of each playoff match; `third` is null when no match for the third place is played. */
export type PlayoffSchedule = { readonly [Name in Exclude<PlayoffRoundKey, 'third'>]: KickOff } & {
  readonly third: KickOff | null;
};

export type PlannedMatch = Pick<
  StoredMatchFields,
  'homeTeamId' | 'awayTeamId' | 'homeFrom' | 'awayFrom' | 'round' | 'matchDate' | 'matchTime'
> & { readonly id: number; readonly feeds: readonly number[] };

/** The matches to create, in this order: both semifinals, the match for the third place if scheduled, the final. */
export function planPlayoffs(
  { semifinals }: Pick<QualifiedTeams, 'semifinals'>,
  schedule: PlayoffSchedule,
  ids: { readonly [Name in PlayoffRoundKey]: number },
): PlannedMatch[] {
  const nextMatchIds = schedule.third ? [ids.third, ids.final] : [ids.final];
  const semi = (slot: 'semi1' | 'semi2', [homeTeamId, awayTeamId]: SemifinalPairing): PlannedMatch => ({
    id: ids[slot],
    round: playoffRounds[slot],
    homeTeamId,
    awayTeamId,
    homeFrom: null,
    awayFrom: null,
    feeds: nextMatchIds,
    ...schedule[slot],
  });
  const finalMatch = (slot: 'third' | 'final', kickOff: KickOff, outcome: SideReference['outcome']): PlannedMatch => ({
    id: ids[slot],
    round: playoffRounds[slot],
    homeTeamId: null,
    awayTeamId: null,
    feeds: [],
    homeFrom: { matchId: ids.semi1, outcome },
    awayFrom: { matchId: ids.semi2, outcome },
    ...kickOff,
  });
  return [
    semi('semi1', semifinals[0]),
    semi('semi2', semifinals[1]),
    ...(schedule.third ? [finalMatch('third', schedule.third, 'loser')] : []),
    finalMatch('final', schedule.final, 'winner'),
  ];
}

export interface TooEarlyMatch {
  readonly slot: 'third' | 'final';
  readonly semi: 'semi1' | 'semi2';
  /** True when the match would start during the semifinal, false when before it. */
  readonly overlaps: boolean;
}

/**
 * Finds which of the last two matches, the final and the one for the third place, would start before a semifinal has
 * ended.
 */
export function findTooEarlyMatches(schedule: PlayoffSchedule, matchMinutes: number): TooEarlyMatch[] {
  const start = ({ matchDate, matchTime }: KickOff) => minutesSinceYearOne(matchDate, matchTime);
  return (['third', 'final'] as const).flatMap((slot) => {
    const kickOff = schedule[slot];
    if (!kickOff) return [];
    const after = (semi: 'semi1' | 'semi2') => start(kickOff) - start(schedule[semi]);
    const semi = (['semi1', 'semi2'] as const).find((each) => after(each) < matchMinutes);
    return semi ? [{ slot, semi, overlaps: after(semi) >= 0 }] : [];
  });
}

export interface PlayoffOutcome {
  readonly winner: number | null;
  readonly loser: number | null;
  /** How the match was decided; 'nobody' when neither side came, so neither advances. */
  readonly by: 'score' | 'penalties' | 'walkover' | 'betterPlaced' | 'nobody';
}

type PlayoffMatchFields = Pick<StoredMatchFields, 'status' | 'homeTeamId' | 'awayTeamId'> & MatchResult;

/**
 * Which team advances from a match, and why; null while that is undecided. A level match without a shoot-out is
 * undecided, unless the rules let the better placed team advance: the first of the two in `seeds` (a team not listed
 * comes last).
 */
export function playoffOutcomeOf(
  match: PlayoffMatchFields,
  playoffDraw: TournamentRules['playoffDraw'],
  seeds: readonly number[],
): PlayoffOutcome | null {
  const { status, homeTeamId, awayTeamId, homeScore, awayScore, walkover } = match;
  if (status !== 'completed' || homeTeamId === null || awayTeamId === null) return null;
  if (walkover === 'both') return { winner: null, loser: null, by: 'nobody' };
  const side =
    winningSide(match) ?? (playoffDraw === 'betterPlaced' ? betterPlacedSide(homeTeamId, awayTeamId, seeds) : null);
  if (side === null) return null;
  const [winner, loser] = side === 'home' ? [homeTeamId, awayTeamId] : [awayTeamId, homeTeamId];
  const byGoals = homeScore !== awayScore ? 'score' : match.homePenalties !== null ? 'penalties' : 'betterPlaced';
  return { winner, loser, by: walkover === null ? byGoals : 'walkover' };
}

function betterPlacedSide(home: number, away: number, seeds: readonly number[]): 'home' | 'away' | null {
  const place = (teamId: number) => (seeds.includes(teamId) ? seeds.indexOf(teamId) : seeds.length);
  if (place(home) === place(away)) return null;
  return place(home) < place(away) ? 'home' : 'away';
}

/**
 * The team for a place that is reserved for the winner or the loser of another match; null while that match is
 * undecided.
 */
export function teamIdOfSideReference({ outcome }: SideReference, decided: PlayoffOutcome | null): number | null {
  return decided?.[outcome] ?? null;
}
