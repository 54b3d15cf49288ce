/** The judge of fixture plans accepts a right plan and names every planted fault. */
import { expect, test } from 'vitest';
import { minutesSinceYearOne } from '#shared/domain/calendar.ts';
import type { CompleteFixtureOptions } from '#shared/domain/fixture/problem.ts';
import { fourTeams, type JudgedPlan, judge, withMatch } from './planted-plans.ts';

const asking = (request: CompleteFixtureOptions['requests'][number]) => fourTeams({ requests: [request] });
const withProblem = (change: Partial<JudgedPlan['problem']>, plan = fourTeams()): JudgedPlan => ({
  ...plan,
  problem: { ...plan.problem, ...change },
});
const booking = (kind: 'team' | 'cancha' | 'official', id: number, time = '14:00') => {
  const from = minutesSinceYearOne('2027-03-06', time);
  return { bookings: [{ kind, id, from, to: from + 10, matchId: 9 }] };
};
const booked = (kind: 'team' | 'cancha' | 'official', id: number) => withProblem(booking(kind, id));
/** Team 1 plays elsewhere until ten minutes before its first match. */
const bookedBefore = (options: Partial<CompleteFixtureOptions>) =>
  withProblem(booking('team', 1, '13:40'), fourTeams(options));
/** Team 9, from which team 1 shall be apart, plays elsewhere during its first match. */
const apartFromBooked = () => withProblem(booking('team', 9), asking({ kind: 'apart', teamIds: [1, 9] }));

test('a plan that keeps every rule is accepted', () => {
  expect(judge(fourTeams())).toBe('');
});

