import { beforeAll, describe, expect, test } from 'vitest';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createCancha,
  createTeams,
  createTournament,
  edit,
  expectOk,
  formOf,
  nextUnusedDay,
  readMatch,
  readTournament,
  record,
  schedule,
  scheduleMatch,
} from '#tests/support/given.ts';

beforeAll(startApi);

const fourTeams = () => createTeams('Deportivo Ombú', 'Atlético Ceibo', 'Tala', 'Sauce');
const at = (matchDate: string, matchTime: string) => ({ matchDate, matchTime });
const remove = ({ id }: { id: number }) => call('DELETE /matches/{id}', { as: 'admin', params: { id } });

describe('a team', () => {
  test('plays one match at a time, whichever the tournament, and the refusal names the other match', async () => {
    const [ombu, ceibo, tala] = await fourTeams();
    const when = at('2027-03-07', '14:00');
    await scheduleMatch(await createTournament(), ombu, ceibo, when);
    const refused = await schedule(await createTournament(), tala, ombu, { ...when, matchTime: '14:29' });
    expect(refused.status).toBe(409);
    for (const said of ['Deportivo Ombú', 'Atlético Ceibo', '07/03/2027', '14:00']) {
      expect(problemOf(refused).detail).toContain(said);
    }
  });

  test.each([
    ['13:30', 201],
    ['13:31', 409],
    ['14:29', 409],
    ['14:30', 201],
  ])('with a match from 14:00 to 14:30, at %s the answer is %d', async (matchTime, status) => {
    const [ombu, ceibo, tala] = await fourTeams();
    const tournament = await createTournament();
    const matchDate = nextUnusedDay();
    await scheduleMatch(tournament, ombu, ceibo, at(matchDate, '14:00'));
    expect((await schedule(tournament, ceibo, tala, at(matchDate, matchTime))).status).toBe(status);
  });

  test.each([
    ['2026-12-31', '23:10', 201],
    ['2026-12-31', '23:11', 409],
    ['2027-01-01', '00:00', 409],
    ['2027-01-01', '00:39', 409],
    ['2027-01-01', '00:40', 201],
  ])('with an hour from 23:40 over midnight of New Year, %s %s is %d', async (matchDate, matchTime, status) => {
    const [ombu, ceibo, tala] = await fourTeams();
    const long = await createTournament({ rules: { matchMinutes: 60 } });
    await scheduleMatch(long, ombu, ceibo, at('2026-12-31', '23:40'));
    expect((await schedule(await createTournament(), ceibo, tala, at(matchDate, matchTime))).status).toBe(status);
  });

  test('a new match late at night sees the one that begins after midnight', async () => {
    const [ombu, ceibo, tala] = await fourTeams();
    const tournament = await createTournament();
    await scheduleMatch(tournament, ombu, ceibo, at('2028-03-01', '00:10'));
    expect((await schedule(tournament, ceibo, tala, at('2028-02-29', '23:41'))).status).toBe(409);
    expect((await schedule(tournament, ceibo, tala, at('2028-02-29', '23:40'))).status).toBe(201);
  });

  test('each match lasts as long as its own tournament says', async () => {
    const [ombu, ceibo, tala] = await fourTeams();
    const [short, long] = [await createTournament(), await createTournament({ rules: { matchMinutes: 90 } })];
    const matchDate = nextUnusedDay();
    await scheduleMatch(long, ombu, ceibo, at(matchDate, '14:00'));
    expect((await schedule(short, ombu, tala, at(matchDate, '15:29'))).status).toBe(409);
    expect((await schedule(long, ombu, tala, at(matchDate, '12:31'))).status).toBe(409);
    expect((await schedule(short, ombu, tala, at(matchDate, '13:30'))).status).toBe(201);
    expect((await schedule(short, ombu, tala, at(matchDate, '15:30'))).status).toBe(201);
  });

  test('two other teams may play at that hour', async () => {
    const [ombu, ceibo, tala, sauce] = await fourTeams();
    const tournament = await createTournament();
    const when = at(nextUnusedDay(), '14:00');
    await scheduleMatch(tournament, ombu, ceibo, when);
    expect((await schedule(tournament, tala, sauce, when)).status).toBe(201);
  });

  test('a match in play or already played holds its teams too', async () => {
    const [ombu, ceibo, tala] = await fourTeams();
    const tournament = await createTournament();
    const when = at(nextUnusedDay(), '14:00');
    const match = await scheduleMatch(tournament, ombu, ceibo, { ...when, status: 'in_progress' });
    expect((await schedule(tournament, ombu, tala, when)).status).toBe(409);
    expectOk(await record(match, '1-0'));
    expect((await schedule(tournament, ombu, tala, when)).status).toBe(409);
  });

  test('a refused match adds no participants', async () => {
    const [ombu, ceibo, tala] = await fourTeams();
    const tournament = await createTournament();
    const when = at(nextUnusedDay(), '14:00');
    await scheduleMatch(tournament, ombu, ceibo, when);
    expect((await schedule(tournament, ombu, tala, when)).status).toBe(409);
    expect((await readTournament(tournament)).teamIds).not.toContain(tala.id);
  });
});

