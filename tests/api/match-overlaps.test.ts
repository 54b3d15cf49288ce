import { beforeAll, describe, expect, test } from 'vitest';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createCancha,
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  editMatch,
  editTournament,
  expectOk,
  matchFormBodyOf,
  nextUnusedDay,
  postMatch,
  readMatch,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';

let ombu: Team;
let ceibo: Team;
let tala: Team;
let sauce: Team;
/** Tournaments whose matches take 30 minutes: each test has days of its own. */
let tournament: Tournament;
let other: Tournament;

beforeAll(async () => {
  await startApi();
  [ombu, ceibo, tala, sauce] = await createTeams('Deportivo Ombú', 'Atlético Ceibo', 'Tala', 'Sauce');
  [tournament, other] = [await createTournament(), await createTournament()];
});

const kickOffFields = (matchDate: string, matchTime: string) => ({ matchDate, matchTime });

describe('a team', () => {
  test('plays one match at a time, whichever the tournament, and the refusal names the other match', async () => {
    const when = kickOffFields('2027-03-07', '14:00');
    await createScheduledMatch(tournament, ombu, ceibo, when);
    const without = await createTournament();
    const refused = await postMatch(without, tala, ombu, { ...when, matchTime: '14:29' });
    expect(refused.status).toBe(409);
    for (const said of ['Deportivo Ombú', 'Atlético Ceibo', 'dom 7 mar 2027', '14:00']) {
      expect(problemOf(refused).detail).toContain(said);
    }
    expect((await readTournament(without)).teamIds, 'a refused match adds no participant').toEqual([]);
  });

  test('with a match from 14:00 to 14:30 plays another one until it begins or from the minute in which it ends, and none between', async () => {
    const matchDate = nextUnusedDay();
    await createScheduledMatch(tournament, ombu, ceibo, kickOffFields(matchDate, '14:00'));
    const statusAt = async (matchTime: string) =>
      (await postMatch(tournament, ceibo, tala, kickOffFields(matchDate, matchTime))).status;
    expect([await statusAt('13:31'), await statusAt('14:29')]).toEqual([409, 409]);
    expect([await statusAt('13:30'), await statusAt('14:30')]).toEqual([201, 201]);
  });

  test('with a match from 31 December 23:40 to 1 January 00:40 plays none meanwhile, on either day', async () => {
    const long = await createTournament({ rules: { matchMinutes: 60 } });
    await createScheduledMatch(long, ombu, ceibo, kickOffFields('2026-12-31', '23:40'));
    const statusAt = async (matchDate: string, matchTime: string) =>
      (await postMatch(tournament, ceibo, tala, kickOffFields(matchDate, matchTime))).status;
    expect(await statusAt('2026-12-31', '23:11')).toBe(409);
    expect(await statusAt('2027-01-01', '00:00')).toBe(409);
    expect(await statusAt('2027-01-01', '00:39')).toBe(409);
    expect(await statusAt('2026-12-31', '23:10')).toBe(201);
    expect(await statusAt('2027-01-01', '00:40')).toBe(201);
  });

  test('with a match just after midnight gets no match before midnight that would overlap it', async () => {
    await createScheduledMatch(tournament, ombu, ceibo, kickOffFields('2028-03-01', '00:10'));
    expect((await postMatch(tournament, ceibo, tala, kickOffFields('2028-02-29', '23:41'))).status).toBe(409);
    expect((await postMatch(tournament, ceibo, tala, kickOffFields('2028-02-29', '23:40'))).status).toBe(201);
  });

  test('is busy in a match for the length that the rules of its tournament say', async () => {
    const long = await createTournament({ rules: { matchMinutes: 90 } });
    const matchDate = nextUnusedDay();
    await createScheduledMatch(long, ombu, ceibo, kickOffFields(matchDate, '14:00'));
    expect((await postMatch(tournament, ombu, tala, kickOffFields(matchDate, '15:29'))).status).toBe(409);
    expect((await postMatch(long, ombu, tala, kickOffFields(matchDate, '12:31'))).status).toBe(409);
    expect((await postMatch(tournament, ombu, tala, kickOffFields(matchDate, '13:30'))).status).toBe(201);
    expect((await postMatch(tournament, ombu, tala, kickOffFields(matchDate, '15:30'))).status).toBe(201);
  });

  test('is also busy in a match that is in play or already played', async () => {
    const when = kickOffFields(nextUnusedDay(), '14:00');
    const match = await createScheduledMatch(tournament, ombu, ceibo, { ...when, status: 'in_progress' });
    expect((await postMatch(tournament, ombu, tala, when)).status).toBe(409);
    expectOk(await saveScore(match, '1-0'));
    expect((await postMatch(tournament, ombu, tala, when)).status).toBe(409);
  });
});

