/** Recording a result: scores, shoot-outs and walkovers, what is refused, and who won. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noResult, type SubmittedResult, validateResult, winningSide } from '#shared/domain/match-result.ts';
import { aMatch } from '../support/builders.ts';

const rules = { walkoverGoals: 3 };
const recorded = (given: SubmittedResult) => validateResult(given, rules);

describe('a result that is taken', () => {
  test('keeps the score, and nothing else was said', () => {
    expect(recorded({ homeScore: 3, awayScore: 1 })).toEqual({ ...noResult, homeScore: 3, awayScore: 1 });
  });

  test('may be level without a shoot-out', () => {
    expect(recorded({ homeScore: 0, awayScore: 0 })).toEqual({ ...noResult, homeScore: 0, awayScore: 0 });
  });

  test('keeps the shoot-out of a level match apart from its goals', () => {
    const shootOut = { homeScore: 1, awayScore: 1, homePenalties: 5, awayPenalties: 4 };
    expect(recorded(shootOut)).toEqual({ ...shootOut, walkover: null });
  });

  test.each([
    ['home', { homeScore: 0, awayScore: 3 }],
    ['away', { homeScore: 3, awayScore: 0 }],
    ['both', { homeScore: 0, awayScore: 0 }],
  ] as const)('of a match that %s did not show up to brings its own score', (walkover, score) => {
    expect(recorded({ walkover })).toEqual({ ...noResult, ...score, walkover });
    expect(recorded({ walkover, homeScore: 7, awayScore: 7 })).toEqual({ ...noResult, ...score, walkover });
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
  ['the other half', { homeScore: 1, awayScore: 1, awayPenalties: 4 }, 'homePenalties', 'penalties-incomplete'],
  [
    'a level shoot-out',
    { homeScore: 1, awayScore: 1, homePenalties: 4, awayPenalties: 4 },
    'awayPenalties',
    'penalties-level',
  ],
  [
    'a shoot-out nobody came to',
    { walkover: 'both', homePenalties: 1, awayPenalties: 0 },
    'homePenalties',
    'penalties-on-walkover',
  ],
] as const)('%s is refused', (_, given, path, problem) => {
  expect(recorded(given)).toEqual({ path, problem });
});

describe('the winner', () => {
  const match = (told: object) => winningSide(aMatch({ home: 'Lanús', away: 'Banfield', ...told }));

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
  ])('of %j is %s', (told, winner) => {
    expect(match(told)).toBe(winner);
  });
});

test('whatever is taken has a score, and a shoot-out only where it decides', () => {
  const number = fc.option(fc.integer({ min: 0, max: 3 }));
  const given = fc.record({
    homeScore: number,
    awayScore: number,
    homePenalties: number,
    awayPenalties: number,
    walkover: fc.option(fc.constantFrom('home' as const, 'away' as const, 'both' as const), { freq: 1 }),
  });
  fc.assert(
    fc.property(given, (said) => {
      const result = recorded(said);
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