describe('a cancha', () => {
  test('holds one match at a time, whichever the tournament', async () => {
    const [ombu, ceibo, tala, sauce] = await fourTeams();
    const { id: canchaId } = await createCancha('Cancha del fondo');
    const matchDate = nextUnusedDay();
    await scheduleMatch(await createTournament(), ombu, ceibo, { ...at(matchDate, '14:00'), canchaId });
    const other = await createTournament();
    const refused = await schedule(other, tala, sauce, { ...at(matchDate, '14:29'), canchaId });
    expect({ status: refused.status, detail: problemOf(refused).detail }).toEqual({
      status: 409,
      detail: expect.stringContaining('Cancha del fondo'),
    });
    expect(problemOf(refused).detail).toContain('Deportivo Ombú');
    expect((await schedule(other, tala, sauce, { ...at(matchDate, '14:30'), canchaId })).status).toBe(201);
  });

  test('a match without a cancha, or on another one, does not overlap', async () => {
    const [ombu, ceibo, tala, sauce] = await fourTeams();
    const tournament = await createTournament();
    const [one, two] = [await createCancha('Cancha 1'), await createCancha('Cancha 2')];
    const when = at(nextUnusedDay(), '14:00');
    await scheduleMatch(tournament, ombu, ceibo, { ...when, canchaId: one.id });
    const match = await scheduleMatch(tournament, tala, sauce, { ...when, canchaId: two.id });
    expect((await edit(match, { canchaId: one.id })).status).toBe(409);
    expect((await edit(match, { canchaId: 0 })).status).toBe(200);
  });
});

describe('is free again', () => {
  const twoMatches = async () => {
    const [ombu, ceibo, tala, sauce] = await fourTeams();
    const tournament = await createTournament();
    const { id: canchaId } = await createCancha('Cancha 1');
    const wanted = { ...at(nextUnusedDay(), '23:50'), canchaId };
    const match = await scheduleMatch(tournament, ombu, ceibo, wanted);
    const again = () => schedule(tournament, ceibo, tala, wanted);
    return { match, again, wanted, tournament, tala, sauce };
  };

  test('what a cancelled match held, and taken when it is played after all', async () => {
    const { match, again } = await twoMatches();
    const cancelled = expectOk(await edit(match, { status: 'cancelled' }));
    expectOk(await again());
    expect((await edit(cancelled, { status: 'scheduled' })).status).toBe(409);
    expect((await readMatch(match)).status).toBe('cancelled');
  });

  test('what a match that was cancelled and is played after all holds', async () => {
    const { match, again } = await twoMatches();
    expectOk(await edit(expectOk(await edit(match, { status: 'cancelled' })), { status: 'scheduled' }));
    expect((await again()).status).toBe(409);
  });

  test('what a deleted match held', async () => {
    const { match, again } = await twoMatches();
    await remove(match);
    expectOk(await again());
  });

  test.each([{ matchDate: '2029-01-01' }, { matchTime: '23:00' }])(
    'what a match moved by %o held',
    async (elsewhere) => {
      const { match, again } = await twoMatches();
      expectOk(await edit(match, elsewhere));
      expectOk(await again());
    },
  );

  test('the cancha and the team that were exchanged for others', async () => {
    const { match, again, sauce } = await twoMatches();
    expectOk(await edit(match, { canchaId: 0, awayTeamId: sauce.id }));
    expectOk(await again());
  });

  test('a match that moves by ten minutes does not overlap with itself', async () => {
    const { match } = await twoMatches();
    expect((await edit(match, { matchTime: '23:55' })).status).toBe(200);
    expect((await edit(match, formOf(match))).status).toBe(200);
  });
});

