/** Validation of a result (score, shoot-out, walkover), and the winning side. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyMatchResult,
  type SubmittedResult,
  validateResult,
  winningSide,
} from '#shared/domain/matches/match-result.ts';
import { aMatch } from '../support/builders.ts';

const walkoverRules = { walkoverGoals: 3 };
const validateWithRules = (given: SubmittedResult) => validateResult(given, walkoverRules);

describe('a valid result', () => {
  test('has its score and no other values', () => {
    expect(validateWithRules({ homeScore: 3, awayScore: 1 })).toEqual({
      ...emptyMatchResult,
      homeScore: 3,
      awayScore: 1,
    });
  });

  test('may be a draw without a shoot-out', () => {
    expect(validateWithRules({ homeScore: 0, awayScore: 0 })).toEqual({
      ...emptyMatchResult,
      homeScore: 0,
      awayScore: 0,
    });
  });

  test('keeps the shoot-out of a draw apart from its goals', () => {
    const shootOut = { homeScore: 1, awayScore: 1, homePenalties: 5, awayPenalties: 4 };
    expect(validateWithRules(shootOut)).toEqual({ ...shootOut, walkover: null });
  });

  test.each([
    ['home', { homeScore: 0, awayScore: 3 }],
    ['away', { homeScore: 3, awayScore: 0 }],
    ['both', { homeScore: 0, awayScore: 0 }],
  ] as const)('of a walkover (absent: %s) has the score of a walkover, whatever score was sent', (walkover, score) => {
    expect(validateWithRules({ walkover })).toEqual({ ...emptyMatchResult, ...score, walkover });
    expect(validateWithRules({ walkover, homeScore: 7, awayScore: 7 })).toEqual({
      ...emptyMatchResult,
      ...score,
      walkover,
    });
  });

  test("has the tournament's own walkover goals", () => {
    expect(validateResult({ walkover: 'away' }, { walkoverGoals: 2 })).toMatchObject({ homeScore: 2, awayScore: 0 });
  });
});

test.each([
  ['no score', {}, 'homeScore', 'score-missing'],
  ['half a score', { homeScore: 2 }, 'awayScore', 'score-missing'],
  ['an empty score', { homeScore: null, awayScore: 1 }, 'homeScore', 'score-missing'],
  [
    'a shoot-out after a win',
    { homeScore: 2, awayScore: 1, homePenalties: 4, awayPenalties: 2 },
    'homePenalties',
    'penalties-not-level',
  ],
  ['half a shoot-out', { homeScore: 1, awayScore: 1, homePenalties: 4 }, 'awayPenalties', 'penalties-incomplete'],
  [
    'the other half of a shoot-out',
    { homeScore: 1, awayScore: 1, awayPenalties: 4 },
    'homePenalties',
    'penalties-incomplete',
  ],
  [
    'a level shoot-out',
    { homeScore: 1, awayScore: 1, homePenalties: 4, awayPenalties: 4 },
    'awayPenalties',
    'penalties-level',
  ],
  [
    'a shoot-out in a walkover',
    { walkover: 'both', homePenalties: 1, awayPenalties: 0 },
    'homePenalties',
    'penalties-on-walkover',
  ],
] as const)('a match result with %s is refused', (_, given, path, problem) => {
  expect(validateWithRules(given)).toEqual({ path, problem });
});

describe('the winner', () => {
  const match = (more: object) => winningSide(aMatch({ home: 'Lanús', away: 'Banfield', ...more }));

  test.each([
    [{ score: '2-1' }, 'home'],
    [{ score: '0-1' }, 'away'],
    [{ score: '1-1' }, null],
    [{ score: '1-1', isPlayoff: true, penalties: '3-4' }, 'away'],
    [{ score: '0-0', isPlayoff: true, penalties: '5-4' }, 'home'],
    [{ score: '0-3', walkover: 'home' }, 'away'],
    [{ score: '0-0', walkover: 'away' }, 'home'],
    [{ score: '0-0', walkover: 'both' }, null],
    [{ score: '2-1', status: 'in_progress' }, null],
    [{}, null],
  ])('the winner of %j is %s', (more, winner) => {
    expect(match(more)).toBe(winner);
  });
});

test('every valid result has a score, and a shoot-out only where it decides a draw', () => {
  const number = fc.option(fc.integer({ min: 0, max: 3 }));
  const given = fc.record({
    homeScore: number,
    awayScore: number,
    homePenalties: number,
    awayPenalties: number,
    walkover: fc.option(fc.constantFrom('home' as const, 'away' as const, 'both' as const), { freq: 1 }),
  });
  fc.assert(
    fc.property(given, (submitted) => {
      const result = validateWithRules(submitted);
      if ('problem' in result) return;
      const hasPenalties = result.homePenalties !== null || result.awayPenalties !== null;
      expect([result.homeScore, result.awayScore]).not.toContain(null);
      if (!hasPenalties) return;
      expect(result.walkover).toBeNull();
      expect(result.homeScore).toBe(result.awayScore);
      expect(winningSide({ status: 'completed', ...result })).not.toBeNull();
    }),
    { numRuns: 1000 },
  );
});
