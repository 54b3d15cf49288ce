/** Properties of every suspension, checked on random seasons full of cards, postponed matches and walkovers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import type { EventFieldsToCount } from '#shared/domain/matches/played-events.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Ban } from '#shared/domain/schemas/suspension.ts';
import { type ComputeBansOptions, computeBans } from '#shared/domain/suspensions/suspensions.ts';
import { aMatch, aTeam } from '../support/builders.ts';

interface Season extends ComputeBansOptions {
  readonly matches: readonly Match[];
  readonly events: readonly EventFieldsToCount[];
}

const teams = ['Norte', 'Sur', 'Este'].map((name) => aTeam(name));
const teamIndexPairs = [0, 1, 2].flatMap((home) =>
  [0, 1, 2].filter((away) => away !== home).map((away) => [home, away]),
);

const arbitraryOutcome = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ score: '1-0' }) },
  { weight: 2, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom('home', 'away', 'both').map((walkover) => ({ walkover, score: '0-0' })) },
  { weight: 1, arbitrary: fc.constantFrom('in_progress', 'cancelled').map((status) => ({ status })) },
);
const arbitraryCard = fc.record({
  player: fc.integer({ min: 1, max: 2 }),
  isHome: fc.boolean(),
  eventType: fc.constantFrom('yellowcard', 'yellowcard', 'redcard', 'bluecard', 'goal'),
  minute: fc.option(fc.integer({ min: 1, max: 30 })),
});
const arbitraryMatch = fc.record({
  pair: fc.constantFrom(...teamIndexPairs),
  day: fc.integer({ min: 10, max: 24 }),
  outcome: arbitraryOutcome,
  cards: fc.array(arbitraryCard, { maxLength: 3 }),
});
const arbitraryAccumulation = fc.record({
  every: fc.integer({ min: 1, max: 4 }),
  matches: fc.integer({ min: 1, max: 3 }),
});
const arbitraryRulesWithoutBlues = fc.record({
  red: fc.integer({ min: 0, max: 3 }),
  yellowsInMatch: fc.integer({ min: 1, max: 3 }),
  yellowAccumulation: fc.option(arbitraryAccumulation),
});
const arbitraryRulesWithBlues = fc
  .tuple(arbitraryRulesWithoutBlues, arbitraryAccumulation)
  .map(([plain, blueAccumulation]) => ({ ...plain, blueAccumulation }));

const arbitrarySeason: fc.Arbitrary<Season> = fc
  .record({
    matches: fc.array(arbitraryMatch, { maxLength: 16, size: 'max' }),
    rules: fc.oneof(arbitraryRulesWithoutBlues, arbitraryRulesWithBlues),
    today: fc.integer({ min: 10, max: 24 }).map((day) => `2026-03-${day}`),
  })
  .map(({ matches: given, rules, today }) => {
    const sheets = given.map(({ pair, day, outcome, cards }) => {
      const [home, away] = pair.map((at) => teams[at] as (typeof teams)[number]);
      const names = { home: home?.name ?? null, away: away?.name ?? null };
      const match = aMatch({ ...names, matchDate: `2026-03-${day}`, ...(outcome as object) });
      const events = cards.map(({ player, isHome, eventType, minute }, at): EventFieldsToCount => {
        const teamId = (isHome ? home : away)?.id ?? 0;
        return {
          id: match.id * 10 + at,
          matchId: match.id,
          playerId: player,
          teamId,
          eventType,
          minute,
        } as EventFieldsToCount;
      });
      return { match, events };
    });
    return { matches: sheets.map(({ match }) => match), events: sheets.flatMap(({ events }) => events), rules, today };
  });
const checkRandomSeasons = (holds: (season: Season) => void) =>
  fc.assert(fc.property(arbitrarySeason, holds), { numRuns: 500 });

const matchById = ({ matches }: Season, id: number) => matches.find((match) => match.id === id) as Match;
const matchCausingBan = (season: Season, { reasons }: Ban) => matchById(season, reasons.at(-1)?.matchId ?? 0);
const areBansOfSamePlayer = (a: Ban, b: Ban) => a.playerId === b.playerId && a.teamId === b.teamId;

const isWalkoverToCome = ({ today }: Season, { walkover, matchDate }: Match) => walkover !== null && matchDate > today;

/**
 * The completed matches that could serve a ban: the player's team came to them, they follow its cause, and the day of
 * those that nobody plays has come.
 */
const matchesThatCouldServe = (season: Season, ban: Ban) =>
  season.matches.filter(
    (match) =>
      match.status === 'completed' &&
      !isWalkoverToCome(season, match) &&
      comparePlayOrder(match, matchCausingBan(season, ban)) > 0 &&
      ((match.homeTeamId === ban.teamId && match.walkover !== 'home' && match.walkover !== 'both') ||
        (match.awayTeamId === ban.teamId && match.walkover !== 'away' && match.walkover !== 'both')),
  );

