/** Random histories of a federation: ordinary seasons, leagues full of ties, and corrected playoffs. */
import fc from 'fast-check';
import type { PartialRules } from '#shared/domain/schemas/rules.ts';
import {
  type AdminAction,
  arbitraryAction,
  arbitraryActionNamed,
  arbitraryPartialRules,
  arbitraryTieBreakers,
} from './random-actions.ts';
import {
  arbitraryDay,
  arbitraryHour,
  arbitraryMatchSheet,
  arbitraryPlannedMatch,
  arbitraryRoundName,
  arbitrarySheetEvent,
} from './random-matches.ts';

/** A new federation and the actions on it. Few clubs in few tournaments play each other often, so ties are common. */
export interface FederationHistory {
  readonly clubs: number;
  /** The rules of each tournament. */
  readonly rules: readonly PartialRules[];
  readonly actions: readonly AdminAction[];
}

/** How many actions a history has. */
interface ActionCount {
  readonly min: number;
  readonly max: number;
}

const arbitraryOrdinaryHistory = ({ min, max }: ActionCount): fc.Arbitrary<FederationHistory> =>
  fc.record({
    clubs: fc.integer({ min: 3, max: 6 }),
    rules: fc.array(arbitraryPartialRules, { minLength: 1, maxLength: 3 }),
    actions: fc.array(arbitraryAction, { minLength: min, maxLength: max, size: 'max' }),
  });

const arbitraryHeadToHeadCriteria = fc.shuffledSubarray(
  ['headToHeadPoints', 'headToHeadGoalDifference', 'headToHeadGoalsFor'] as const,
  {
    minLength: 1,
  },
);
const arbitraryNarrowMatchSheet = fc.record({
  home: fc.nat(1),
  away: fc.nat(1),
  penalties: fc.constant(0),
  walkover: fc.constant(null),
  events: fc.constant([]),
});

/** A league with such narrow results that the matches among level teams decide. */
const arbitraryLeagueOfTies = ({ min, max }: ActionCount): fc.Arbitrary<FederationHistory> =>
  fc.record({
    clubs: fc.integer({ min: 4, max: 6 }),
    rules: fc.tuple(
      fc.record({
        tieBreakers: fc
          .tuple(arbitraryHeadToHeadCriteria, arbitraryTieBreakers)
          .map((both) => [...new Set(both.flat())]),
      }),
    ),
    actions: fc.array(
      arbitraryActionNamed('play', {
        plannedMatch: arbitraryPlannedMatch.map((match) => ({ ...match, isPlayoff: false })),
        sheet: arbitraryNarrowMatchSheet,
      }),
      { minLength: Math.max(min, Math.min(10, max)), maxLength: Math.min(20, max), size: 'max' },
    ),
  });

const arbitraryFirstRoundPlayAction = (home: number, away: number, hourOfDay: number): fc.Arbitrary<AdminAction> =>
  arbitraryActionNamed('play', {
    plannedMatch: fc.constant({
      tournament: 0,
      home,
      away,
      round: 'Fecha 1',
      day: 1,
      hour: hourOfDay,
      isPlayoff: false,
    }),
    sheet: arbitraryMatchSheet,
  });

/** Four teams play the playoffs, and the results are corrected again and again. */
const arbitraryCorrectedPlayoffs = ({ min, max }: ActionCount): fc.Arbitrary<FederationHistory> => {
  const last = fc.nat(5);
  const correction = fc.oneof(
    { weight: 6, arbitrary: arbitraryActionNamed('score', { match: last, sheet: arbitraryMatchSheet }) },
    { weight: 1, arbitrary: arbitraryActionNamed('event', { match: last, sheetEvent: arbitrarySheetEvent }) },
    { weight: 1, arbitrary: arbitraryActionNamed('delete match', { match: last }) },
    {
      weight: 1,
      arbitrary: arbitraryActionNamed('move', {
        match: last,
        day: arbitraryDay,
        hour: arbitraryHour,
        round: arbitraryRoundName,
      }),
    },
    {
      weight: 1,
      arbitrary: arbitraryActionNamed('rules', { tournament: fc.constant(0), rules: arbitraryPartialRules }),
    },
    {
      weight: 2,
      arbitrary: arbitraryActionNamed('status', {
        match: last,
        status: fc.constantFrom('scheduled', 'in_progress', 'cancelled'),
      }),
    },
  );
  const playoffs = arbitraryActionNamed('playoffs', {
    tournament: fc.constant(0),
    day: fc.constant(10),
    third: fc.boolean(),
  });
  return fc.record({
    clubs: fc.constant(4),
    rules: fc.tuple(arbitraryPartialRules),
    actions: fc
      .tuple(
        arbitraryFirstRoundPlayAction(0, 1, 10),
        arbitraryFirstRoundPlayAction(2, 3, 12),
        playoffs,
        fc.array(correction, { minLength: Math.max(4, min - 3), maxLength: max - 3, size: 'max' }),
      )
      .map(([one, other, made, corrections]) => [one, other, made, ...corrections]),
  });
};

const arbitraryHistoryWith = (count: ActionCount): fc.Arbitrary<FederationHistory> =>
  fc.oneof(
    { weight: 4, arbitrary: arbitraryOrdinaryHistory(count) },
    { weight: 1, arbitrary: arbitraryLeagueOfTies(count) },
    { weight: 1, arbitrary: arbitraryCorrectedPlayoffs(count) },
  );

export const arbitraryHistoryUpTo = (mostActions: number): fc.Arbitrary<FederationHistory> =>
  arbitraryHistoryWith({ min: Math.floor(mostActions / 4), max: mostActions });

/** A history of exactly so many actions, at most 20. */
export const arbitraryHistoryOf = (actions: number): fc.Arbitrary<FederationHistory> =>
  arbitraryHistoryWith({ min: actions, max: actions });
