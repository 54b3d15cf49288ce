/** Suspensions, part two: which completed matches serve a ban, and which matches to come the player will miss. */
import { describe, expect, test } from 'vitest';
import { computeBans, findBanForMatch } from '#shared/domain/suspensions/suspensions.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { aTeam } from '../support/builders.ts';
import { banLinesOf, parseSeason, type SuspensionCase } from './season-notation.ts';

const servedBanCases: SuspensionCase[] = [
  {
    when: 'the next match is called off, the ban moves to the one after',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este v Norte (cancelled)
      Round 3: Norte 0-1 Oeste`,
    banned: ['Perez: 1 match for red in Round 1; missed Round 3'],
  },
  {
    when: 'the next match is postponed without a date, the ban is for the one after',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este v Norte (postponed)
      Round 3: Norte v Oeste`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 3'],
  },
  {
    when: 'the next round is postponed to later, the match that is played first serves the ban',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este v Norte (day 40)
      Round 3: Norte 0-1 Oeste`,
    banned: ['Perez: 1 match for red in Round 1; missed Round 3'],
  },
  {
    when: 'the match of the red card is moved behind the next one, only later matches serve the ban',
    season: `
      Round 1: Norte 2-0 Sur (day 20) | Perez red 12'
      Round 2: Este 1-1 Norte
      Round 3: Norte v Oeste (day 30)`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 3'],
  },
  {
    when: 'the team of the player rests in the next round, the rest serves nothing',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este 1-1 Oeste
      Round 3: Norte v Oeste`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 3'],
  },
  {
    when: 'the rival does not come to the next match, the ban is served',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este 0-3 Norte (Este did not come)
      Round 3: Norte v Oeste`,
    banned: ['Perez: 1 match for red in Round 1; missed Round 2'],
  },
  {
    when: "the player's team does not come to the next match, the ban is not served",
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este 3-0 Norte (Norte did not come)
      Round 3: Norte v Oeste`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 3'],
  },
  {
    when: 'neither team comes to the next match, it serves no ban',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12', Gomez of Sur red 13'
      Round 2: Sur 0-0 Norte (nobody came)
      Round 3: Norte 1-0 Sur`,
    banned: [
      'Perez: 1 match for red in Round 1; missed Round 3',
      'Gomez of another team: 1 match for red in Round 1; missed Round 3',
    ],
  },
  {
    when: 'a walkover in favour is dated after today, it is still to be missed',
    onDay: 2,
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Norte v Oeste (day 3)
      Round 3: Este 0-3 Norte (Este did not come) (day 4)`,
    rules: { red: 2 },
    banned: ['Perez: 2 matches for red in Round 1; will miss Round 2 and Round 3'],
  },
  {
    when: 'the day of a walkover has come, it serves the ban',
    onDay: 4,
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este 0-3 Norte (Este did not come) (day 4)
      Round 3: Norte v Oeste (day 5)`,
    banned: ['Perez: 1 match for red in Round 1; missed Round 2'],
  },
  {
    when: 'a match before a walkover to come is played, it serves the ban first',
    onDay: 3,
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este 0-3 Norte (Este did not come) (day 30)
      Round 3: Norte 0-1 Oeste (day 3)`,
    banned: ['Perez: 1 match for red in Round 1; missed Round 3'],
  },
  {
    when: 'a played match is dated after today, it serves the ban at once',
    onDay: 2,
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Norte 0-1 Oeste (day 30)`,
    banned: ['Perez: 1 match for red in Round 1; missed Round 2'],
  },
  {
    when: 'a card is in a walkover dated after today, it counts when that day comes',
    onDay: 2,
    season: `
      Round 1: Norte 3-0 Sur (Sur did not come) (day 3) | Perez red 12'
      Round 2: Este v Norte (day 10)`,
    banned: [],
  },
  {
    when: 'the player gets a red card in a match that becomes a walkover, the card counts',
    season: `
      Round 1: Norte 3-0 Sur (Sur did not come) | Perez red 12'
      Round 2: Este v Norte`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 2'],
  },
  {
    when: 'the match of the red card loses its score, there is no ban until it is played again',
    season: `
      Round 1: Norte v Sur | Perez red 12'
      Round 2: Este v Norte`,
    banned: [],
  },
  {
    when: 'the player is sent off in a match in play, nothing counts before it ends',
    season: `
      Round 1: Norte v Sur (live) | Perez red 12'
      Round 2: Este v Norte`,
    banned: [],
  },
  {
    when: 'the match to miss is in play, the player is missing it',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este v Norte (live)
      Round 3: Norte v Oeste`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 2'],
  },
  {
    when: 'the league ends with the ban open, the playoffs serve it',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Semifinal 1: Norte 1-0 Este | Diaz red 30'
      Final: Norte v Oeste`,
    banned: [
      'Perez: 1 match for red in Round 1; missed Semifinal 1',
      'Diaz: 1 match for red in Semifinal 1; will miss Final',
    ],
  },
  {
    when: 'the sides of the final are still open, the ban has no match yet',
    season: `
      Semifinal 1: Norte 1-0 Este | Diaz red 30'
      Final: Oeste v Sur`,
    banned: ['Diaz: 1 match for red in Semifinal 1; 1 more without a date'],
  },
  {
    when: 'the player was sent off in another tournament, there is no ban in this one',
    season: `
      Cup round 1: Norte 2-0 Sur (another tournament) | Perez red 12'
      Round 1: Este v Norte`,
    banned: [],
  },
  {
    when: 'a match of another tournament comes next, it does not serve the ban',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Cup round 1: Norte 2-0 Sur (another tournament)
      Round 2: Este v Norte`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 2'],
  },
  {
    when: 'a suspended player plays and is sent off again, the second ban follows the first',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este 1-1 Norte | Perez red 12'
      Round 3: Norte v Oeste`,
    banned: [
      'Perez: 1 match for red in Round 1; missed Round 2',
      'Perez: 1 match for red in Round 2; will miss Round 3',
    ],
  },
  {
    when: 'a second ban comes before the first is served, it is served after the first',
    rules: { red: 2 },
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este 1-1 Norte | Perez yellow 12', Perez yellow 13'
      Round 3: Norte 0-1 Oeste
      Round 4: Norte v Sur
      Round 5: Norte v Sur`,
    banned: [
      'Perez: 2 matches for red in Round 1; missed Round 2 and Round 3',
      'Perez: 1 match for yellow in Round 2 and yellow in Round 2; will miss Round 4',
    ],
  },
  {
    when: 'a match before the red card is still to be played, the player does not miss it',
    season: `
      Round 1: Norte v Sur
      Round 2: Este 1-1 Norte | Perez red 12'
      Round 3: Norte v Oeste`,
    banned: ['Perez: 1 match for red in Round 2; will miss Round 3'],
  },
  {
    when: 'the player changes teams, the ban stays with the old team and its matches serve it',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Sur 1-1 Este | Perez of Sur yellow 3'
      Round 3: Norte v Oeste
      Round 4: Sur v Oeste`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 3'],
  },
  {
    when: 'the player changes teams, the yellows with each team are not added up',
    rules: { yellowAccumulation: { every: 2, matches: 1 } },
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 12'
      Round 2: Sur 1-1 Este | Perez of Sur yellow 3'
      Round 3: Norte v Sur`,
    banned: [],
  },
];

