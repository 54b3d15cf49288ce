/** Random actions of administrators, in few clubs and tournaments, so that ties, bans and corrections are common. */
import fc from 'fast-check';
import type { MatchStatus, Walkover } from '#shared/domain/schemas/match.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { type PartialRules, type TournamentStatus, tieBreaker } from '#shared/domain/schemas/tournament.ts';

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
  readonly minute: number;
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

/**
 * An action of an administrator. Its numbers for entities are random and may be larger than a list, so they are taken
 * modulo the length: `match: 7` means the match at index 2 when there are 5 matches.
 */
export type AdminAction =
  | { readonly do: 'schedule'; readonly plannedMatch: PlannedMatch }
  | { readonly do: 'play'; readonly plannedMatch: PlannedMatch; readonly sheet: MatchSheet }
  | { readonly do: 'score'; readonly match: number; readonly sheet: MatchSheet }
  | { readonly do: 'status'; readonly match: number; readonly status: Exclude<MatchStatus, 'completed'> }
  | { readonly do: 'delete match'; readonly match: number }
  | { readonly do: 'move'; readonly match: number; readonly day: number; readonly hour: number; readonly round: string }
  | { readonly do: 'event'; readonly match: number; readonly sheetEvent: SheetEvent }
  | { readonly do: 'edit event'; readonly event: number; readonly type: EventType; readonly minute: number }
  | { readonly do: 'delete event'; readonly event: number }
  | { readonly do: 'correct keeper'; readonly match: number; readonly isHome: boolean; readonly player: number }
  | { readonly do: 'rename team'; readonly team: number; readonly name: string; readonly shortName: string }
  | { readonly do: 'rename player'; readonly player: number; readonly name: string }
  | { readonly do: 'transfer'; readonly player: number; readonly team: number }
  | { readonly do: 'dismiss'; readonly player: number }
  | { readonly do: 'adjust'; readonly tournament: number; readonly team: number; readonly points: number }
  | { readonly do: 'rules'; readonly tournament: number; readonly rules: PartialRules }
  | { readonly do: 'group'; readonly tournament: number; readonly teams: readonly number[] }
  | { readonly do: 'begin'; readonly tournament: number; readonly status: TournamentStatus; readonly month: number }
  | { readonly do: 'playoffs'; readonly tournament: number; readonly day: number; readonly third: boolean };

const arbitraryIndex = fc.nat(40);
const arbitraryDay = fc.integer({ min: 1, max: 28 });
const arbitraryHour = fc.integer({ min: 10, max: 14 });
const arbitraryMinute = fc.integer({ min: 1, max: 30 });
const arbitraryRoundName = fc.constantFrom('Fecha 1', 'Fecha 2', 'Fecha 10');
const arbitraryGoalsUpTo3 = fc.nat(3);
export const clubNames = ['Ñandú', 'Nube', 'Álamo', 'Ombú', 'Ombu', 'Zorzal', 'Sauce', 'Tala'];
export const surnames = ['Ibáñez', 'Ibanez', 'Núñez', 'Acuña', 'Zárate', 'Ayala'];

const arbitraryEventType = fc.oneof(
  { weight: 5, arbitrary: fc.constant<EventType>('goal') },
  { weight: 1, arbitrary: fc.constant<EventType>('owngoal') },
  { weight: 2, arbitrary: fc.constant<EventType>('bluecard') },
  { weight: 5, arbitrary: fc.constant<EventType>('yellowcard') },
  { weight: 1, arbitrary: fc.constant<EventType>('redcard') },
);
const arbitrarySheetEvent = fc.record({
  isHome: fc.boolean(),
  player: fc.nat(2),
  type: arbitraryEventType,
  minute: arbitraryMinute,
});
const arbitraryWalkover = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom<Walkover>('home', 'away', 'both') },
);
const arbitraryMatchSheet: fc.Arbitrary<MatchSheet> = fc.record({
  home: arbitraryGoalsUpTo3,
  away: arbitraryGoalsUpTo3,
  penalties: fc.nat(2),
  walkover: arbitraryWalkover,
  events: fc.array(arbitrarySheetEvent, { maxLength: 5 }),
});
const arbitraryPlayoffFlag = fc.nat(9).map((value) => value === 0);
const arbitraryPlannedMatch = fc.record({
  tournament: arbitraryIndex,
  home: arbitraryIndex,
  away: arbitraryIndex,
  round: arbitraryRoundName,
  day: arbitraryDay,
  hour: arbitraryHour,
  isPlayoff: arbitraryPlayoffFlag,
});

