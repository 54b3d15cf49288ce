/** The plan of the playoffs: the matches of a draw, which of them wait for which, and when they may be played. */
import { minutesSinceYearOne } from '../calendar/calendar.ts';
import type { SideReference } from '../schemas/match.ts';
import type { Pairing } from './playoff-draw.ts';

/** Names of the last rounds. The others are called 'Cuartos de final 3' and 'Octavos de final 3'. */
export const playoffRounds = {
  semi1: 'Semifinal 1',
  semi2: 'Semifinal 2',
  third: 'Tercer Puesto',
  final: 'Final',
} as const;

/** Names of the stages before the final, by the number of their places. */
const stageNames = new Map([
  [8, 'Octavos de final'],
  [4, 'Cuartos de final'],
  [2, 'Semifinal'],
]);

/** A side of a planned match: a team, or the winner or loser of a planned match, by the name of its round. */
export type PlannedSide =
  | { readonly teamId: number }
  | { readonly from: string; readonly outcome: SideReference['outcome'] };

/** A match to be played; its round is a name that no other match of the plan has. */
export interface PlannedTie {
  readonly round: string;
  readonly home: PlannedSide;
  readonly away: PlannedSide;
}

/** Local date and time of a match. */
export interface KickOff {
  readonly matchDate: string;
  readonly matchTime: string;
}

export type ScheduledTie = PlannedTie & KickOff;

/**
 * The matches of a draw, in order of play: round by round, then the match for the third place if it is wanted and there
 * are two semifinals, then the final. A place without a second team is no match: its team stands in the next round.
 */
export function planPlayoffs(firstRound: readonly Pairing[], hasThirdPlace: boolean): PlannedTie[] {
  const ties: PlannedTie[] = [];
  let sides = firstRound.flatMap(([home, away]): (PlannedSide | null)[] => [
    { teamId: home },
    away === null ? null : { teamId: away },
  ]);
  while (sides.length > 1) {
    const places = sides.length / 2;
    if (places === 1 && hasThirdPlace) ties.push(...thirdPlaceAfter(sides));
    const pairs = Array.from(
      { length: places },
      (_, at) => [sides[2 * at] ?? null, sides[2 * at + 1] ?? null] as const,
    );
    sides = pairs.map(([home, away], at) => {
      if (!home || !away) return home ?? away;
      const round = nameOfPlace(places, at + 1);
      ties.push({ round, home, away });
      return { from: round, outcome: 'winner' };
    });
  }
  return ties;
}

const nameOfPlace = (places: number, number: number): string =>
  places === 1 ? playoffRounds.final : `${stageNames.get(places) ?? ''} ${number}`;

/** The match of those who lost the two semifinals, whose winners are the sides of the final; none with fewer. */
function thirdPlaceAfter(finalists: readonly (PlannedSide | null)[]): PlannedTie[] {
  const [home, away] = finalists.map((side) => (side && 'from' in side ? { from: side.from } : null));
  if (!home || !away) return [];
  return [{ round: playoffRounds.third, home: { ...home, outcome: 'loser' }, away: { ...away, outcome: 'loser' } }];
}

/** The rounds that the sides of a planned match wait for. */
export const roundsBefore = ({ home, away }: PlannedTie): string[] =>
  [home, away].flatMap((side) => ('from' in side ? side.from : []));

export interface TooEarlyTie {
  readonly round: string;
  /** The round that it waits for and that is not over by then. */
  readonly before: string;
  /** True when it would start during that match, false when before it. */
  readonly overlaps: boolean;
}

/** Finds the matches that would start before a match they wait for has ended. */
export function findTooEarlyTies(ties: readonly ScheduledTie[], matchMinutes: number): TooEarlyTie[] {
  const starts = new Map(ties.map((tie) => [tie.round, minutesSinceYearOne(tie.matchDate, tie.matchTime)]));
  const start = (round: string) => starts.get(round) ?? 0;
  return ties.flatMap((tie) => {
    const before = roundsBefore(tie).find((round) => start(tie.round) - start(round) < matchMinutes);
    return before ? [{ round: tie.round, before, overlaps: start(tie.round) >= start(before) }] : [];
  });
}

/** The name of a round's stage: 'Cuartos de final' for 'Cuartos de final 3'. Other names are returned as they are. */
export const stageNameOf = (round: string): string => /^(.+ de final) \d+$/i.exec(round)?.[1] ?? round;
