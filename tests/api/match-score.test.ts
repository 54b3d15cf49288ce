import { beforeAll, describe, expect, test } from 'vitest';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import {
  createMatch,
  createScheduledMatch,
  createTeams,
  createTournament,
  editMatch,
  expectOk,
  postMatch,
  readMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createPlayer } from '#tests/support/players.ts';

beforeAll(startApi);

const patchScore = (id: number, body: object) =>
  callUntyped('PATCH /matches/{id}/score', { as: 'admin', params: { id }, body });

test('a score completes the match', async () => {
  const match = await createMatch();
  const answer = await saveScore(match, '3-1');
  expect(answer.status).toBe(200);
  const expected = { status: 'completed', isCompleted: true, homeScore: 3, awayScore: 1, version: match.version + 1 };
  expect(answer.body).toEqual({ ...match, ...expected });
  expect(await readMatch(match)).toEqual(answer.body);
});

test.each(['0-0', '99-99', '0-99'])('the score %s is accepted', async (score) => {
  const { homeScore, awayScore } = expectOk(await saveScore(await createMatch(), score));
  expect(`${homeScore}-${awayScore}`).toBe(score);
});

test.each([
  [{}],
  [{ homeScore: 1 }],
  [{ homeScore: null, awayScore: null }],
  [{ homeScore: -1, awayScore: 0 }],
  [{ homeScore: 100, awayScore: 0 }],
  [{ homeScore: 1.5, awayScore: 0 }],
  [{ homeScore: '1', awayScore: 0 }],
  [{ homeScore: 1, awayScore: 0, status: 'completed' }],
  [{ homeScore: 1, awayScore: 0, walkover: 'local' }],
])('the score %o is refused and changes nothing', async (body) => {
  const match = await createMatch();
  expect((await patchScore(match.id, body)).status).toBe(400);
  expect(await readMatch(match)).toEqual(match);
});

describe('penalties', () => {
  test('are stored beside a level score and do not count as goals', async () => {
    const match = expectOk(
      await saveScore(await createMatch({ round: 'Final' }), '2-2', { homePenalties: 3, awayPenalties: 4 }),
    );
    expect(match).toMatchObject({ homeScore: 2, awayScore: 2, homePenalties: 3, awayPenalties: 4 });
    const { body } = await call('GET /matches/formatted/{id}', { params: { id: match.id } });
    expect(body.scoreDisplay).toBe('2 - 2');
  });

  test.each([
    ['2-1', { homePenalties: 3, awayPenalties: 4 }],
    ['1-1', { homePenalties: 4, awayPenalties: 4 }],
    ['1-1', { homePenalties: 4 }],
    ['1-1', { homePenalties: -1, awayPenalties: 4 }],
    ['1-1', { homePenalties: 4, awayPenalties: 100 }],
  ])('penalties are refused with the score %s and %o', async (score, penalties) => {
    expect((await saveScore(await createMatch({ round: 'Semifinal 1' }), score, penalties)).status).toBe(400);
  });

  test('may be left out of a level playoff match, which stays undecided', async () => {
    const match = expectOk(await saveScore(await createMatch({ round: 'Semifinal 1' }), '1-1'));
    expect(match).toMatchObject({ isCompleted: true, homePenalties: null, awayPenalties: null });
  });

  test('are removed when the score is corrected to a win', async () => {
    const match = expectOk(await saveScore(await createMatch(), '1-1', { homePenalties: 5, awayPenalties: 4 }));
    expect(expectOk(await saveScore(match, '2-1'))).toMatchObject({
      homeScore: 2,
      homePenalties: null,
      awayPenalties: null,
    });
  });
});

describe('a walkover', () => {
  test.each([
    ['home', '0-3', [0, 3]],
    ['away', '3-0', [3, 0]],
  ] as const)('of the %s team is a 3-0 win for the other team', async (walkover, score, [homeScore, awayScore]) => {
    const match = expectOk(await saveScore(await createMatch(), score, { walkover }));
    expect(match).toMatchObject({ walkover, homeScore, awayScore, isCompleted: true });
  });

  test('needs no score, as the rules of the tournament give it', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const tournament = await createTournament({ rules: { walkoverGoals: 5 } });
    const answer = await patchScore((await createScheduledMatch(tournament, ombu, ceibo)).id, { walkover: 'away' });
    expect(answer.body).toMatchObject({ walkover: 'away', homeScore: 5, awayScore: 0, status: 'completed' });
  });

  test('of both teams completes the match', async () => {
    const answer = await patchScore((await createMatch()).id, { walkover: 'both' });
    expect(answer.body).toMatchObject({ walkover: 'both', isCompleted: true });
  });

  test('is a win for the team that came, whatever score is sent', async () => {
    const answer = await saveScore(await createMatch(), '0-3', { walkover: 'away' });
    if (answer.status === 200) expect(answer.body).toMatchObject({ homeScore: 3, awayScore: 0 });
    else expect(answer.status).toBe(400);
  });

  test('may be set in the form of the match, without a score', async () => {
    const { body } = await editMatch(await createMatch(), { status: 'completed', walkover: 'home' });
    expect(body).toMatchObject({ walkover: 'home', homeScore: 0, awayScore: 3, isCompleted: true });
  });

  test('is removed by a score without a walkover', async () => {
    const match = expectOk(await saveScore(await createMatch(), '3-0', { walkover: 'away' }));
    expect(expectOk(await saveScore(match, '1-2'))).toMatchObject({ walkover: null, homeScore: 1, awayScore: 2 });
  });
});