test('served plus remaining is the length of a ban, and no match serves two bans', () => {
  checkRandomSeasons((season) => {
    const bans = computeBans(season);
    for (const ban of bans) {
      expect(ban.served + ban.remaining).toBe(ban.matches);
      expect(ban.misses.length).toBeLessThanOrEqual(ban.matches);
      expect(ban.misses.length).toBeGreaterThanOrEqual(ban.served);
      const missed = bans.filter((other) => areBansOfSamePlayer(ban, other)).flatMap(({ misses }) => misses);
      expect(new Set(missed.map(({ matchId }) => matchId)).size).toBe(missed.length);
    }
  });
});

test('a ban is served by later matches that the team came to, and the rest of it falls on matches to come', () => {
  checkRandomSeasons((season) => {
    for (const ban of computeBans(season)) {
      const serving = matchesThatCouldServe(season, ban).map(({ id }) => id);
      for (const { matchId } of ban.misses.slice(0, ban.served)) expect(serving).toContain(matchId);
      for (const { matchId } of ban.misses.slice(ban.served)) {
        const match = matchById(season, matchId);
        if (!isWalkoverToCome(season, match)) expect(match.status).toBeOneOf(['scheduled', 'in_progress']);
        expect(ban.teamId).toBeOneOf([match.homeTeamId, match.awayTeamId]);
        expect(comparePlayOrder(match, matchCausingBan(season, ban))).toBeGreaterThan(0);
      }
    }
  });
});

test('while a player has an open ban, every match of the team serves one', () => {
  checkRandomSeasons((season) => {
    const bans = computeBans(season);
    for (const ban of bans.filter(({ remaining }) => remaining > 0)) {
      const missed = bans.filter((other) => areBansOfSamePlayer(ban, other)).flatMap(({ misses }) => misses);
      for (const { id } of matchesThatCouldServe(season, ban))
        expect(missed.map(({ matchId }) => matchId)).toContain(id);
    }
  });
});

test('a match causes one ban per player at most, for cards in that match or earlier ones', () => {
  checkRandomSeasons((season) => {
    const bans = computeBans(season);
    for (const ban of bans) {
      const cause = matchCausingBan(season, ban);
      expect(cause.status).toBe('completed');
      expect(
        bans.filter((other) => areBansOfSamePlayer(ban, other) && matchCausingBan(season, other) === cause),
      ).toEqual([ban]);
      for (const { matchId } of ban.reasons)
        expect(comparePlayOrder(matchById(season, matchId), cause)).toBeLessThanOrEqual(0);
      expect(new Set(ban.reasons.map(({ eventType }) => eventType)).size).toBe(1);
    }
  });
});

test('the order of matches and cards in the input does not change the bans', () => {
  const shuffled = arbitrarySeason.chain((season) =>
    fc.record({
      season: fc.constant(season),
      matches: fc.shuffledSubarray([...season.matches], { minLength: season.matches.length }),
      events: fc.shuffledSubarray([...season.events], { minLength: season.events.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ season, ...other }) => {
      expect(computeBans({ ...season, ...other })).toEqual(computeBans(season));
    }),
  );
});

test('goals, and cards of unfinished matches, do not change the bans', () => {
  checkRandomSeasons((season) => {
    const counted = season.events.filter(
      ({ matchId, eventType }) => eventType !== 'goal' && matchById(season, matchId).status === 'completed',
    );
    expect(computeBans({ ...season, events: counted })).toEqual(computeBans(season));
  });
});

test('a projected suspension holds when the next match is played without cards', () => {
  checkRandomSeasons((season) => {
    const last = season.matches
      .filter((match) => match.status === 'completed' && !isWalkoverToCome(season, match))
      .sort(comparePlayOrder)
      .at(-1);
    const [next] = season.matches.filter(({ status }) => status === 'scheduled').sort(comparePlayOrder);
    fc.pre(next !== undefined && (last === undefined || comparePlayOrder(last, next) < 0));
    const events = season.events.filter(({ matchId }) => matchId !== next?.id);
    const isOpen = (match: Match) => match.status === 'in_progress' || isWalkoverToCome(season, match);
    const matches = season.matches.filter((match) => !isOpen(match) || comparePlayOrder(match, next as Match) > 0);
    const after = matches.map((match) => (match === next ? { ...match, status: 'completed' as const } : match));
    const misses = (all: readonly Match[]) =>
      computeBans({ ...season, matches: all, events }).map((ban) => ({ ...ban, served: 0, remaining: 0 }));
    expect(misses(after)).toEqual(misses(matches));
  });
});
