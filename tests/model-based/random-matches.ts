/** Random matches: their fixture, results and events, with small numbers, so that ties and bans are common. */
import fc from 'fast-check';
import type { Walkover } from '#shared/domain/schemas/match.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';

/** The result of a match: goals, goals of a shoot-out, walkover, and events. */
export interface MatchSheet {
  readonly home: number;
  readonly away: number;
  readonly penalties: number;
  readonly walkover: Walkover | null;
  readonly events: readonly SheetEvent[];
}
export interface SheetEvent {
  readonly isHome: boolean;
  readonly player: number;
  readonly type: EventType;
  /** Null for some of the goals. */
  readonly minute: number | null;
}
export interface PlannedMatch {
  readonly tournament: number;
  readonly home: number;
  readonly away: number;
  readonly round: string;
  readonly day: number;
  readonly hour: number;
  readonly isPlayoff: boolean;
}

export const arbitraryIndex = fc.nat(40);
export const arbitraryDay = fc.integer({ min: 1, max: 28 });
export const arbitraryHour = fc.integer({ min: 10, max: 14 });
export const arbitraryMinute = fc.integer({ min: 1, max: 30 });
export const arbitraryRoundName = fc.constantFrom('Fecha 1', 'Fecha 2', 'Fecha 10');
const arbitraryGoalsUpTo3 = fc.nat(3);

export const arbitraryEventType = fc.oneof(
  { weight: 5, arbitrary: fc.constant<EventType>('goal') },
  { weight: 1, arbitrary: fc.constant<EventType>('owngoal') },
  { weight: 2, arbitrary: fc.constant<EventType>('bluecard') },
  { weight: 5, arbitrary: fc.constant<EventType>('yellowcard') },
  { weight: 1, arbitrary: fc.constant<EventType>('redcard') },
);
export const arbitrarySheetEvent: fc.Arbitrary<SheetEvent> = fc
  .record({ isHome: fc.boolean(), player: fc.nat(2), type: arbitraryEventType, minute: arbitraryMinute, n: fc.nat(9) })
  .map(({ n, minute, ...event }) => ({ ...event, minute: n < 2 ? null : minute }));
const arbitraryWalkover = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom<Walkover>('home', 'away', 'both') },
);
export const arbitraryMatchSheet: fc.Arbitrary<MatchSheet> = fc.record({
  home: arbitraryGoalsUpTo3,
  away: arbitraryGoalsUpTo3,
  penalties: fc.nat(2),
  walkover: arbitraryWalkover,
  events: fc.array(arbitrarySheetEvent, { maxLength: 5 }),
});
const arbitraryPlayoffFlag = fc.nat(9).map((value) => value === 0);
export const arbitraryPlannedMatch = fc.record({
  tournament: arbitraryIndex,
  home: arbitraryIndex,
  away: arbitraryIndex,
  round: arbitraryRoundName,
  day: arbitraryDay,
  hour: arbitraryHour,
  isPlayoff: arbitraryPlayoffFlag,
});
