/** Random actions of administrators, in few clubs and tournaments, so that ties, bans and corrections are common. */
import fc from 'fast-check';
import type { MatchStatus } from '#shared/domain/schemas/match.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { type PartialRules, tieBreaker } from '#shared/domain/schemas/rules.ts';
import type { Tournament, TournamentStatus } from '#shared/domain/schemas/tournament.ts';
import {
  arbitraryDay,
  arbitraryEventType,
  arbitraryHour,
  arbitraryIndex,
  arbitraryMatchSheet,
  arbitraryMinute,
  arbitraryPlannedMatch,
  arbitraryRoundName,
  arbitrarySheetEvent,
  type MatchSheet,
  type PlannedMatch,
  type SheetEvent,
} from './random-matches.ts';

type WithdrawalMode = Tournament['withdrawals'][number]['mode'];

/**
 * An action of an administrator, or that time passes. Its numbers for entities are random and may be larger than a list, so they are taken
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
  | { readonly do: 'presence'; readonly match: number; readonly isHome: boolean; readonly players: number }
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
  | { readonly do: 'playoffs'; readonly tournament: number; readonly day: number; readonly third: boolean }
  | { readonly do: 'withdraw'; readonly tournament: number; readonly team: number; readonly mode: WithdrawalMode }
  | { readonly do: 'days pass'; readonly days: number };

export const clubNames = ['Ñandú', 'Nube', 'Álamo', 'Ombú', 'Ombu', 'Zorzal', 'Sauce', 'Tala'];
export const surnames = ['Ibáñez', 'Ibanez', 'Núñez', 'Acuña', 'Zárate', 'Ayala'];

export const arbitraryTieBreakers = fc.shuffledSubarray(tieBreaker.options);
const arbitraryOneToThree = fc.integer({ min: 1, max: 3 });
export const arbitraryPartialRules: fc.Arbitrary<PartialRules> = fc.record(
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

export const arbitraryActionNamed = <Name extends AdminAction['do']>(
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
  arbitraryActionNamed('presence', { match: arbitraryIndex, isHome: fc.boolean(), players: fc.nat(3) }),
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
  arbitraryActionNamed('withdraw', {
    tournament: arbitraryIndex,
    team: arbitraryIndex,
    mode: fc.constantFrom('walkovers', 'walkovers', 'annul'),
  }),
  arbitraryActionNamed('days pass', { days: fc.integer({ min: 1, max: 5 }) }),
];

export const arbitraryAction: fc.Arbitrary<AdminAction> = fc.oneof(
  ...frequentActionArbitraries.map((arbitrary, at) => ({ weight: at === 0 ? 24 : 6, arbitrary })),
  ...rareActionArbitraries.map((arbitrary) => ({ weight: 2, arbitrary })),
);