describe('a cancha', () => {
  test('hosts one match at a time, whichever the tournament, and the refusal names the other match', async () => {
    const { id: canchaId } = await createCancha('Cancha del fondo');
    const matchDate = nextUnusedDay();
    await createScheduledMatch(tournament, ombu, ceibo, { ...kickOffFields(matchDate, '14:00'), canchaId });
    const refused = await postMatch(other, tala, sauce, { ...kickOffFields(matchDate, '14:29'), canchaId });
    expect(statusAndDetail(refused)).toEqual({ status: 409, detail: expect.stringContaining('Cancha del fondo') });
    expect(problemOf(refused).detail).toContain('Deportivo Ombú');
    expect((await postMatch(other, tala, sauce, { ...kickOffFields(matchDate, '14:30'), canchaId })).status).toBe(201);
  });

  test('is not taken by a match without a cancha or at another one', async () => {
    const [one, two] = [await createCancha('Cancha 1'), await createCancha('Cancha 2')];
    const when = kickOffFields(nextUnusedDay(), '14:00');
    await createScheduledMatch(tournament, ombu, ceibo, { ...when, canchaId: one.id });
    const match = await createScheduledMatch(tournament, tala, sauce, { ...when, canchaId: two.id });
    expect((await editMatch(match, { canchaId: one.id })).status).toBe(409);
    expect((await editMatch(match, { canchaId: 0 })).status).toBe(200);
  });
});

describe('the time of a match', () => {
  let canchaId: number;
  beforeAll(async () => {
    ({ id: canchaId } = await createCancha('Cancha 1'));
  });

  const twoMatches = async () => {
    const wanted = { ...kickOffFields(nextUnusedDay(), '23:50'), canchaId };
    const match = await createScheduledMatch(tournament, ombu, ceibo, wanted);
    const again = () => postMatch(tournament, ceibo, tala, wanted);
    return { match, again };
  };

  test('is free once the match is cancelled; the match cannot be scheduled again after another one took the time', async () => {
    const { match, again } = await twoMatches();
    const cancelled = expectOk(await editMatch(match, { status: 'cancelled' }));
    expectOk(await again());
    expect((await editMatch(cancelled, { status: 'scheduled' })).status).toBe(409);
    expect((await readMatch(match)).status).toBe('cancelled');
  });

  test('is taken again when a cancelled match is scheduled again', async () => {
    const { match, again } = await twoMatches();
    expectOk(await editMatch(expectOk(await editMatch(match, { status: 'cancelled' })), { status: 'scheduled' }));
    expect((await again()).status).toBe(409);
  });

  test('is free once the match is deleted', async () => {
    const { match, again } = await twoMatches();
    await deleteMatch(match);
    expectOk(await again());
  });

  test.each([{ matchDate: '2029-01-01' }, { matchTime: '23:00' }])(
    'the time of a match is free once the match is moved to %o',
    async (elsewhere) => {
      const { match, again } = await twoMatches();
      expectOk(await editMatch(match, elsewhere));
      expectOk(await again());
    },
  );

  test('is free again for a cancha and a team that the match no longer has', async () => {
    const { match, again } = await twoMatches();
    expectOk(await editMatch(match, { canchaId: 0, awayTeamId: sauce.id }));
    expectOk(await again());
  });

  test('does not keep the match itself from moving by five minutes', async () => {
    const { match } = await twoMatches();
    expect((await editMatch(match, { matchTime: '23:55' })).status).toBe(200);
    expect((await editMatch(match, matchFormBodyOf(match))).status).toBe(200);
  });
});