test.each(servedBanCases)('which matches serve a ban: when $when', ({ season, rules, onDay, banned }) => {
  expect(banLinesOf(parseSeason(season), rules, onDay)).toEqual(banned);
});

describe('a computed ban', () => {
  const { matches, events } = parseSeason(`
    Round 1: Norte 2-0 Sur | Perez yellow 5', Perez red 12', Perez blue 13'
    Round 2: Este 1-1 Norte
    Round 3: Norte v Oeste
    Round 4: Sur v Norte`);
  const bans = computeBans({ matches, events, rules: { ...defaultRules.suspensions, red: 2 }, today: '2026-12-31' });
  const [first, second, third, fourth] = matches.map(({ id }) => id) as [number, number, number, number];
  const norte = aTeam('Norte').id;

  test('has the cards that caused it, with match and minute, and every match that the player misses', () => {
    expect(bans).toEqual([
      {
        playerId: 1,
        teamId: norte,
        matches: 2,
        served: 1,
        remaining: 1,
        reasons: [{ matchId: first, round: 'Round 1', eventType: 'redcard', minute: 12 }],
        misses: [
          { matchId: second, round: 'Round 2' },
          { matchId: third, round: 'Round 3' },
        ],
      },
    ]);
  });

  test('is found only for its player, and only in the matches that the player misses', () => {
    const out = [first, second, third, fourth].map((id) => findBanForMatch(bans, id, norte, 1) !== undefined);
    expect(out).toEqual([false, true, true, false]);
    expect(findBanForMatch(bans, third, norte, 2)).toBeUndefined();
    expect(findBanForMatch(bans, third, aTeam('Oeste').id, 1)).toBeUndefined();
  });
});
