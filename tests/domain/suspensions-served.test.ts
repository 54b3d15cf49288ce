/** Suspensions as an organiser would argue them, part two: which matches serve a ban, and which it will cost. */
import { describe, expect, test } from 'vitest';
import { computeBans, findBanForMatch } from '#shared/domain/suspensions.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { aTeam } from '../support/builders.ts';
import { aSeason, bansOf, type Case } from './season-notation.ts';

const cases: Case[] = [
  {
    when: 'the next match is called off, the ban moves to the one after',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este v Norte (cancelled)
      Round 3: Norte 0-1 Oeste`,
    banned: ['Perez: 1 match for red in Round 1; missed Round 3'],
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
    when: 'the match he was sent off in was moved behind the next one, only later matches serve',
    season: `
      Round 1: Norte 2-0 Sur (day 20) | Perez red 12'
      Round 2: Este 1-1 Norte
      Round 3: Norte v Oeste (day 30)`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 3'],
  },
  {
    when: 'his team rests in the next round, resting serves nothing',
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
    when: 'his own team does not come to the next match, the ban is not served',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este 3-0 Norte (Norte did not come)
      Round 3: Norte v Oeste`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 3'],
  },
  {
    when: 'nobody comes to the next match, nobody serves anything',
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
    when: 'he was shown a red in a match the rival then left, the card counts',
    season: `
      Round 1: Norte 3-0 Sur (Sur did not come) | Perez red 12'
      Round 2: Este v Norte`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 2'],
  },
  {
    when: 'the score of the match he was sent off in is deleted, there is no ban until it is played',
    season: `
      Round 1: Norte v Sur | Perez red 12'
      Round 2: Este v Norte`,
    banned: [],
  },
  {
    when: 'he is sent off in a match still under way, nothing counts before it ends',
    season: `
      Round 1: Norte v Sur (live) | Perez red 12'
      Round 2: Este v Norte`,
    banned: [],
  },
  {
    when: 'the match under way is the one he has to miss, he is missing it',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Este v Norte (live)
      Round 3: Norte v Oeste`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 2'],
  },
  {
    when: 'the league ends with the ban open, the knock-out serves it',
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
    when: 'the final is waiting for its teams, the ban waits too',
    season: `
      Semifinal 1: Norte 1-0 Este | Diaz red 30'
      Final: Oeste v Sur`,
    banned: ['Diaz: 1 match for red in Semifinal 1; 1 more without a date'],
  },
  {
    when: 'he was sent off in another tournament, this one knows nothing of it',
    season: `
      Cup round 1: Norte 2-0 Sur (another tournament) | Perez red 12'
      Round 1: Este v Norte`,
    banned: [],
  },
  {
    when: 'a match of another tournament lies between, it serves nothing here',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Cup round 1: Norte 2-0 Sur (another tournament)
      Round 2: Este v Norte`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 2'],
  },
  {
    when: 'he plays although he is suspended and is sent off again, the second ban follows the first',
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
    when: 'a second ban comes before the first is served, they queue',
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
    when: 'a match before the red is still to be played, it is not one he misses',
    season: `
      Round 1: Norte v Sur
      Round 2: Este 1-1 Norte | Perez red 12'
      Round 3: Norte v Oeste`,
    banned: ['Perez: 1 match for red in Round 2; will miss Round 3'],
  },
  {
    when: 'he changes teams, the ban stays with the team he was sent off with and its matches serve it',
    season: `
      Round 1: Norte 2-0 Sur | Perez red 12'
      Round 2: Sur 1-1 Este | Perez of Sur yellow 3'
      Round 3: Norte v Oeste
      Round 4: Sur v Oeste`,
    banned: ['Perez: 1 match for red in Round 1; will miss Round 3'],
  },
  {
    when: 'he changes teams, yellows seen with one and the other are not added up',
    rules: { yellowAccumulation: { every: 2, matches: 1 } },
    season: `
      Round 1: Norte 2-0 Sur | Perez yellow 12'
      Round 2: Sur 1-1 Este | Perez of Sur yellow 3'
      Round 3: Norte v Sur`,
    banned: [],
  },
];

test.each(cases)('when $when', ({ season, rules, banned }) => {
  expect(bansOf(aSeason(season), rules)).toEqual(banned);
});

describe('of a ban', () => {
  const { matches, events } = aSeason(`
    Round 1: Norte 2-0 Sur | Perez yellow 5', Perez red 12', Perez blue 13'
    Round 2: Este 1-1 Norte
    Round 3: Norte v Oeste
    Round 4: Sur v Norte`);
  const bans = computeBans({ matches, events, rules: { ...defaultRules.suspensions, red: 2 } });
  const [first, second, third, fourth] = matches.map(({ id }) => id) as [number, number, number, number];
  const norte = aTeam('Norte').id;

  test('the card, its match and minute are told, and every match it costs', () => {
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

  test('it keeps him, and nobody else, out of the matches he missed or will miss, and of no other', () => {
    const out = [first, second, third, fourth].map((id) => findBanForMatch(bans, id, norte, 1) !== undefined);
    expect(out).toEqual([false, true, true, false]);
    expect(findBanForMatch(bans, third, norte, 2)).toBeUndefined();
    expect(findBanForMatch(bans, third, aTeam('Oeste').id, 1)).toBeUndefined();
  });
});
