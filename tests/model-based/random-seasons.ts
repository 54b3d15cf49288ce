/** Random seasons of two tournaments with shared teams: matches, cards, and what the tribunal leaves in its register. */
import fc from 'fast-check';
import type { StoredMatchFields } from '#shared/domain/schemas/match.ts';
import type { StoredEventFields } from '#shared/domain/schemas/match-event.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import type { StoredSanctionFields } from '#shared/domain/schemas/sanction.ts';
import { aMatch } from '../support/builders.ts';
import { arbitraryDay, arbitraryStep, dateOf, type PlayerOfTeam, Register, teamNames } from './random-decisions.ts';

/** What a season leaves in the register. */
export interface Season {
  readonly today: string;
  readonly rules: TournamentRules['suspensions'];
  readonly matches: readonly StoredMatchFields[];
  readonly events: readonly StoredEventFields[];
  readonly sanctions: readonly StoredSanctionFields[];
  /** The team that each player belongs to now. */
  readonly players: readonly PlayerOfTeam[];
}

export const tournamentIds = [1, 2];

const arbitraryOutcome = fc.oneof(
  { weight: 10, arbitrary: fc.constant({ score: '1-0' }) },
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 3, arbitrary: fc.constantFrom('home', 'away', 'both').map((walkover) => ({ score: '0-0', walkover })) },
  { weight: 2, arbitrary: fc.constantFrom('in_progress', 'cancelled', 'postponed').map((status) => ({ status })) },
);
const arbitraryCard = fc.record({
  player: fc.nat(2),
  isHome: fc.boolean(),
  eventType: fc.constantFrom('yellowcard', 'yellowcard', 'bluecard', 'redcard', 'goal'),
  minute: fc.integer({ min: 1, max: 30 }),
});
const arbitraryMatch = fc.record({
  tournamentId: fc.constantFrom(1, 1, 2),
  home: fc.nat(3),
  awayFurther: fc.integer({ min: 1, max: 3 }),
  day: arbitraryDay,
  hour: fc.integer({ min: 10, max: 12 }),
  outcome: arbitraryOutcome,
  cards: fc.array(arbitraryCard, { maxLength: 3 }),
});
const arbitraryAccumulation = fc.record({
  every: fc.integer({ min: 2, max: 3 }),
  matches: fc.integer({ min: 1, max: 2 }),
});
const arbitraryRules = fc.record(
  {
    red: fc.integer({ min: 0, max: 3 }),
    yellowsInMatch: fc.integer({ min: 1, max: 3 }),
    yellowAccumulation: fc.option(arbitraryAccumulation),
    blueAccumulation: arbitraryAccumulation,
  },
  { requiredKeys: ['red', 'yellowsInMatch', 'yellowAccumulation'] },
);

export const arbitrarySeason: fc.Arbitrary<Season> = fc
  .record({
    today: arbitraryDay.map(dateOf),
    rules: arbitraryRules,
    planned: fc.array(arbitraryMatch, { minLength: 8, maxLength: 26, size: 'max' }),
    squads: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
    steps: fc.array(arbitraryStep, { minLength: 2, maxLength: 16, size: 'max' }),
  })
  .map(({ today, rules, planned, squads, steps }) => {
    const sheets = planned.map((each, at) => playMatch(each, at + 1));
    const matches = sheets.map(({ match }) => match);
    const register = new Register(matches, squads);
    for (const step of steps) register.take(step);
    const { sanctions, players } = register;
    return { today, rules, matches, events: sheets.flatMap(({ events }) => events), sanctions, players };
  });

type PlannedMatch = typeof arbitraryMatch extends fc.Arbitrary<infer Each> ? Each : never;

function playMatch({ tournamentId, home, awayFurther, day, hour, outcome, cards }: PlannedMatch, id: number) {
  const [homeName, awayName] = [teamNames[home] ?? '', teamNames[(home + awayFurther) % 4] ?? ''];
  const match: StoredMatchFields = aMatch({
    id,
    tournamentId,
    home: homeName,
    away: awayName,
    matchDate: dateOf(day),
    matchTime: `${hour}:00`,
    ...(outcome as object),
  });
  const events = cards.map(({ player, isHome, eventType, minute }, at): StoredEventFields => {
    const teamId = (isHome ? match.homeTeamId : match.awayTeamId) ?? 0;
    return { id: id * 10 + at, matchId: id, playerId: player + 1, teamId, eventType, minute } as StoredEventFields;
  });
  return { match, events };
}
