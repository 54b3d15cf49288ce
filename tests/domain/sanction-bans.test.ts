/** What the ban of a sanction tells: its cards, its days, and the matches of a player who has changed teams. */
import { describe, expect, test } from 'vitest';
import { bansOf, matches, outcomeOf, until } from './sanction-notation.ts';
import { dateOfDay } from './season-notation.ts';

const sentOff = `
  Round 1: Norte 2-0 Sur | Perez yellow 3', Gomez red 8', Perez red 12'
  Round 2: Este 1-1 Norte | Perez yellow 4', Gomez yellow 5'
  Round 3: Norte v Oeste`;
const clean = sentOff.replaceAll(/ \|.*$/gm, '');

describe('the ban of a sanction tells', () => {
  test('the cards of its match that are the player’s, its article, its bulletin, and what was served', () => {
    const sanctions = [{ about: 'Round 1', onDay: 3, measures: [matches(3, { served: 1 })], isPublished: true }];
    expect(bansOf({ season: sentOff.replace("Gomez red 8', ", ''), sanctions })).toEqual([
      {
        player: 'Perez',
        matches: 3,
        served: 2,
        remaining: 1,
        reasons: ["yellowcard 3' in Round 1", "redcard 12' in Round 1"],
        misses: ['Round 2', 'Round 3'],
        sanction: {
          id: 1,
          status: 'decided',
          article: 'Art. 185',
          since: dateOfDay(3),
          until: null,
          isOpen: false,
          bulletin: { year: 2026, number: 1 },
          servedElsewhere: 1,
        },
      },
    ]);
  });

  test('no card of another player, of another match, or where it is about none', () => {
    expect(
      bansOf({ season: sentOff, sanctions: [{ about: 'Round 2', onDay: 3, measures: [matches(1)] }] }),
    ).toMatchObject([
      { player: 'Gomez', reasons: ["redcard 8' in Round 1"] },
      { player: 'Perez', reasons: ["redcard 12' in Round 1"] },
      { player: 'Perez', reasons: ["yellowcard 4' in Round 2"] },
    ]);
    const [alone] = bansOf({ season: clean, sanctions: [{ onDay: 1, measures: [matches(1)] }] });
    expect(alone).toMatchObject({ reasons: [], sanction: { bulletin: null } });
  });

  test.each([
    ['a provisional one without a measure', [{ onDay: 1 }], { status: 'provisional', isOpen: true, until: null }],
    [
      'a provisional one with a measure',
      [{ onDay: 1, measures: [matches(1)], status: 'provisional' as const }],
      { status: 'provisional', isOpen: false, until: null },
    ],
    ['matches whose number is open', [{ onDay: 1, measures: [matches(null)] }], { isOpen: true, until: null }],
    ['days', [{ onDay: 1, measures: [until(2, 9)] }], { isOpen: false, until: dateOfDay(9) }],
    [
      'days without an end',
      [{ onDay: 1, measures: [{ kind: 'indefinite' as const, from: dateOfDay(2) }] }],
      { isOpen: true, until: null },
    ],
  ])('whether its end is open, and its last day: %s', (_, sanctions, told) => {
    expect(bansOf({ season: clean, sanctions })).toMatchObject([{ sanction: told }]);
  });

  test('how many matches of other tournaments have served it', () => {
    const season = `
      Round 1: Norte 2-0 Sur
      Cup: Norte 1-0 Oeste (another tournament)
      Round 2: Este 1-1 Norte
      Cup final: Norte v Sur (another tournament)
      Round 3: Norte v Oeste`;
    const sanctions = [{ about: 'Round 1', onDay: 1, measures: [matches(4)], isInAll: true }];
    expect(bansOf({ season, sanctions })).toMatchObject([
      { served: 2, remaining: 2, misses: ['Round 2', 'Round 3'], sanction: { servedElsewhere: 1 } },
    ]);
  });
});

