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
  | { readonly do: 'rename team'; readonly team: number; readonly name: string }
  | { readonly do: 'rename player'; readonly player: number; readonly name: string }
  | { readonly do: 'transfer'; readonly player: number; readonly team: number }
  | { readonly do: 'dismiss'; readonly player: number }
  | { readonly do: 'adjust'; readonly tournament: number; readonly team: number; readonly points: number }
  | { readonly do: 'rules'; readonly tournament: number; readonly rules: PartialRules }
  | { readonly do: 'group'; readonly tournament: number; readonly teams: readonly number[] }
  | { readonly do: 'begin'; readonly tournament: number; readonly status: TournamentStatus; readonly month: number }
  | { readonly do: 'playoffs'; readonly tournament: number; readonly day: number; readonly third: boolean };

const anyIndex = fc.nat(40);
const anyDay = fc.integer({ min: 1, max: 28 });
const anyHour = fc.integer({ min: 10, max: 14 });
const anyMinute = fc.integer({ min: 1, max: 30 });
const anyRound = fc.constantFrom('Fecha 1', 'Fecha 2', 'Fecha 10');
const upTo3Goals = fc.nat(3);
export const clubNames = ['Ñandú', 'Nube', 'Álamo', 'Ombú', 'Ombu', 'Zorzal', 'Sauce', 'Tala'];
export const surnames = ['Ibáñez', 'Ibanez', 'Núñez', 'Acuña', 'Zárate', 'Ayala'];

const anyEventType = fc.oneof(
  { weight: 5, arbitrary: fc.constant<EventType>('goal') },
  { weight: 1, arbitrary: fc.constant<EventType>('owngoal') },
  { weight: 2, arbitrary: fc.constant<EventType>('bluecard') },
  { weight: 5, arbitrary: fc.constant<EventType>('yellowcard') },
  { weight: 1, arbitrary: fc.constant<EventType>('redcard') },
);
const anySheetEvent = fc.record({ isHome: fc.boolean(), player: fc.nat(2), type: anyEventType, minute: anyMinute });
const anyWalkover = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom<Walkover>('home', 'away', 'both') },
);
const anySheet: fc.Arbitrary<MatchSheet> = fc.record({
  home: upTo3Goals,
  away: upTo3Goals,
  penalties: fc.nat(2),
  walkover: anyWalkover,
  events: fc.array(anySheetEvent, { maxLength: 5 }),
});
const anyIsPlayoff = fc.nat(9).map((value) => value === 0);
const anyPlannedMatch = fc.record({
  tournament: anyIndex,
  home: anyIndex,
  away: anyIndex,
  round: anyRound,
  day: anyDay,
  hour: anyHour,
  isPlayoff: anyIsPlayoff,
});

