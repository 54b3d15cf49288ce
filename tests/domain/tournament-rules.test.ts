/** Changing some rules of a tournament: the rules with a new value change, and all others stay; rules as text. */
import { expect, test } from 'vitest';
import type { PartialRules } from '#shared/domain/schemas/rules.ts';
import { defaultRules, mergeRules } from '#shared/domain/tournament-rules.ts';
import { formValuesFromRules } from '#web/features/tournaments/form/schemas.ts';
import { ruleTextsByLabel } from '#web/features/tournaments/rules/rules-text.ts';

const blueAccumulationRule = { every: 3, matches: 1 };
const rulesWithBlueCards = mergeRules(defaultRules, { suspensions: { blueAccumulation: blueAccumulationRule } });

test('merging nothing keeps the defaults, without a rule for blue cards', () => {
  expect(mergeRules(defaultRules)).toEqual(defaultRules);
  expect(mergeRules(defaultRules, {}).suspensions).not.toHaveProperty('blueAccumulation');
});

test('merging part of a nested rule changes only that part', () => {
  const given = { points: { win: 2 }, fairPlay: { red: 5 }, suspensions: { red: 2 }, matchMinutes: 40 };
  expect(mergeRules(defaultRules, given)).toEqual({
    ...defaultRules,
    matchMinutes: 40,
    points: { win: 2, draw: 1, loss: 0 },
    fairPlay: { blue: 1, yellow: 2, red: 5 },
    suspensions: { red: 2, yellowsInMatch: 2, yellowAccumulation: null },
  });
});

test('merging an undefined value leaves the rule as it was', () => {
  const silent = { matchMinutes: undefined, points: { win: undefined } } as unknown as PartialRules;
  expect(mergeRules(defaultRules, silent)).toEqual(defaultRules);
});

test('blue cards are counted once they have a rule, until the rule is set to null', () => {
  expect(rulesWithBlueCards.suspensions).toEqual({
    ...defaultRules.suspensions,
    blueAccumulation: blueAccumulationRule,
  });
  expect(mergeRules(rulesWithBlueCards, { suspensions: { red: 2 } }).suspensions).toMatchObject({
    red: 2,
    blueAccumulation: blueAccumulationRule,
  });
  const stopped = mergeRules(rulesWithBlueCards, { suspensions: { blueAccumulation: null } });
  expect(stopped.suspensions).toEqual(defaultRules.suspensions);
  expect(stopped.suspensions).not.toHaveProperty('blueAccumulation');
});

test('a rule of one minute or one card is told in the singular', () => {
  const rules = mergeRules(defaultRules, { matchMinutes: 1, suspensions: { yellowsInMatch: 1 } });
  expect(ruleTextsByLabel(formValuesFromRules(rules))).toMatchObject({
    Duración: '1 minuto',
    Suspensiones: '1 por roja, 1 por 1 amarilla en un partido',
  });
});
