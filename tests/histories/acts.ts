/**
 * What people of a federation do, one after another: random, small, and made so that ties, bans and corrections abound.
 */
import fc from 'fast-check';
import type { MatchStatus, Walkover } from '#shared/domain/schemas/match.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { PartialRules, TournamentStatus } from '#shared/domain/schemas/tournament.ts';

/** Numbers are taken modulo what exists: 7 with 5 matches is the third (index 2). */
export interface Sheet {
  readonly home: number;
  readonly away: number;
  readonly penalties: number;
  readonly walkover: Walkover | null;
  readonly events: readonly Happening[];
}
export interface Happening {
  readonly isHome: boolean;
  readonly player: number;
  readonly type: EventType;
  readonly minute: number;
}
export interface Meeting {
  readonly tournament: number;
  readonly home: number;
  readonly away: number;
  readonly round: string;
  readonly day: number;
  readonly hour: number;
  readonly isPlayoff: boolean;
}

export type Act =
  | { readonly do: 'schedule'; readonly meeting: Meeting }
  | { readonly do: 'play'; readonly meeting: Meeting; readonly sheet: Sheet }
  | { readonly do: 'score'; readonly match: number; readonly sheet: Sheet }
  | { readonly do: 'status'; readonly match: number; readonly status: Exclude<MatchStatus, 'completed'> }
  | { readonly do: 'delete match'; readonly match: number }
  | { readonly do: 'move'; readonly match: number; readonly day: number; readonly hour: number; readonly round: string }
  | { readonly do: 'event'; readonly match: number; readonly happening: Happening }
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

const some = fc.nat(40);
const day = fc.integer({ min: 1, max: 28 });
const hour = fc.integer({ min: 10, max: 14 });
const minute = fc.integer({ min: 1, max: 30 });
const round = fc.constantFrom('Fecha 1', 'Fecha 2', 'Fecha 10');
const goals = fc.nat(3);
export const clubNames = ['Ñandú', 'Nube', 'Álamo', 'Ombú', 'Ombu', 'Zorzal', 'Sauce', 'Tala'];
export const surnames = ['Ibáñez', 'Ibanez', 'Núñez', 'Acuña', 'Zárate', 'Ayala'];

const type = fc.oneof(
  { weight: 5, arbitrary: fc.constant<EventType>('goal') },
  { weight: 1, arbitrary: fc.constant<EventType>('owngoal') },
  { weight: 2, arbitrary: fc.constant<EventType>('bluecard') },
  { weight: 5, arbitrary: fc.constant<EventType>('yellowcard') },
  { weight: 1, arbitrary: fc.constant<EventType>('redcard') },
);
const happening = fc.record({ isHome: fc.boolean(), player: fc.nat(2), type, minute });
const walkover = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom<Walkover>('home', 'away', 'both') },
);
const sheet: fc.Arbitrary<Sheet> = fc.record({
  home: goals,
  away: goals,
  penalties: fc.nat(2),
  walkover,
  events: fc.array(happening, { maxLength: 5 }),
});
const isPlayoff = fc.nat(9).map((value) => value === 0);
const meeting = fc.record({ tournament: some, home: some, away: some, round, day, hour, isPlayoff });