const anyTieBreakers = fc.shuffledSubarray(tieBreaker.options);
const oneToThree = fc.integer({ min: 1, max: 3 });
const anyRules: fc.Arbitrary<PartialRules> = fc.record(
  {
    tieBreakers: anyTieBreakers,
    points: fc.constantFrom({ win: 3, draw: 1, loss: 0 }, { win: 2 }, { win: 3, draw: 2, loss: 1 }),
    walkoverGoals: fc.nat(3),
    fairPlay: fc.constantFrom({ blue: 1, yellow: 2, red: 3 }, { blue: 0, yellow: 1, red: 5 }),
    suspensions: fc.record(
      {
        red: fc.nat(3),
        yellowsInMatch: oneToThree,
        yellowAccumulation: fc.option(fc.record({ every: oneToThree, matches: oneToThree })),
        blueAccumulation: fc.record({ every: oneToThree, matches: oneToThree }),
      },
      { requiredKeys: [] },
    ),
    playoffDraw: fc.constantFrom('penalties', 'betterPlaced'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<PartialRules>;

const anyActionNamed = <Name extends AdminAction['do']>(
  name: Name,
  fields: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<AdminAction> => fc.record({ do: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<AdminAction>;

const frequentActions: fc.Arbitrary<AdminAction>[] = [
  anyActionNamed('play', { plannedMatch: anyPlannedMatch, sheet: anySheet }),
  anyActionNamed('score', { match: anyIndex, sheet: anySheet }),
  anyActionNamed('event', { match: anyIndex, sheetEvent: anySheetEvent }),
];
const rareActions: fc.Arbitrary<AdminAction>[] = [
  anyActionNamed('schedule', { plannedMatch: anyPlannedMatch }),
  anyActionNamed('status', { match: anyIndex, status: fc.constantFrom('scheduled', 'in_progress', 'cancelled') }),
  anyActionNamed('delete match', { match: anyIndex }),
  anyActionNamed('move', { match: anyIndex, day: anyDay, hour: anyHour, round: anyRound }),
  anyActionNamed('edit event', { event: anyIndex, type: anyEventType, minute: anyMinute }),
  anyActionNamed('delete event', { event: anyIndex }),
  anyActionNamed('correct keeper', { match: anyIndex, isHome: fc.boolean(), player: fc.nat(2) }),
  anyActionNamed('rename team', { team: anyIndex, name: fc.constantFrom(...clubNames) }),
  anyActionNamed('rename player', { player: anyIndex, name: fc.constantFrom(...surnames) }),
  anyActionNamed('transfer', { player: anyIndex, team: anyIndex }),
  anyActionNamed('transfer', { player: anyIndex, team: anyIndex }),
  anyActionNamed('dismiss', { player: anyIndex }),
  anyActionNamed('adjust', { tournament: anyIndex, team: anyIndex, points: fc.integer({ min: -3, max: 3 }) }),
  anyActionNamed('rules', { tournament: anyIndex, rules: anyRules }),
  anyActionNamed('group', { tournament: anyIndex, teams: fc.uniqueArray(anyIndex, { maxLength: 4 }) }),
  anyActionNamed('begin', {
    tournament: anyIndex,
    month: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom('pending', 'in_progress', 'completed'),
  }),
  anyActionNamed('playoffs', { tournament: anyIndex, day: anyDay, third: fc.boolean() }),
  anyActionNamed('playoffs', { tournament: anyIndex, day: anyDay, third: fc.boolean() }),
];

const anyAction: fc.Arbitrary<AdminAction> = fc.oneof(
  ...frequentActions.map((arbitrary, at) => ({ weight: at === 0 ? 24 : 6, arbitrary })),
  ...rareActions.map((arbitrary) => ({ weight: 2, arbitrary })),
);

/** A new federation and the actions on it. Few clubs in few tournaments play each other often, so ties are common. */
export interface FederationHistory {
  readonly clubs: number;
  /** The rules of each tournament. */
  readonly rules: readonly PartialRules[];
  readonly actions: readonly AdminAction[];
}

const anyOrdinaryHistory = (mostActions: number): fc.Arbitrary<FederationHistory> =>
  fc.record({
    clubs: fc.integer({ min: 3, max: 6 }),
    rules: fc.array(anyRules, { minLength: 1, maxLength: 3 }),
    actions: fc.array(anyAction, { minLength: Math.floor(mostActions / 4), maxLength: mostActions, size: 'max' }),
  });

const anyHeadToHeadCriteria = fc.shuffledSubarray(
  ['headToHeadPoints', 'headToHeadGoalDifference', 'headToHeadGoalsFor'] as const,
  {
    minLength: 1,
  },
);
const anyNarrowSheet = fc.record({
  home: fc.nat(1),
  away: fc.nat(1),
  penalties: fc.constant(0),
  walkover: fc.constant(null),
  events: fc.constant([]),
});

/** A league with such narrow results that the matches among level teams decide. */
const anyLeagueOfTies = (mostActions: number): fc.Arbitrary<FederationHistory> =>
  fc.record({
    clubs: fc.integer({ min: 4, max: 6 }),
    rules: fc.tuple(
      fc.record({
        tieBreakers: fc.tuple(anyHeadToHeadCriteria, anyTieBreakers).map((both) => [...new Set(both.flat())]),
      }),
    ),
    actions: fc.array(
      anyActionNamed('play', {
        plannedMatch: anyPlannedMatch.map((match) => ({ ...match, isPlayoff: false })),
        sheet: anyNarrowSheet,
      }),
      {
        minLength: Math.min(10, mostActions),
        maxLength: Math.min(20, mostActions),
      },
    ),
  });

const anyFirstRoundPlayAction = (home: number, away: number, hourOfDay: number): fc.Arbitrary<AdminAction> =>
  anyActionNamed('play', {
    plannedMatch: fc.constant({
      tournament: 0,
      home,
      away,
      round: 'Fecha 1',
      day: 1,
      hour: hourOfDay,
      isPlayoff: false,
    }),
    sheet: anySheet,
  });

/** Four teams play the playoffs, and the results are corrected again and again. */
const anyCorrectedPlayoffs = (mostActions: number): fc.Arbitrary<FederationHistory> => {
  const last = fc.nat(5);
  const correction = fc.oneof(
    { weight: 6, arbitrary: anyActionNamed('score', { match: last, sheet: anySheet }) },
    { weight: 1, arbitrary: anyActionNamed('event', { match: last, sheetEvent: anySheetEvent }) },
    { weight: 1, arbitrary: anyActionNamed('delete match', { match: last }) },
    { weight: 1, arbitrary: anyActionNamed('move', { match: last, day: anyDay, hour: anyHour, round: anyRound }) },
    { weight: 1, arbitrary: anyActionNamed('rules', { tournament: fc.constant(0), rules: anyRules }) },
    {
      weight: 2,
      arbitrary: anyActionNamed('status', {
        match: last,
        status: fc.constantFrom('scheduled', 'in_progress', 'cancelled'),
      }),
    },
  );
  const playoffs = anyActionNamed('playoffs', {
    tournament: fc.constant(0),
    day: fc.constant(10),
    third: fc.boolean(),
  });
  return fc.record({
    clubs: fc.constant(4),
    rules: fc.tuple(anyRules),
    actions: fc
      .tuple(
        anyFirstRoundPlayAction(0, 1, 10),
        anyFirstRoundPlayAction(2, 3, 12),
        playoffs,
        fc.array(correction, { minLength: 4, maxLength: mostActions - 3, size: 'max' }),
      )
      .map(([one, other, made, corrections]) => [one, other, made, ...corrections]),
  });
};

export const someHistory = (mostActions: number): fc.Arbitrary<FederationHistory> =>
  fc.oneof(
    { weight: 4, arbitrary: anyOrdinaryHistory(mostActions) },
    { weight: 1, arbitrary: anyLeagueOfTies(mostActions) },
    { weight: 1, arbitrary: anyCorrectedPlayoffs(mostActions) },
  );