test('any number of cancelled matches of a team may share a time', async () => {
  const cancelled = { ...kickOffFields(nextUnusedDay(), '14:00'), status: 'cancelled' as const };
  for (const _ of [1, 2]) expect((await postMatch(tournament, ombu, ceibo, cancelled)).status).toBe(201);
});

test('a refused change leaves the match, and the time it takes, as they were', async () => {
  const day = nextUnusedDay();
  await createScheduledMatch(tournament, ombu, ceibo, kickOffFields(day, '14:00'));
  const match = await createScheduledMatch(tournament, tala, sauce, kickOffFields(day, '14:00'));
  expect((await editMatch(match, { homeTeamId: ombu.id, matchTime: '14:10' })).status).toBe(409);
  expect(await readMatch(match)).toEqual(match);
  expect((await postMatch(tournament, tala, sauce, kickOffFields(day, '14:00'))).status).toBe(409);
});

describe('after a change of the length of matches', () => {
  const setMatchMinutes = (tournament: Tournament, matchMinutes: number) =>
    editTournament(tournament, { rules: { matchMinutes } });

  test('longer matches keep their teams busy for longer', async () => {
    const cup = await createTournament();
    const day = nextUnusedDay();
    await createScheduledMatch(cup, ombu, ceibo, kickOffFields(day, '14:00'));
    expectOk(await setMatchMinutes(cup, 90));
    expect((await postMatch(other, ombu, tala, kickOffFields(day, '15:00'))).status).toBe(409);
    expect((await postMatch(other, ombu, tala, kickOffFields(day, '15:30'))).status).toBe(201);
  });

  test('longer matches reach over midnight', async () => {
    const cup = await createTournament();
    await createScheduledMatch(cup, ombu, ceibo, kickOffFields('2033-03-31', '21:00'));
    expectOk(await setMatchMinutes(cup, 200));
    expect((await postMatch(other, ombu, tala, kickOffFields('2033-04-01', '00:19'))).status).toBe(409);
    expect((await postMatch(other, ombu, tala, kickOffFields('2033-04-01', '00:20'))).status).toBe(201);
  });

  test('shorter matches leave their teams free earlier', async () => {
    const cup = await createTournament({ rules: { matchMinutes: 90 } });
    const day = nextUnusedDay();
    await createScheduledMatch(cup, ombu, ceibo, kickOffFields(day, '14:00'));
    expectOk(await setMatchMinutes(cup, 20));
    expect((await postMatch(other, ombu, tala, kickOffFields(day, '14:20'))).status).toBe(201);
  });

  test('a length that makes matches overlap is refused, in one tournament or between two', async () => {
    const cup = await createTournament();
    const [day, otherDay] = [nextUnusedDay(), nextUnusedDay()];
    const match = await createScheduledMatch(cup, ombu, ceibo, kickOffFields(day, '14:00'));
    await createScheduledMatch(cup, ombu, tala, kickOffFields(day, '14:40'));
    expect((await setMatchMinutes(cup, 41)).status).toBe(409);
    expectOk(await setMatchMinutes(cup, 40));
    expectOk(await editMatch(match, kickOffFields(otherDay, '14:00')));
    await createScheduledMatch(other, ceibo, tala, kickOffFields(otherDay, '14:40'));
    const refused = await setMatchMinutes(cup, 41);
    expect(statusAndDetail(refused)).toEqual({ status: 409, detail: expect.stringContaining('Tala') });
    expect((await readTournament(cup)).rules.matchMinutes).toBe(40);
  });
});
