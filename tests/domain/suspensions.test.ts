/** Suspensions, part one: how many matches the cards of a player cost. */
import { describe, expect, test } from 'vitest';
import { banLinesOf, parseSeason, type SuspensionCase, type SuspensionRules } from './season-notation.ts';

const banAfterThreeYellows: SuspensionRules = { yellowAccumulation: { every: 3, matches: 1 } };

const redCardCases: SuspensionCase[] = [
  {
    when: 'a player is sent off, one match is missed: the next',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este 1-1 Norte
      Round 3: Norte 0-1 Oeste`,
    banned: ['Perez: 1 match for red in Round 1; missed Round 2'],
  },
  {
    when: 'nobody remembers the minute of the red, it costs the same',
    season: `
      Round 1: Norte 2-0 Sur | Perez red
      Round 2: Este v Norte`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 2'],
  },
  {
    when: 'the next match is still to be played, the player will miss only that one',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este v Norte
      Round 3: Norte v Oeste`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 2'],
  },
  {
    when: 'no further match is scheduled, the ban waits for one',
    season: `Round 1: Norte 2-0 Sur | Perez red 12'`,
    banned: ['Perez: 1 match for red in Round 1; 1 more without a date'],
  },
  {
    when: 'the tournament does not punish reds, there is no ban',
    rules: { red: 0 },
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este 1-1 Norte`,
    banned: [],
  },
  {
    when: 'a red costs two matches, one may be served and the other to come',
    rules: { red: 2 },
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este 1-1 Norte
      Round 3: Norte v Oeste
      Round 4: Sur v Norte`,
    banned: ['Perez: 2 matches for red in Round 1; missed Round 2; will miss Round 3'],
  },
  {
    when: 'a red costs three matches and only two are left, one waits for a date',
    rules: { red: 3 },
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este 1-1 Norte
      Round 3: Norte v Oeste`,
    banned: ['Perez: 3 matches for red in Round 1; missed Round 2; will miss Round 3; 1 more without a date'],
  },
  {
    when: 'the referee wrote two reds for one player in one match, it is still one ban',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12', Perez red 20'
      Round 2: Este 1-1 Norte
      Round 3: Norte 0-1 Oeste`,
    banned: ['Perez: 1 match for red in Round 1 and red in Round 1; missed Round 2'],
  },
  {
    when: 'several players are sent off, each serves a ban',
    season: `
      Round 1: Norte 2-0 Sur | Diaz red 25', Perez red 12', Gomez of Sur red 3'
      Round 2: Este 1-1 Norte`,
    banned: [
      'Gomez of another team: 1 match for red in Round 1; 1 more without a date',
      'Perez: 1 match for red in Round 1; missed Round 2',
      'Diaz: 1 match for red in Round 1; missed Round 2',
    ],
  },
  {
    when: 'a player scores goals or own goals, there is no ban',
    rules: { yellowsInMatch: 1, yellowAccumulation: { every: 1, matches: 1 } },
    season: `
      Round 1: Norte 2-1 Sur | Perez goal 12', Perez goal 13', Perez own goal 20'
      Round 2: Este 1-1 Norte`,
    banned: [],
  },
];

