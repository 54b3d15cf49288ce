/** Sanctions: from which matches of a season each one bars a player, alone, beside cards and beside others. */
import { expect, test } from 'vitest';
import { matches, outcomeOf, type SanctionCase, until } from './sanction-notation.ts';
import { dateOfDay } from './season-notation.ts';

/** A season of five matches, a day after another, with a red card in the first; the last two are to be played. */
const sentOff = `
  Round 1: Norte 2-0 Sur | Perez red 12'
  Round 2: Este 1-1 Norte
  Round 3: Norte 0-1 Oeste
  Round 4: Norte v Este
  Round 5: Sur v Norte`;
/** The same one without the card. */
const clean = sentOff.replace(" | Perez red 12'", '');

const cases: readonly SanctionCase[] = [
  {
    when: 'a sanction about the match of a card is longer than the ban of the card, it takes its place',
    season: sentOff,
    sanctions: [{ about: 'Round 1', onDay: 3, measures: [matches(3)] }],
    misses: '2 3 4',
    left: [1],
  },
  {
    when: 'a sanction about the match of a card is shorter than the ban of the card, it takes its place too',
    season: sentOff,
    rules: { red: 3 },
    sanctions: [{ about: 'Round 1', onDay: 3, measures: [matches(1)] }],
    misses: '2',
    left: [0],
  },
  {
    when: 'a sanction takes the place of a ban by accumulation, the yellows stay spent',
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 12'
      Round 2: Este 1-1 Norte | Perez yellow 12'
      Round 3: Norte 0-1 Oeste | Perez yellow 12'
      Round 4: Norte v Este`,
    rules: { yellowAccumulation: { every: 2, matches: 1 } },
    sanctions: [{ about: 'Round 2', onDay: 3, measures: [{ kind: 'warning' }] }],
    misses: '',
  },
  {
    when: 'a sanction is about no match, it stands beside the card and counts from the end of the day it was decided on',
    season: sentOff,
    sanctions: [{ onDay: 3, measures: [matches(1)] }],
    misses: '2 4',
    left: [0, 1],
  },
  {
    when: 'a card ban is still open, the sanction waits for its turn',
    season: sentOff,
    rules: { red: 2 },
    sanctions: [{ onDay: 1, measures: [matches(1)] }],
    misses: '2 3 4',
    left: [0, 1],
  },
  {
    when: 'matches were served before and others are on hold, the rest is to be missed',
    season: clean,
    sanctions: [{ about: 'Round 1', onDay: 3, measures: [matches(5, { served: 1, onHold: 2 })] }],
    misses: '2 3',
    left: [0],
  },
  {
    when: 'the number of matches is not known yet, every match is missed and no later ban is served',
    season: sentOff,
    sanctions: [
      { about: 'Round 1', onDay: 1, measures: [matches(null)] },
      { onDay: 2, measures: [matches(1)] },
    ],
    misses: '2 3 4 5',
    left: [2, 1],
  },
  {
    when: 'a ban until a day runs beside one in matches, both days included',
    season: sentOff,
    rules: { red: 2 },
    sanctions: [{ onDay: 1, measures: [until(3, 4)] }],
    misses: '2 3 4',
    left: [0, 0],
  },
  {
    when: 'a ban until a day begins on the day of its match, that match is none of those missed',
    season: clean,
    sanctions: [{ about: 'Round 1', onDay: 3, measures: [until(1, 2)] }],
    misses: '2',
  },
  {
    when: 'a ban is indefinite, it holds from its day on',
    season: clean,
    sanctions: [{ onDay: 1, measures: [{ kind: 'indefinite', from: dateOfDay(4) }] }],
    misses: '4 5',
  },
  {
    when: 'a player is expelled, the matches after that day are missed',
    season: clean,
    sanctions: [{ onDay: 3, measures: [{ kind: 'expelled' }] }],
    misses: '4 5',
  },
  {
    when: 'a case is open without a measure, the player misses what comes after the match',
    season: sentOff,
    sanctions: [{ about: 'Round 1', onDay: 2 }],
    misses: '2 3 4 5',
  },
  {
    when: 'a sanction warns, fines, dismisses or takes points, the player misses nothing',
    season: sentOff,
    sanctions: [
      { about: 'Round 1', onDay: 2, measures: [{ kind: 'warning' }, { kind: 'fine', amount: 2, unit: 'UR' }] },
      { onDay: 2, measures: [{ kind: 'dismissed' }] },
      { onDay: 2, measures: [{ kind: 'points', points: -3 }] },
    ],
    misses: '',
  },
  {
    when: 'the ban of a card is lifted, nothing is missed',
    season: sentOff,
    sanctions: [{ about: 'Round 1', onDay: 2, measures: [{ kind: 'lifted' }] }],
    misses: '',
  },
  {
    when: 'a sanction that took the place of a card is lifted, the ban of the card does not return',
    season: sentOff,
    sanctions: [
      { about: 'Round 1', onDay: 2, measures: [matches(4)] },
      { onDay: 3, measures: [{ kind: 'lifted' }], replaces: 1 },
    ],
    misses: '',
  },
  {
    when: 'a sanction is annulled, the ban of the card counts again',
    season: sentOff,
    sanctions: [{ about: 'Round 1', onDay: 2, measures: [matches(4)], status: 'annulled' }],
    misses: '2',
  },
  {
    when: 'a sanction supersedes another, what was missed under that one counts',
    season: clean,
    sanctions: [
      { onDay: 1, measures: [matches(2)] },
      { onDay: 3, measures: [matches(3)], replaces: 1 },
    ],
    misses: '2 3 4',
    left: [1],
  },
  {
    when: 'an expulsion supersedes a sanction, it counts from where that one did',
    season: clean,
    sanctions: [
      { onDay: 1, measures: [matches(1)] },
      { onDay: 4, measures: [{ kind: 'expelled' }], replaces: 1 },
    ],
    misses: '2 3 4 5',
  },
  {
    when: 'a sanction supersedes one that is about no match, a match of its own does not move where it counts from',
    season: clean,
    sanctions: [
      { onDay: 2, measures: [matches(1)] },
      { about: 'Round 1', onDay: 3, measures: [matches(1)], replaces: 1 },
    ],
    misses: '3',
  },
  {
    when: 'a sanction supersedes one of a day with two, it keeps that place in the order',
    season: clean,
    sanctions: [
      { onDay: 2, measures: [matches(1)] },
      { onDay: 2, measures: [matches(1)] },
      { onDay: 3, measures: [matches(2)], replaces: 1 },
    ],
    misses: '3 4 5',
    left: [1, 1],
  },
  {
    when: 'a sanction supersedes one that was annulled unpublished, what that one had superseded stays superseded',
    season: clean,
    sanctions: [
      { onDay: 1, measures: [matches(4)], isPublished: true },
      { onDay: 2, measures: [matches(3)], replaces: 1, status: 'annulled' },
      { onDay: 3, measures: [matches(1)], replaces: 2, isPublished: true },
    ],
    misses: '2',
    left: [0],
  },
  {
    when: 'no bulletin has published a sanction, for the public the ban of the card stands',
    season: sentOff,
    sanctions: [{ about: 'Round 1', onDay: 2, measures: [matches(4)] }],
    view: 'published',
    misses: '2',
  },
  {
    when: 'no bulletin has published what supersedes a sanction, for the public that sanction stands',
    season: sentOff,
    sanctions: [
      { about: 'Round 1', onDay: 2, measures: [matches(2)], isPublished: true },
      { about: 'Round 1', onDay: 3, measures: [matches(4)], replaces: 1 },
    ],
    view: 'published',
    misses: '2 3',
  },
  {
    when: 'a ban holds in every tournament, the matches of all serve it, beside the ban of a card',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este 1-1 Norte
      Cup: Norte 1-0 Oeste (another tournament)
      Round 3: Norte v Oeste
      Round 4: Norte v Este`,
    rules: { red: 3 },
    sanctions: [{ onDay: 1, measures: [matches(3)], isInAll: true }],
    misses: '2 3 4',
    left: [2, 1],
  },
  {
    when: 'a ban in every tournament is about a match of another one, it counts from that match',
    season: `
      Round 1: Norte 2-0 Sur
      Cup: Norte 1-0 Oeste (another tournament)
      Round 2: Este 1-1 Norte`,
    sanctions: [{ about: 'Cup', onDay: 9, measures: [matches(1)], isInAll: true }],
    misses: '2',
  },
  {
    when: 'the match of a sanction is cancelled, it serves nothing and the sanction counts on from its date',
    season: `
      Round 1: Norte 2-0 Sur
      Round 2: Este v Norte (cancelled)
      Round 3: Norte 0-1 Oeste
      Round 4: Norte v Este`,
    sanctions: [{ about: 'Round 2', onDay: 2, measures: [matches(1)] }],
    misses: '3',
  },
  {
    when: 'nobody of the team comes to a match, it serves no sanction',
    season: `
      Round 1: Norte 2-0 Sur
      Round 2: Este 1-0 Norte (Norte did not come)
      Round 3: Norte 0-1 Oeste`,
    sanctions: [{ about: 'Round 1', onDay: 2, measures: [matches(1)] }],
    misses: '3',
  },
  {
    when: 'the player changes teams, the matches of the new one are missed until the old one has served the sanction',
    season: `
      Round 1: Norte 2-0 Sur
      Round 2: Este v Norte
      Round 3: Oeste v Sur
      Round 4: Norte v Este
      Round 5: Oeste v Este`,
    team: 'Oeste',
    sanctions: [{ about: 'Round 1', onDay: 1, measures: [matches(2)] }],
    misses: '3',
  },
  {
    when: 'the player changes teams, a ban of a card stays behind',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Oeste v Sur
      Round 3: Norte v Este`,
    team: 'Oeste',
    sanctions: [],
    misses: '',
  },
  {
    when: 'a match of the new team falls on the days of a ban and has no result when they are over, it is missed',
    season: `
      Round 1: Norte 2-0 Sur
      Round 2: Oeste v Sur
      Round 3: Oeste v Este`,
    team: 'Oeste',
    sanctions: [{ onDay: 1, measures: [until(1, 2)] }],
    misses: '2',
  },
];

test.each(cases)('from which matches a sanction bars: when $when', (each) => {
  const { misses, left } = outcomeOf(each);
  expect(misses).toBe(each.misses);
  if (each.left) expect(left).toEqual(each.left);
});