test('any number of cancelled matches may share a time', async () => {
  const [ombu, ceibo] = await fourTeams();
  const tournament = await createTournament();
  const cancelled = { ...at(nextUnusedDay(), '14:00'), status: 'cancelled' as const };
  for (const _ of [1, 2]) expect((await schedule(tournament, ombu, ceibo, cancelled)).status).toBe(201);
});

test('a change that is refused leaves everything as it was', async () => {
  const [ombu, ceibo, tala, sauce] = await fourTeams();
  const tournament = await createTournament();
  const day = nextUnusedDay();
  await scheduleMatch(tournament, ombu, ceibo, at(day, '14:00'));
  const match = await scheduleMatch(tournament, tala, sauce, at(day, '14:00'));
  expect((await edit(match, { homeTeamId: ombu.id, matchTime: '14:10' })).status).toBe(409);
  expect(await readMatch(match)).toEqual(match);
  expect((await schedule(tournament, tala, sauce, at(day, '14:00'))).status).toBe(409);
});

describe('when the rules change how long matches last', () => {
  const lasting = ({ id, name, startDate, endDate }: Tournament, matchMinutes: number) =>
    call('PUT /tournaments/{id}', {
      as: 'admin',
      params: { id },
      body: { name, startDate, endDate, rules: { matchMinutes } },
    });

  test('longer ones hold their teams longer', async () => {
    const [ombu, ceibo, tala] = await fourTeams();
    const [cup, other] = [await createTournament(), await createTournament()];
    const day = nextUnusedDay();
    await scheduleMatch(cup, ombu, ceibo, at(day, '14:00'));
    expectOk(await lasting(cup, 90));
    expect((await schedule(other, ombu, tala, at(day, '15:00'))).status).toBe(409);
    expect((await schedule(other, ombu, tala, at(day, '15:30'))).status).toBe(201);
  });

  test('longer ones reach over midnight', async () => {
    const [ombu, ceibo, tala] = await fourTeams();
    const [cup, other] = [await createTournament(), await createTournament()];
    await scheduleMatch(cup, ombu, ceibo, at('2033-03-31', '21:00'));
    expectOk(await lasting(cup, 200));
    expect((await schedule(other, ombu, tala, at('2033-04-01', '00:19'))).status).toBe(409);
    expect((await schedule(other, ombu, tala, at('2033-04-01', '00:20'))).status).toBe(201);
  });

  test('shorter ones let their teams go', async () => {
    const [ombu, ceibo, tala] = await fourTeams();
    const [cup, other] = [await createTournament({ rules: { matchMinutes: 90 } }), await createTournament()];
    const day = nextUnusedDay();
    await scheduleMatch(cup, ombu, ceibo, at(day, '14:00'));
    expectOk(await lasting(cup, 20));
    expect((await schedule(other, ombu, tala, at(day, '14:20'))).status).toBe(201);
  });

  test('they may not come to overlap, in this tournament or with another', async () => {
    const [ombu, ceibo, tala] = await fourTeams();
    const [cup, other] = [await createTournament(), await createTournament()];
    const [day, otherDay] = [nextUnusedDay(), nextUnusedDay()];
    const match = await scheduleMatch(cup, ombu, ceibo, at(day, '14:00'));
    await scheduleMatch(cup, ombu, tala, at(day, '14:40'));
    expect((await lasting(cup, 41)).status).toBe(409);
    expectOk(await lasting(cup, 40));
    expectOk(await edit(match, at(otherDay, '14:00')));
    await scheduleMatch(other, ceibo, tala, at(otherDay, '14:40'));
    const refused = await lasting(cup, 41);
    expect({ status: refused.status, detail: problemOf(refused).detail }).toEqual({
      status: 409,
      detail: expect.stringContaining('Tala'),
    });
    expect((await readTournament(cup)).rules.matchMinutes).toBe(40);
  });
});
