/** Changes of a planned fixture by hand: a match moves to another slot, two matches change places, sides are exchanged. */
import type { PlannedFixtureMatch, PlannedRound } from '#shared/domain/schemas/fixture.ts';
import { isSameSlot, type Slot, slotOfMatch } from './planned-slots.ts';

/** Where a match stands in the plan; edits never change it. */
export interface MatchPlace {
  readonly round: number;
  readonly index: number;
}

export const isSamePlace = (a: MatchPlace | null, b: MatchPlace): boolean =>
  a?.round === b.round && a.index === b.index;

export function matchAtPlace(rounds: readonly PlannedRound[], { round, index }: MatchPlace): PlannedFixtureMatch {
  const match = rounds[round]?.matches[index];
  if (!match) throw new Error(`The plan has no match ${index} in its round ${round}.`);
  return match;
}

/** The place of the match that is played in the slot. */
export function placeOfSlot(rounds: readonly PlannedRound[], slot: Slot): MatchPlace | undefined {
  for (const [round, { matches }] of rounds.entries()) {
    const index = matches.findIndex((match) => isSameSlot(slotOfMatch(match), slot));
    if (index >= 0) return { round, index };
  }
  return undefined;
}

/** Moves a match to a slot; the match that is there takes the slot which becomes free. */
export function moveToSlot(rounds: readonly PlannedRound[], place: MatchPlace, slot: Slot): PlannedRound[] {
  const left = slotOfMatch(matchAtPlace(rounds, place));
  const other = placeOfSlot(rounds, slot);
  const moved = replaceMatch(rounds, place, (match) => atSlot(match, slot));
  return other ? replaceMatch(moved, other, (match) => atSlot(match, left)) : moved;
}

/** Exchanges home and away. */
export const exchangeSides = (rounds: readonly PlannedRound[], place: MatchPlace): PlannedRound[] =>
  replaceMatch(rounds, place, (match) => ({
    ...match,
    homeTeamId: match.awayTeamId,
    awayTeamId: match.homeTeamId,
  }));

/** Gives a match its referee or assistant; 0 for nobody. */
export const assignOfficial = (
  rounds: readonly PlannedRound[],
  place: MatchPlace,
  post: 'refereeId' | 'assistantId',
  officialId: number,
): PlannedRound[] => replaceMatch(rounds, place, (match) => ({ ...match, [post]: officialId }));

const atSlot = (match: PlannedFixtureMatch, { date, time, canchaId }: Slot): PlannedFixtureMatch => ({
  ...match,
  matchDate: date,
  matchTime: time,
  canchaId,
});

const replaceMatch = (
  rounds: readonly PlannedRound[],
  place: MatchPlace,
  change: (match: PlannedFixtureMatch) => PlannedFixtureMatch,
): PlannedRound[] =>
  rounds.map((round, number) =>
    number === place.round
      ? { ...round, matches: round.matches.map((match, index) => (index === place.index ? change(match) : match)) }
      : round,
  );