const yellowCardCases: SuspensionCase[] = [
  {
    when: 'a player gets two yellows in one match, the next match is missed',
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 5', Perez yellow 28'
      Round 2: Este 1-1 Norte`,
    banned: ['Perez: 1 match for yellow in Round 1 and yellow in Round 1; missed Round 2'],
  },
  {
    when: 'a player gets one yellow in each of two matches, there is no ban',
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 5'
      Round 2: Este 1-1 Norte | Perez yellow 5'
      Round 3: Norte v Oeste`,
    banned: [],
  },
  {
    when: 'the tournament allows two yellows and sends off with the third, two are not enough',
    rules: { yellowsInMatch: 3 },
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 5', Perez yellow 28'
      Round 2: Este 1-1 Norte | Perez yellow 1', Perez yellow 2', Perez yellow 3'
      Round 3: Norte v Oeste`,
    banned: ['Perez: 1 match for yellow in Round 2 and yellow in Round 2 and yellow in Round 2; will miss Round 3'],
  },
  {
    when: 'two yellows and a straight red fall in one match, only the longer ban counts',
    rules: { red: 2 },
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 5', Perez yellow 28', Perez red 29'
      Round 2: Este 1-1 Norte
      Round 3: Norte v Oeste`,
    banned: ['Perez: 2 matches for red in Round 1; missed Round 2; will miss Round 3'],
  },
  {
    when: 'reds are not punished, two yellows in the same match still are',
    rules: { red: 0 },
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 5', Perez yellow 28', Perez red 28'
      Round 2: Este v Norte`,
    banned: ['Perez: 1 match for yellow in Round 1 and yellow in Round 1; will miss Round 2'],
  },
];

const accumulationCases: SuspensionCase[] = [
  {
    when: 'every third yellow costs a match, the three may come in any matches',
    rules: banAfterThreeYellows,
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 5'
      Round 2: Este 1-1 Norte
      Round 3: Norte 0-1 Oeste | Perez yellow 5'
      Round 4: Sur 0-0 Norte | Perez yellow 5'
      Round 5: Norte v Este`,
    banned: ['Perez: 1 match for yellow in Round 1 and yellow in Round 3 and yellow in Round 4; will miss Round 5'],
  },
  {
    when: 'a player gets more than three yellows, the sixth costs matches again and the fifth nothing',
    rules: { yellowAccumulation: { every: 3, matches: 2 } },
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 1'
      Round 2: Norte 2-0 Sur | Perez yellow 2'
      Round 3: Norte 2-0 Sur | Perez yellow 3'
      Round 4: Norte 2-0 Sur
      Round 5: Norte 2-0 Sur
      Round 6: Norte 2-0 Sur | Perez yellow 4'
      Round 7: Norte 2-0 Sur | Perez yellow 5'
      Round 8: Norte 2-0 Sur | Perez yellow 6'
      Round 9: Norte v Sur`,
    banned: [
      'Perez: 2 matches for yellow in Round 1 and yellow in Round 2 and yellow in Round 3; missed Round 4 and Round 5',
      'Perez: 2 matches for yellow in Round 6 and yellow in Round 7 and yellow in Round 8; will miss Round 9; 1 more without a date',
    ],
  },
  {
    when: 'two yellows in one match cost a match, they do not accumulate as well',
    rules: banAfterThreeYellows,
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 5'
      Round 2: Este 1-1 Norte | Perez yellow 5', Perez yellow 28'
      Round 3: Norte 0-1 Oeste
      Round 4: Sur 0-0 Norte | Perez yellow 5'
      Round 5: Norte 1-0 Este | Perez yellow 5'
      Round 6: Norte v Sur`,
    banned: [
      'Perez: 1 match for yellow in Round 2 and yellow in Round 2; missed Round 3',
      'Perez: 1 match for yellow in Round 1 and yellow in Round 4 and yellow in Round 5; will miss Round 6',
    ],
  },
  {
    when: 'a yellow comes before a straight red in one match, it does accumulate',
    rules: banAfterThreeYellows,
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 5', Perez red 20'
      Round 2: Este 1-1 Norte
      Round 3: Norte 0-1 Oeste | Perez yellow 5'
      Round 4: Sur 0-0 Norte | Perez yellow 5'
      Round 5: Norte v Este`,
    banned: [
      'Perez: 1 match for red in Round 1; missed Round 2',
      'Perez: 1 match for yellow in Round 1 and yellow in Round 3 and yellow in Round 4; will miss Round 5',
    ],
  },
  {
    when: 'the third yellow and a red of two matches come in one match, only the two matches are served',
    rules: { ...banAfterThreeYellows, red: 2 },
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 5'
      Round 2: Este 1-1 Norte | Perez yellow 5'
      Round 3: Norte 0-1 Oeste | Perez yellow 5', Perez red 6'
      Round 4: Sur 0-0 Norte
      Round 5: Norte v Este
      Round 6: Norte v Sur`,
    banned: ['Perez: 2 matches for red in Round 3; missed Round 4; will miss Round 5'],
  },
  {
    when: 'the third yellow costs more than a red in the same match, the ban for yellows counts',
    rules: { red: 1, yellowAccumulation: { every: 3, matches: 2 } },
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 5'
      Round 2: Este 1-1 Norte | Perez yellow 5'
      Round 3: Norte 0-1 Oeste | Perez yellow 5', Perez red 6'
      Round 4: Sur v Norte`,
    banned: [
      'Perez: 2 matches for yellow in Round 1 and yellow in Round 2 and yellow in Round 3; will miss Round 4; 1 more without a date',
    ],
  },
  {
    when: 'the tournament does not count yellows, they do not accumulate',
    rules: { yellowAccumulation: null },
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 5'
      Round 2: Norte 2-0 Sur | Perez yellow 5'
      Round 3: Norte 2-0 Sur | Perez yellow 5'
      Round 4: Norte v Sur`,
    banned: [],
  },
  {
    when: 'blue cards are counted, every second one costs a match, yellows do not help',
    rules: { blueAccumulation: { every: 2, matches: 1 } },
    season: `
      Round 1: Norte 2-0 Sur | Perez blue 5'
      Round 2: Este 1-1 Norte | Perez yellow 5'
      Round 3: Norte 0-1 Oeste | Perez blue 9'
      Round 4: Sur v Norte`,
    banned: ['Perez: 1 match for blue in Round 1 and blue in Round 3; will miss Round 4'],
  },
  {
    when: 'blue cards are not counted, ten of them cost nothing',
    season: `
      Round 1: Norte 2-0 Sur | Perez blue 1', Perez blue 2', Perez blue 3', Perez blue 4', Perez blue 5'
      Round 2: Norte 2-0 Sur | Perez blue 1', Perez blue 2', Perez blue 3', Perez blue 4', Perez blue 5'
      Round 3: Norte v Sur`,
    banned: [],
  },
];

describe.each([
  ['straight reds', redCardCases],
  ['yellows in one match', yellowCardCases],
  ['cards that accumulate', accumulationCases],
])('bans for %s', (_title, cases) => {
  test.each(cases)('how many matches are missed: when $when', ({ season, rules, banned }) => {
    expect(banLinesOf(parseSeason(season), rules)).toEqual(banned);
  });
});