test('a score may be corrected any number of times', async () => {
  const match = await createMatch();
  for (const score of ['1-0', '1-1', '0-1']) expectOk(await saveScore(match, score));
  expect(await readMatch(match)).toMatchObject({ homeScore: 0, awayScore: 1, version: match.version + 3 });
});

test('a second score with the same version is refused with the current copy of the match', async () => {
  const match = await createMatch();
  const { version } = match;
  expectOk(await saveScore(match, '1-0', { version }));
  const second = await saveScore(match, '0-1', { version });
  expect(second.status).toBe(412);
  expect(problemOf(second).current).toMatchObject({ homeScore: 1, awayScore: 0, version: version + 1 });
});

test('a cancelled match accepts a score only while its teams are free, and then makes them busy again', async () => {
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const [free, taken] = [await createTournament(), await createTournament()];
  const when = { matchDate: '2027-05-01', matchTime: '14:00' };
  const match = await createScheduledMatch(free, ombu, ceibo, { ...when, status: 'cancelled' });
  expectOk(await saveScore(match, '1-0'));
  expect((await postMatch(taken, ceibo, tala, when)).status).toBe(409);
  expectOk(await editMatch(await readMatch(match), { status: 'cancelled' }));
  await createScheduledMatch(taken, ceibo, tala, when);
  expect((await saveScore(match, '1-0')).status).toBe(409);
});

describe('goals and cards that come with a result', () => {
  async function createTwoSides() {
    const match = await createMatch();
    const [home, away] = [match.homeTeamId ?? 0, match.awayTeamId ?? 0];
    const [scorer, keeper] = await Promise.all([createPlayer({ id: home }), createPlayer({ id: away })]);
    return { match, home, away, scorer, keeper };
  }
  const eventsOf = async ({ id }: { id: number }) =>
    expectOk(await call('GET /matches/{id}/detail', { params: { id } })).events;

  test('are recorded with it at once, also without a minute', async () => {
    const { match, home, away, scorer, keeper } = await createTwoSides();
    const events = [
      { teamId: home, playerId: scorer.id, eventType: 'goal' as const, minute: 12 },
      { teamId: home, playerId: 0, eventType: 'goal' as const },
      { teamId: away, playerId: keeper.id, eventType: 'yellowcard' as const, minute: null },
    ];
    const saved = expectOk(await saveScore(match, '2-0', { events }));
    expect(saved).toMatchObject({ status: 'completed', homeScore: 2, awayScore: 0, version: match.version + 1 });
    expect((await eventsOf(match)).map((event) => [event.eventType, event.playerId, event.minute])).toEqual([
      ['goal', scorer.id, 12],
      ['goal', 0, null],
      ['yellowcard', keeper.id, null],
    ]);
  });

  test('are at most twenty, and eighty in a match', async () => {
    const { match, home } = await createTwoSides();
    const goals = (count: number) =>
      Array.from({ length: count }, () => ({ teamId: home, playerId: 0, eventType: 'goal' as const }));
    expect((await saveScore(match, '21-0', { events: goals(21) })).status).toBe(400);
    for (const score of ['20-0', '40-0', '60-0', '80-0'])
      expectOk(await saveScore(match, score, { events: goals(20) }));
    expect((await saveScore(match, '81-0', { events: goals(1) })).status).toBe(409);
    expect((await readMatch(match)).homeScore).toBe(80);
  });

  test.each([
    ['of somebody in another team', 'playerId', 400],
    ['of a team that does not play', 'teamId', 400],
    ['as a card of nobody', 'playerId', 400],
    ['after the last minute', 'minute', 400],
    ['as a goal of a walkover', undefined, 409],
  ] as const)('%s are refused, and nothing is saved', async (what, field, status) => {
    const { match, home, away, scorer } = await createTwoSides();
    const goal = { teamId: home, playerId: scorer.id, eventType: 'goal' as const };
    const wrong = {
      'of somebody in another team': { ...goal, teamId: away },
      'of a team that does not play': { ...goal, teamId: home + 1000 },
      'as a card of nobody': { ...goal, playerId: 0, eventType: 'redcard' as const },
      'after the last minute': { ...goal, minute: 31 },
      'as a goal of a walkover': goal,
    }[what];
    const walkover = status === 409 ? { walkover: 'away' as const } : {};
    const answer = await saveScore(match, '3-0', { ...walkover, events: [goal, wrong].slice(status === 409 ? 1 : 0) });
    expect([answer.status, problemOf(answer).errors?.[0]?.path]).toEqual([status, field && `events.1.${field}`]);
    expect(await readMatch(match)).toEqual(match);
    expect(await eventsOf(match)).toEqual([]);
  });

  test('of a result that somebody else saved first are not recorded', async () => {
    const { match, home } = await createTwoSides();
    expectOk(await saveScore(match, '1-1'));
    const late = { version: match.version, events: [{ teamId: home, playerId: 0, eventType: 'goal' as const }] };
    expect((await saveScore(match, '1-0', late)).status).toBe(412);
    expect(await eventsOf(match)).toEqual([]);
  });
});