describe('a sanction bars from nothing', () => {
  test('when it is decided without a measure, or all its matches are on hold', () => {
    for (const measures of [[], [matches(2, { onHold: 2 })]])
      expect(bansOf({ season: clean, sanctions: [{ onDay: 1, measures }] })).toEqual([]);
  });

  test('when it is a team’s', () => {
    const sanctions = [{ onDay: 1, measures: [matches(2)], subject: { kind: 'team' as const, id: 1 } }];
    expect(bansOf({ season: clean, sanctions })).toEqual([]);
  });
});

test('a provisional sanction with a measure bars from as many matches as that says', () => {
  const sanctions = [{ onDay: 1, measures: [matches(1)], status: 'provisional' as const }];
  expect(outcomeOf({ season: clean, sanctions })).toEqual({ misses: '2', left: [0] });
});

test('a ban in days bars on its days alone, though it is about an earlier match', () => {
  const sanctions = [{ about: 'Round 1', onDay: 1, measures: [until(3, 4)] }];
  expect(outcomeOf({ season: clean, sanctions }).misses).toBe('3');
});

test.each([
  ['is today', until(45, 50), [1]],
  ['was yesterday', until(45, 49), [0]],
])('of a ban in days whose last day %s and that falls on no match remains what it must', (_, measure, left) => {
  expect(outcomeOf({ season: clean, sanctions: [{ onDay: 1, measures: [measure] }] }).left).toEqual(left);
});

describe('the sanction of a player who has changed teams', () => {
  const season = `
    Round 1: Norte 2-0 Sur
    Round 2: Oeste v Sur
    Round 3: Este 1-1 Norte
    Round 4: Norte v Oeste
    Round 5: Oeste v Este`;
  const given = (about: string, count: number | null, team = 'Oeste', text = season) =>
    bansOf({ season: text, team, sanctions: [{ about, onDay: 1, measures: [matches(count)] }] });

  test('bars from the matches to come of the new team while it lasts, and lists a match between both teams once', () => {
    expect(given('Round 1', 3)).toMatchObject([
      { served: 1, remaining: 2, misses: ['Round 3', 'Round 4', 'Round 2', 'Round 5'] },
    ]);
    expect(given('Round 1', 2)).toMatchObject([{ remaining: 1, misses: ['Round 3', 'Round 4', 'Round 2'] }]);
  });

  test('does not bar from the match that it is about, nor from earlier ones of the new team', () => {
    expect(given('Round 3', 2)).toMatchObject([{ misses: ['Round 4', 'Round 5'] }]);
    expect(given('Round 4', null)).toMatchObject([{ misses: ['Round 5'] }]);
  });

  test('ends for the new team, too, with the last match that the old team plays under it', () => {
    const toCome = `
      Round 1: Norte 2-0 Sur
      Round 2: Norte v Este
      Round 3: Oeste v Sur`;
    for (const measure of [matches(1), matches(2, { served: 1 })]) {
      const sanctions = [{ about: 'Round 1', onDay: 1, measures: [measure] }];
      expect(bansOf({ season: toCome, team: 'Oeste', sanctions })).toMatchObject([{ misses: ['Round 2'] }]);
    }
  });

  test('is over for the new team when the old one has served it, also where a result is missing', () => {
    expect(given('Round 1', 1)).toMatchObject([{ remaining: 0, misses: ['Round 3'] }]);
  });

  test('bars from matches of the old team alone when the new one has none', () => {
    expect(given('Round 1', 2, 'Unión')).toMatchObject([{ misses: ['Round 3', 'Round 4'] }]);
  });

  test('unlike it, a ban of a card bars from matches of the old team alone', () => {
    const carded = season.replace('Norte 2-0 Sur', "Norte 2-0 Sur | Perez red 12'");
    expect(bansOf({ season: carded, team: 'Oeste', rules: { red: 3 }, sanctions: [] })).toMatchObject([
      { misses: ['Round 3', 'Round 4'] },
    ]);
  });
});