const tieBreakers = fc.shuffledSubarray([
  'goalDifference',
  'goalsFor',
  'wins',
  'headToHeadPoints',
  'headToHeadGoalDifference',
  'headToHeadGoalsFor',
  'fairPlay',
] as const);
const few = fc.integer({ min: 1, max: 3 });
const someRules: fc.Arbitrary<PartialRules> = fc.record(
  {
    tieBreakers,
    points: fc.constantFrom({ win: 3, draw: 1, loss: 0 }, { win: 2 }, { win: 3, draw: 2, loss: 1 }),
    walkoverGoals: fc.nat(3),
    fairPlay: fc.constantFrom({ blue: 1, yellow: 2, red: 3 }, { blue: 0, yellow: 1, red: 5 }),
    suspensions: fc.record(
      {
        red: fc.nat(3),
        yellowsInMatch: few,
        yellowAccumulation: fc.option(fc.record({ every: few, matches: few })),
        blueAccumulation: fc.record({ every: few, matches: few }),
      },
      { requiredKeys: [] },
    ),
    playoffDraw: fc.constantFrom('penalties', 'betterPlaced'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<PartialRules>;

const act = <Name extends Act['do']>(name: Name, fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Act> =>
  fc.record({ do: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<Act>;

const often: fc.Arbitrary<Act>[] = [
  act('play', { meeting, sheet }),
  act('score', { match: some, sheet }),
  act('event', { match: some, happening }),
];
const now: fc.Arbitrary<Act>[] = [
  act('schedule', { meeting }),
  act('status', { match: some, status: fc.constantFrom('scheduled', 'in_progress', 'cancelled') }),
  act('delete match', { match: some }),
  act('move', { match: some, day, hour, round }),
  act('edit event', { event: some, type, minute }),
  act('delete event', { event: some }),
  act('correct keeper', { match: some, isHome: fc.boolean(), player: fc.nat(2) }),
  act('rename team', { team: some, name: fc.constantFrom(...clubNames) }),
  act('rename player', { player: some, name: fc.constantFrom(...surnames) }),
  act('transfer', { player: some, team: some }),
  act('transfer', { player: some, team: some }),
  act('dismiss', { player: some }),
  act('adjust', { tournament: some, team: some, points: fc.integer({ min: -3, max: 3 }) }),
  act('rules', { tournament: some, rules: someRules }),
  act('group', { tournament: some, teams: fc.uniqueArray(some, { maxLength: 4 }) }),
  act('begin', {
    tournament: some,
    month: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom('pending', 'in_progress', 'completed'),
  }),
  act('playoffs', { tournament: some, day, third: fc.boolean() }),
  act('playoffs', { tournament: some, day, third: fc.boolean() }),
];

const someAct: fc.Arbitrary<Act> = fc.oneof(
  ...often.map((arbitrary, at) => ({ weight: at === 0 ? 24 : 6, arbitrary })),
  ...now.map((arbitrary) => ({ weight: 2, arbitrary })),
);

/** A federation at its beginning and what is done there. Few clubs in few tournaments meet often, and so they tie. */
export interface History {
  readonly clubs: number;
  /** One tournament each. */
  readonly rules: readonly PartialRules[];
  readonly acts: readonly Act[];
}

const anything = (mostActs: number): fc.Arbitrary<History> =>
  fc.record({
    clubs: fc.integer({ min: 3, max: 6 }),
    rules: fc.array(someRules, { minLength: 1, maxLength: 3 }),
    acts: fc.array(someAct, { minLength: Math.floor(mostActs / 4), maxLength: mostActs, size: 'max' }),
  });

const between = fc.shuffledSubarray(['headToHeadPoints', 'headToHeadGoalDifference', 'headToHeadGoalsFor'] as const, {
  minLength: 1,
});
const narrow = fc.record({
  home: fc.nat(1),
  away: fc.nat(1),
  penalties: fc.constant(0),
  walkover: fc.constant(null),
  events: fc.constant([]),
});

/** A league where results are so narrow that the matches among those who are level decide. */
const levelLeague = (mostActs: number): fc.Arbitrary<History> =>
  fc.record({
    clubs: fc.integer({ min: 4, max: 6 }),
    rules: fc.tuple(
      fc.record({ tieBreakers: fc.tuple(between, tieBreakers).map((both) => [...new Set(both.flat())]) }),
    ),
    acts: fc.array(act('play', { meeting: meeting.map((told) => ({ ...told, isPlayoff: false })), sheet: narrow }), {
      minLength: Math.min(10, mostActs),
      maxLength: Math.min(20, mostActs),
    }),
  });

const firstCup = (home: number, away: number, hourOfDay: number): fc.Arbitrary<Act> =>
  act('play', {
    meeting: fc.constant({ tournament: 0, home, away, round: 'Fecha 1', day: 1, hour: hourOfDay, isPlayoff: false }),
    sheet,
  });

/** Four teams play their knock-out, and its results are corrected again and again. */
const knockOut = (mostActs: number): fc.Arbitrary<History> => {
  const last = fc.nat(5);
  const correction = fc.oneof(
    { weight: 6, arbitrary: act('score', { match: last, sheet }) },
    { weight: 1, arbitrary: act('event', { match: last, happening }) },
    { weight: 1, arbitrary: act('delete match', { match: last }) },
    { weight: 1, arbitrary: act('move', { match: last, day, hour, round }) },
    { weight: 1, arbitrary: act('rules', { tournament: fc.constant(0), rules: someRules }) },
    {
      weight: 2,
      arbitrary: act('status', { match: last, status: fc.constantFrom('scheduled', 'in_progress', 'cancelled') }),
    },
  );
  const playoffs = act('playoffs', { tournament: fc.constant(0), day: fc.constant(10), third: fc.boolean() });
  return fc.record({
    clubs: fc.constant(4),
    rules: fc.tuple(someRules),
    acts: fc
      .tuple(
        firstCup(0, 1, 10),
        firstCup(2, 3, 12),
        playoffs,
        fc.array(correction, { minLength: 4, maxLength: mostActs - 3, size: 'max' }),
      )
      .map(([one, other, made, corrections]) => [one, other, made, ...corrections]),
  });
};

export const someHistory = (mostActs: number): fc.Arbitrary<History> =>
  fc.oneof(
    { weight: 4, arbitrary: anything(mostActs) },
    { weight: 1, arbitrary: levelLeague(mostActs) },
    { weight: 1, arbitrary: knockOut(mostActs) },
  );