const faults: readonly (readonly [title: string, plan: () => JudgedPlan, said: RegExp])[] = [
  ['a missing match', () => withRounds((rounds) => rounds.slice(0, 2)), /2 rounds instead of 3[\s\S]*meet 0 times/],
  ['a pair that meets twice', () => withMatch(fourTeams(), 2, 0, { awayTeamId: 4 }), /meet 2 times/],
  ['a team twice in a round', () => withMatch(fourTeams(), 0, 1, { homeTeamId: 1 }), /a team plays twice in Fecha 1/],
  ['a free team that is not named', () => withRounds(withoutLastMatch), /Fecha 3 names the wrong free teams/],
  [
    'a wrong name of a round',
    () => withRounds((rounds) => rounds.map((one) => ({ ...one, round: 'Ronda 1' }))),
    /is called 'Ronda 1'/,
  ],
  ['a wrong group', () => withMatch(fourTeams(), 0, 0, { groupId: 3 }), /not a match of group 3/],
  ['sides that are not balanced', () => swapped(fourTeams(), 1, 0), /team 1 plays 3 times at home and 0/],
  ['a second leg that does not mirror the first', notMirrored, /does not mirror/],
  ['a start between two slots', () => withMatch(fourTeams(), 0, 0, { matchTime: '14:15' }), /no such slot/],
  ['a match that ends too late', () => withMatch(fourTeams(), 0, 0, { matchTime: '15:00' }), /no such slot/],
  ['a day before the first', () => withMatch(fourTeams(), 0, 0, { matchDate: '2027-02-27' }), /no such slot/],
  ['an excluded date', () => fourTeams({ excludedDates: ['2027-03-13'] }), /no such slot/],
  ['a weekday without playing times', () => withMatch(fourTeams(), 0, 0, { matchDate: '2027-03-07' }), /no such slot/],
  ['a cancha without playing times', () => withMatch(fourTeams(), 0, 0, { canchaId: 73 }), /no such slot/],
  ['a booked cancha', () => booked('cancha', 71), /no such slot, or it is booked/],
  ['a booked team', () => booked('team', 1), /team 1 is booked/],
  ['a team that plays elsewhere just before', () => bookedBefore({ restMinutes: 20 }), /team 1 does not rest beside/],
  [
    'a team that plays elsewhere just before at a continuous pace',
    () => bookedBefore({ pace: 'continuous', restMinutes: 20 }),
    /team 1 does not rest beside/,
  ],
  ['a team to be apart from one that plays elsewhere', apartFromBooked, /apart plays elsewhere meanwhile/],
  ['a booked official', () => booked('official', 81), /official 81 is booked/],
  ['two matches on a cancha', () => withMatch(fourTeams(), 0, 1, { canchaId: 71 }), /cancha 71 has less than 0/],
  ['an official twice at once', () => withMatch(fourTeams(), 0, 1, { refereeId: 81 }), /official 81 is in two places/],
  ['an own official', () => withProblem({ teamsOfOfficial: new Map([[81, [2]]]) }), /official 81 directs an own team/],
  ['a match without referee', () => withMatch(fourTeams(), 0, 0, { refereeId: 0 }), /has no referee/],
  ['a referee of nobody', () => withMatch(fourTeams(), 0, 0, { refereeId: 99 }), /referee who was not offered/],
  ['a missing assistant', () => withMatch(fourTeams(), 0, 0, { assistantId: 0 }), /no assistant, but 91 is free/],
  ['one official in both roles', () => withMatch(fourTeams(), 0, 0, { assistantId: 81 }), /one official twice/],
  ['notBefore', () => asking({ kind: 'notBefore', teamId: 3, time: '14:30' }), /team 3 plays before 14:30/],
  ['notAfter', () => asking({ kind: 'notAfter', teamId: 3, time: '13:30' }), /team 3 plays after 13:30/],
  [
    'unavailable',
    () => asking({ kind: 'unavailable', teamId: 3, from: '2027-03-13', to: '2027-03-13' }),
    /unavailable/,
  ],
  ['apart', () => asking({ kind: 'apart', teamIds: [1, 3] }), /teams 1 and 3 play at the same time/],
  ['meet', () => asking({ kind: 'meet', teamIds: [1, 3], round: 1 }), /1 and 3 do not meet in round 1/],
  ['rounds out of order', () => onDate(onDate(fourTeams(), 0, '2027-03-13'), 1, '2027-03-06'), /does not come after/],
  ['a round over two days', () => withMatch(fourTeams(), 2, 0, { matchDate: '2027-03-27' }), /more than one day/],
  ['a round over two weeks', () => withMatch(inWeeks(), 2, 0, { matchDate: '2027-03-27' }), /more than one week/],
  ['a skipped day', () => onDate(fourTeams(), 2, '2027-03-27'), /round 3 skips a day in which it fits/],
  ['a skipped week', () => onDate(inWeeks(), 2, '2027-03-27'), /round 3 skips a week in which it fits/],
  [
    'a hole',
    () => withMatch(fourTeams(), 1, 1, { matchTime: '14:30' }),
    /could be on 2027-03-13 at 14:00 on cancha 72/,
  ],
  ['a match moved for nobody', () => movedTo('2027-03-27', fourTeams()), /nobody asked for it/],
  ['a match moved inside its day', () => movedTo('2027-03-20', leaving()), /inside its round's days/],
  ['a match moved too far', () => movedTo('2027-04-10', leaving()), /further than to the nearest day/],
  ['a match moved to the earlier of two days', () => movedTo('2027-03-13', leaving()), /further than to the nearest/],
  ['too little rest', () => movedTo('2027-03-13', leaving({ restMinutes: 20 })), /rests 0 minutes/],
  ['too little rest at a continuous pace', tired, /rests 0 minutes/],
];

test.each(faults)('a plan with %s is refused', (_, plan, said) => {
  expect(judge(plan())).toMatch(said);
});

test.each([
  'breaks',
  'minimumBreaks',
  'homeAwayDifference',
  'timeDifference',
  'canchaDifference',
  'officialDifference',
] as const)('a plan that says a wrong %s is refused', (figure) => {
  const plan = fourTeams();
  const wrong = { ...plan, quality: { ...plan.quality, [figure]: 7 } };
  expect(judge(wrong)).toContain(`the quality says ${figure} 7, it is ${plan.quality[figure]}`);
});

test('a match beside what its team plays elsewhere with its rest between, or without any that was asked for, is accepted', () => {
  for (const restMinutes of [0, 10]) expect(judge(bookedBefore({ restMinutes }))).toBe('');
});

test('a match that an absent team moves to the later of the two nearest days is accepted', () => {
  expect(judge(movedTo('2027-03-27', leaving()))).toBe('');
});

function withRounds(change: (rounds: JudgedPlan['rounds']) => JudgedPlan['rounds']): JudgedPlan {
  const plan = fourTeams();
  return { ...plan, rounds: change(plan.rounds) };
}

function withoutLastMatch(rounds: JudgedPlan['rounds']): JudgedPlan['rounds'] {
  return rounds.map((one, at) => (at === 2 ? { ...one, matches: one.matches.slice(0, 1) } : one));
}

function swapped(plan: JudgedPlan, round: number, match: number): JudgedPlan {
  const { homeTeamId = 0, awayTeamId = 0 } = plan.rounds[round]?.matches[match] ?? {};
  return withMatch(plan, round, match, { homeTeamId: awayTeamId, awayTeamId: homeTeamId });
}

function notMirrored(): JudgedPlan {
  const plan = fourTeams({ legs: 2 });
  const later = plan.rounds.map((one, at) => ({
    round: `Fecha ${at + 4}`,
    free: [],
    matches: one.matches.map((match) => ({
      ...match,
      matchDate: ['2027-04-03', '2027-03-27', '2027-04-10'][at] ?? '',
      homeTeamId: match.awayTeamId,
      awayTeamId: match.homeTeamId,
    })),
  }));
  const [first, second, third] = later;
  if (!first || !second || !third) throw new Error('three rounds');
  return { ...plan, rounds: [...plan.rounds, { ...second, round: 'Fecha 4' }, { ...first, round: 'Fecha 5' }, third] };
}

function onDate(plan: JudgedPlan, round: number, matchDate: string): JudgedPlan {
  return withMatch(withMatch(plan, round, 0, { matchDate }), round, 1, { matchDate });
}

const inWeeks = () => fourTeams({ pace: 'week' });

/** Team 4 cannot on the third Saturday, on which it plays the second match. */
function leaving(options: Partial<CompleteFixtureOptions> = {}): JudgedPlan {
  return fourTeams({
    requests: [{ kind: 'unavailable', teamId: 4, from: '2027-03-20', to: '2027-03-20' }],
    ...options,
  });
}

function movedTo(matchDate: string, plan: JudgedPlan): JudgedPlan {
  const isOtherDay = matchDate !== '2027-03-20';
  const change = { matchDate, moved: true, canchaId: 71, assistantId: isOtherDay ? 91 : 0 };
  const isTaken = matchDate === '2027-03-13';
  const moved = withMatch(plan, 2, 1, isTaken ? { ...change, matchTime: '14:30' } : change);
  return { ...moved, quality: { ...moved.quality, canchaDifference: 2 } };
}

/** Two rounds in the same hour after each other, where half an hour of rest is asked for. */
function tired(): JudgedPlan {
  const plan = fourTeams({ pace: 'continuous', restMinutes: 30 });
  return onDate(
    withMatch(withMatch(plan, 1, 0, { matchTime: '14:30' }), 1, 1, { matchTime: '14:30' }),
    1,
    '2027-03-06',
  );
}