const arbitraryTieBreakers = fc.shuffledSubarray(tieBreaker.options);
const arbitraryOneToThree = fc.integer({ min: 1, max: 3 });
const arbitraryPartialRules: fc.Arbitrary<PartialRules> = fc.record(
  {
    tieBreakers: arbitraryTieBreakers,
    points: fc.constantFrom({ win: 3, draw: 1, loss: 0 }, { win: 2 }, { win: 3, draw: 2, loss: 1 }),
    walkoverGoals: fc.nat(3),
    fairPlay: fc.constantFrom({ blue: 1, yellow: 2, red: 3 }, { blue: 0, yellow: 1, red: 5 }),
    suspensions: fc.record(
      {
        red: fc.nat(3),
        yellowsInMatch: arbitraryOneToThree,
        yellowAccumulation: fc.option(fc.record({ every: arbitraryOneToThree, matches: arbitraryOneToThree })),
        blueAccumulation: fc.record({ every: arbitraryOneToThree, matches: arbitraryOneToThree }),
      },
      { requiredKeys: [] },
    ),
    playoffDraw: fc.constantFrom('penalties', 'betterPlaced'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<PartialRules>;

const arbitraryActionNamed = <Name extends AdminAction['do']>(
  name: Name,
  fields: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<AdminAction> => fc.record({ do: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<AdminAction>;

const frequentActionArbitraries: fc.Arbitrary<AdminAction>[] = [
  arbitraryActionNamed('play', { plannedMatch: arbitraryPlannedMatch, sheet: arbitraryMatchSheet }),
  arbitraryActionNamed('score', { match: arbitraryIndex, sheet: arbitraryMatchSheet }),
  arbitraryActionNamed('event', { match: arbitraryIndex, sheetEvent: arbitrarySheetEvent }),
];
const rareActionArbitraries: fc.Arbitrary<AdminAction>[] = [
  arbitraryActionNamed('schedule', { plannedMatch: arbitraryPlannedMatch }),
  arbitraryActionNamed('status', {
    match: arbitraryIndex,
    status: fc.constantFrom('scheduled', 'in_progress', 'cancelled'),
  }),
  arbitraryActionNamed('delete match', { match: arbitraryIndex }),
  arbitraryActionNamed('move', {
    match: arbitraryIndex,
    day: arbitraryDay,
    hour: arbitraryHour,
    round: arbitraryRoundName,
  }),
  arbitraryActionNamed('edit event', { event: arbitraryIndex, type: arbitraryEventType, minute: arbitraryMinute }),
  arbitraryActionNamed('delete event', { event: arbitraryIndex }),
  arbitraryActionNamed('correct keeper', { match: arbitraryIndex, isHome: fc.boolean(), player: fc.nat(2) }),
  arbitraryActionNamed('rename team', {
    team: arbitraryIndex,
    name: fc.constantFrom(...clubNames),
    shortName: fc.constantFrom('', 'ÑAN', 'Tala'),
  }),
  arbitraryActionNamed('rename player', { player: arbitraryIndex, name: fc.constantFrom(...surnames) }),
  arbitraryActionNamed('transfer', { player: arbitraryIndex, team: arbitraryIndex }),
  arbitraryActionNamed('transfer', { player: arbitraryIndex, team: arbitraryIndex }),
  arbitraryActionNamed('dismiss', { player: arbitraryIndex }),
  arbitraryActionNamed('adjust', {
    tournament: arbitraryIndex,
    team: arbitraryIndex,
    points: fc.integer({ min: -3, max: 3 }),
  }),
  arbitraryActionNamed('rules', { tournament: arbitraryIndex, rules: arbitraryPartialRules }),
  arbitraryActionNamed('group', {
    tournament: arbitraryIndex,
    teams: fc.uniqueArray(arbitraryIndex, { maxLength: 4 }),
  }),
  arbitraryActionNamed('begin', {
    tournament: arbitraryIndex,
    month: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom('pending', 'in_progress', 'completed'),
  }),
  arbitraryActionNamed('playoffs', { tournament: arbitraryIndex, day: arbitraryDay, third: fc.boolean() }),
  arbitraryActionNamed('playoffs', { tournament: arbitraryIndex, day: arbitraryDay, third: fc.boolean() }),
];

const arbitraryAction: fc.Arbitrary<AdminAction> = fc.oneof(
  ...frequentActionArbitraries.map((arbitrary, at) => ({ weight: at === 0 ? 24 : 6, arbitrary })),
  ...rareActionArbitraries.map((arbitrary) => ({ weight: 2, arbitrary })),
);

/** A new federation and the actions on it. Few clubs in few tournaments play each other often, so ties are common. */
export interface FederationHistory {
  readonly clubs: number;
  /** The rules of each tournament. */
  readonly rules: readonly PartialRules[];
  readonly actions: readonly AdminAction[];
}

const arbitraryOrdinaryHistory = (mostActions: number): fc.Arbitrary<FederationHistory> =>
  fc.record({
    clubs: fc.integer({ min: 3, max: 6 }),
    rules: fc.array(arbitraryPartialRules, { minLength: 1, maxLength: 3 }),
    actions: fc.array(arbitraryAction, { minLength: Math.floor(mostActions / 4), maxLength: mostActions, size: 'max' }),
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
const arbitraryLeagueOfTies = (mostActions: number): fc.Arbitrary<FederationHistory> =>
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
      {
        minLength: Math.min(10, mostActions),
        maxLength: Math.min(20, mostActions),
      },
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
const arbitraryCorrectedPlayoffs = (mostActions: number): fc.Arbitrary<FederationHistory> => {
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
        fc.array(correction, { minLength: 4, maxLength: mostActions - 3, size: 'max' }),
      )
      .map(([one, other, made, corrections]) => [one, other, made, ...corrections]),
  });
};

export const arbitraryHistory = (mostActions: number): fc.Arbitrary<FederationHistory> =>
  fc.oneof(
    { weight: 4, arbitrary: arbitraryOrdinaryHistory(mostActions) },
    { weight: 1, arbitrary: arbitraryLeagueOfTies(mostActions) },
    { weight: 1, arbitrary: arbitraryCorrectedPlayoffs(mostActions) },
  );
