/** Rules given in part: what is said changes, everything else stays. */
import { expect, test } from 'vitest';
import type { PartialRules } from '#shared/domain/schemas/tournament.ts';
import { defaultRules, mergeRules } from '#shared/domain/tournament-rules.ts';

const blues = { every: 3, matches: 1 };
const counted = mergeRules(defaultRules, { suspensions: { blueAccumulation: blues } });

test('merging nothing keeps the defaults, without a rule for blue cards', () => {
  expect(mergeRules(defaultRules)).toEqual(defaultRules);
  expect(mergeRules(defaultRules, {}).suspensions).not.toHaveProperty('blueAccumulation');
});

test('a part of a part keeps the rest of it', () => {
  const given = { points: { win: 2 }, fairPlay: { red: 5 }, suspensions: { red: 2 }, matchMinutes: 40 };
  expect(mergeRules(defaultRules, given)).toEqual({
    ...defaultRules,
    matchMinutes: 40,
    points: { win: 2, draw: 1, loss: 0 },
    fairPlay: { blue: 1, yellow: 2, red: 5 },
    suspensions: { red: 2, yellowsInMatch: 2, yellowAccumulation: null },
  });
});

test('what is sent as undefined was not said', () => {
  const silent = { matchMinutes: undefined, points: { win: undefined } } as unknown as PartialRules;
  expect(mergeRules(defaultRules, silent)).toEqual(defaultRules);
});

test('blue cards are counted from when somebody says so until somebody says no', () => {
  expect(counted.suspensions).toEqual({ ...defaultRules.suspensions, blueAccumulation: blues });
  expect(mergeRules(counted, { suspensions: { red: 2 } }).suspensions).toMatchObject({
    red: 2,
    blueAccumulation: blues,
  });
  const stopped = mergeRules(counted, { suspensions: { blueAccumulation: null } });
  expect(stopped.suspensions).toEqual(defaultRules.suspensions);
  expect(stopped.suspensions).not.toHaveProperty('blueAccumulation');
});
