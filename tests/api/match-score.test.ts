import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import {
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

let home: Team;
let away: Team;
let cup: Tournament;

beforeAll(async () => {
  await startApi();
  [home, away] = await createTeams('Ombú', 'Ceibo');
  cup = await createTournament();
});

/** A match of the two teams on a day of its own. */
const scheduleMatch = (more: Parameters<typeof createScheduledMatch>[3] = {}) =>
  createScheduledMatch(cup, home, away, more);

const patchScore = (id: number, body: object) =>
  callUntyped('PATCH /matches/{id}/score', { as: 'admin', params: { id }, body });

test('a score completes the match', async () => {
  const match = await scheduleMatch();
  const answer = await saveScore(match, '3-1');
  expect(answer.status).toBe(200);
  const expected = { status: 'completed', isCompleted: true, homeScore: 3, awayScore: 1, version: match.version + 1 };
  expect(answer.body).toEqual({ ...match, ...expected });
  expect(await readMatch(match)).toEqual(answer.body);
});

test('a score is 0 to 99 for each side, and may be corrected any number of times', async () => {
  const match = await scheduleMatch();
  for (const score of ['0-0', '99-99', '0-99']) {
    const { homeScore, awayScore } = expectOk(await saveScore(match, score));
    expect(`${homeScore}-${awayScore}`).toBe(score);
  }
  expect(await readMatch(match)).toMatchObject({ homeScore: 0, awayScore: 99, version: match.version + 3 });
});

describe('a refused score', () => {
  let match: Match;
  beforeAll(async () => {
    match = await scheduleMatch({ round: 'Semifinal 1' });
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
    [{ homeScore: 2, awayScore: 1, homePenalties: 3, awayPenalties: 4 }],
    [{ homeScore: 1, awayScore: 1, homePenalties: 4, awayPenalties: 4 }],
    [{ homeScore: 1, awayScore: 1, homePenalties: 4 }],
    [{ homeScore: 1, awayScore: 1, homePenalties: -1, awayPenalties: 4 }],
    [{ homeScore: 1, awayScore: 1, homePenalties: 4, awayPenalties: 100 }],
  ])('%o changes nothing', async (body) => {
    expect((await patchScore(match.id, body)).status).toBe(400);
    expect(await readMatch(match)).toEqual(match);
  });
});

describe('penalties', () => {
  test('are stored beside a level score and do not count as goals', async () => {
    const match = expectOk(
      await saveScore(await scheduleMatch({ round: 'Final' }), '2-2', { homePenalties: 3, awayPenalties: 4 }),
    );
    expect(match).toMatchObject({ homeScore: 2, awayScore: 2, homePenalties: 3, awayPenalties: 4 });
    const { body } = await call('GET /matches/formatted/{id}', { params: { id: match.id } });
    expect(body.scoreDisplay).toBe('2 - 2');
  });

  test('may be left out of a level playoff match, which stays undecided', async () => {
    const match = expectOk(await saveScore(await scheduleMatch({ round: 'Semifinal 1' }), '1-1'));
    expect(match).toMatchObject({ isCompleted: true, homePenalties: null, awayPenalties: null });
  });

  test('are removed when the score is corrected to a win', async () => {
    const match = expectOk(await saveScore(await scheduleMatch(), '1-1', { homePenalties: 5, awayPenalties: 4 }));
    expect(expectOk(await saveScore(match, '2-1'))).toMatchObject({
      homeScore: 2,
      homePenalties: null,
      awayPenalties: null,
    });
  });
});

describe('a walkover', () => {
  test('is a 3-0 win for the team that came, whatever score is sent', async () => {
    const match = await scheduleMatch();
    const saved = expectOk(await saveScore(match, '0-3', { walkover: 'home' }));
    expect(saved).toMatchObject({ walkover: 'home', homeScore: 0, awayScore: 3, isCompleted: true });
    const corrected = expectOk(await saveScore(match, '0-3', { walkover: 'away' }));
    expect(corrected).toMatchObject({ walkover: 'away', homeScore: 3, awayScore: 0, isCompleted: true });
  });

  test('needs no score, as the rules of the tournament give it', async () => {
    const tournament = await createTournament({ rules: { walkoverGoals: 5 } });
    const answer = await patchScore((await createScheduledMatch(tournament, home, away)).id, { walkover: 'away' });
    expect(answer.body).toMatchObject({ walkover: 'away', homeScore: 5, awayScore: 0, status: 'completed' });
  });

  test('of both teams completes the match', async () => {
    const answer = await patchScore((await scheduleMatch()).id, { walkover: 'both' });
    expect(answer.body).toMatchObject({ walkover: 'both', isCompleted: true });
  });

  test('may be set in the form of the match, without a score', async () => {
    const { body } = await editMatch(await scheduleMatch(), { status: 'completed', walkover: 'home' });
    expect(body).toMatchObject({ walkover: 'home', homeScore: 0, awayScore: 3, isCompleted: true });
  });

  test('is removed by a score without a walkover', async () => {
    const match = expectOk(await saveScore(await scheduleMatch(), '3-0', { walkover: 'away' }));
    expect(expectOk(await saveScore(match, '1-2'))).toMatchObject({ walkover: null, homeScore: 1, awayScore: 2 });
  });
});

test('a second score with the same version is refused with the current copy of the match', async () => {
  const match = await scheduleMatch();
  const { version } = match;
  expectOk(await saveScore(match, '1-0', { version }));
  const second = await saveScore(match, '0-1', { version });
  expect(second.status).toBe(412);
  expect(problemOf(second).current).toMatchObject({ homeScore: 1, awayScore: 0, version: version + 1 });
});

test('a cancelled match accepts a score only while its teams are free, and then makes them busy again', async () => {
  const [[other], taken] = [await createTeams('Tala'), await createTournament()];
  const when = { matchDate: '2027-05-01', matchTime: '14:00' };
  const match = await scheduleMatch({ ...when, status: 'cancelled' });
  expectOk(await saveScore(match, '1-0'));
  expect((await postMatch(taken, away, other, when)).status).toBe(409);
  expectOk(await editMatch(await readMatch(match), { status: 'cancelled' }));
  await createScheduledMatch(taken, away, other, when);
  expect((await saveScore(match, '1-0')).status).toBe(409);
});

describe('goals and cards that come with a result', () => {
  let scorer: Player;
  let keeper: Player;
  beforeAll(async () => {
    [scorer, keeper] = [await createPlayer(home), await createPlayer(away)];
  });

  const goalsOfNobody = (count: number) =>
    Array.from({ length: count }, () => ({ teamId: home.id, playerId: 0, eventType: 'goal' as const }));
  const eventsOf = async ({ id }: { id: number }) =>
    expectOk(await call('GET /matches/{id}/detail', { params: { id } })).events;

  test('are recorded with it at once, also without a minute', async () => {
    const match = await scheduleMatch();
    const events = [
      { teamId: home.id, playerId: scorer.id, eventType: 'goal' as const, minute: 12 },
      { teamId: home.id, playerId: 0, eventType: 'goal' as const },
      { teamId: away.id, playerId: keeper.id, eventType: 'yellowcard' as const, minute: null },
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
    const match = await scheduleMatch();
    expect((await saveScore(match, '21-0', { events: goalsOfNobody(21) })).status).toBe(400);
    for (const score of ['20-0', '40-0', '60-0', '80-0'])
      expectOk(await saveScore(match, score, { events: goalsOfNobody(20) }));
    expect((await saveScore(match, '81-0', { events: goalsOfNobody(1) })).status).toBe(409);
    expect((await readMatch(match)).homeScore).toBe(80);
  });

  describe('are refused, and nothing is saved,', () => {
    let match: Match;
    beforeAll(async () => {
      match = await scheduleMatch();
    });

    const goal = () => ({ teamId: home.id, playerId: scorer.id, eventType: 'goal' as const });
    const wrongGoals = {
      'of somebody in another team': () => ({ ...goal(), teamId: away.id }),
      'of a team that does not play': () => ({ ...goal(), teamId: home.id + 1000 }),
      'as a card of nobody': () => ({ ...goal(), playerId: 0, eventType: 'redcard' as const }),
      'after the last minute': () => ({ ...goal(), minute: 31 }),
    };

    test.each([
      ['of somebody in another team', 'playerId'],
      ['of a team that does not play', 'teamId'],
      ['as a card of nobody', 'playerId'],
      ['after the last minute', 'minute'],
    ] as const)('%s', async (what, field) => {
      const answer = await saveScore(match, '3-0', { events: [goal(), wrongGoals[what]()] });
      expect([answer.status, problemOf(answer).errors?.[0]?.path]).toEqual([400, `events.1.${field}`]);
      expect(await readMatch(match)).toEqual(match);
      expect(await eventsOf(match)).toEqual([]);
    });

    test('as a goal of a walkover', async () => {
      expect((await saveScore(match, '3-0', { walkover: 'away', events: [goal()] })).status).toBe(409);
      expect(await readMatch(match)).toEqual(match);
      expect(await eventsOf(match)).toEqual([]);
    });
  });

  test('of a result that somebody else saved first are not recorded', async () => {
    const match = await scheduleMatch();
    expectOk(await saveScore(match, '1-1'));
    const late = { version: match.version, events: goalsOfNobody(1) };
    expect((await saveScore(match, '1-0', late)).status).toBe(412);
    expect(await eventsOf(match)).toEqual([]);
  });
});
