/** Planning a fixture over HTTP: what is read, what is refused and in which order, and that nothing is stored. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createCancha,
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  expectOk,
  playMatch,
  readMatchesOfTournament,
  readTournament,
} from '#tests/support/api-fixtures.ts';
import { createLeague, type League } from '#tests/support/fixtures.ts';
import { createOfficialId } from '#tests/support/staff.ts';

beforeAll(startApi);

/** Leagues of two and of four teams that stay without matches. */
let pair: League;
let four: League;
beforeAll(async () => {
  pair = await createLeague(2);
  four = await createLeague(4);
});

type Options = SentBody<Api['POST /tournaments/{id}/fixture/plan']>;

const optionsOf = ({ canchas }: Pick<League, 'canchas'>, more: Partial<Options> = {}): Options => ({
  startDate: '2030-03-02',
  playingTimes: [{ weekdays: [6], from: '14:00', to: '18:00', canchaIds: canchas.map(({ id }) => id) }],
  ...more,
});
const plan = ({ tournament }: Pick<League, 'tournament'>, body: Options) =>
  call('POST /tournaments/{id}/fixture/plan', { as: 'admin', params: { id: tournament.id }, body });

describe('a plan', () => {
  test('has every pair once, draws a seed, and stores nothing', async () => {
    const planned = expectOk(await plan(four, optionsOf(four)));
    expect(planned.rounds.map(({ round, matches }) => `${round}: ${matches.length}`)).toEqual([
      'Fecha 1: 2',
      'Fecha 2: 2',
      'Fecha 3: 2',
    ]);
    expect(Number.isInteger(planned.seed)).toBe(true);
    expect(await readMatchesOfTournament(four.tournament)).toEqual([]);
    expect(await readTournament(four.tournament)).toEqual(four.tournament);
  });

  test('uses no cancha on a day on which it is closed, and says that there is no room when all are', async () => {
    const league = await createLeague(4);
    const [first, second] = league.canchas.map(({ id }) => id);
    const close = (id = 0, excludedDates: string[] = []) =>
      call('PUT /canchas/{id}', { as: 'admin', params: { id }, body: { nombre: `Cancha ${id}`, excludedDates } });
    expectOk(await close(first, ['2030-03-02']));
    const oneDay = { pace: 'day' } as const;
    const { rounds } = expectOk(await plan(league, optionsOf(league, oneDay)));
    const usedOn = (date: string) =>
      new Set(
        rounds.flatMap(({ matches }) => matches.flatMap((each) => (each.matchDate === date ? each.canchaId : []))),
      );
    expect([usedOn('2030-03-02'), usedOn('2030-03-09').size]).toEqual([new Set([second]), 2]);
    expectOk(await close(second, ['2030-03-02']));
    const later = expectOk(await plan(league, optionsOf(league, oneDay)));
    expect(later.rounds[0]?.matches.map(({ matchDate }) => matchDate)).toEqual(['2030-03-09', '2030-03-09']);
  });

  test('with an empty list of referees has no officials', async () => {
    const planned = expectOk(await plan(four, optionsOf(four, { officials: { refereeIds: [] } })));
    expect(new Set(planned.rounds.flatMap(({ matches }) => matches.map(({ refereeId }) => refereeId)))).toEqual(
      new Set([0]),
    );
  });

  test('keeps what is played, and numbers the new rounds on', async () => {
    const league = await createLeague(4);
    const [a, b] = league.teams as [League['teams'][number], League['teams'][number]];
    await playMatch(league.tournament, a, '1-0', b, { round: 'Fecha 1', matchDate: '2030-02-23' });
    const { rounds, quality } = expectOk(await plan(league, optionsOf(league)));
    const pairs = rounds.flatMap(({ matches }) =>
      matches.map((each) => [each.homeTeamId, each.awayTeamId].sort().join()),
    );
    expect(pairs).toHaveLength(5);
    expect(pairs).not.toContain([a.id, b.id].sort().join());
    expect(rounds[0]?.round).toBe('Fecha 2');
    expect(quality.minimumBreaks).toBeNull();
  });

  test('avoids what other tournaments booked, and says what is taken on its days', async () => {
    const [rival, other] = await createTeams('Rivales', 'Otros');
    const canchaId = pair.canchas[0]?.id ?? 0;
    const taken = { matchDate: '2030-03-02', matchTime: '14:00', canchaId };
    const busy = await createScheduledMatch(await createTournament(), rival, other, taken);
    const planned = expectOk(await plan(pair, optionsOf(pair)));
    expect(planned.rounds[0]?.matches).toMatchObject([{ matchDate: '2030-03-02', matchTime: '14:30' }]);
    expect(planned.taken).toEqual([
      { kind: 'cancha', id: canchaId, date: '2030-03-02', from: '14:00', to: '14:30', matchId: busy.id },
    ]);
  });

  test('has days up to two years after its start, on which it avoids what is booked', async () => {
    const [rival, other] = await createTeams('Rivales', 'Otros');
    const canchaId = pair.canchas[0]?.id ?? 0;
    const [startDate, lastDate] = ['2030-03-02', '2032-03-02'];
    const taken = { matchDate: lastDate, matchTime: '14:00', canchaId };
    await createScheduledMatch(await createTournament(), rival, other, taken);
    const teamId = pair.teams[0]?.id ?? 0;
    const body = optionsOf(pair, {
      pace: 'continuous',
      playingTimes: [{ weekdays: [2], from: '14:00', to: '18:00', canchaIds: [canchaId] }],
      requests: [{ kind: 'unavailable', teamId, from: startDate, to: '2032-03-01' }],
    });
    const planned = expectOk(await plan(pair, body));
    expect(planned.rounds[0]?.matches).toMatchObject([{ matchDate: lastDate, matchTime: '14:30' }]);
    expectOk(await plan(pair, optionsOf(pair, { excludedDates: [lastDate] })));
  });

  test('of a tournament with zonas plans each, and names who is in none', async () => {
    const league = await createLeague(5);
    const ids = league.teams.map(({ id }) => id);
    for (const [name, teamIds] of [
      ['Zona A', ids.slice(0, 2)],
      ['Zona B', ids.slice(2, 4)],
    ] as const) {
      const body = { tournamentId: league.tournament.id, name, teamIds: [...teamIds] };
      expectOk(await call('POST /groups', { as: 'admin', body }));
    }
    const { rounds, unplanned } = expectOk(await plan(league, optionsOf(league)));
    expect(rounds.flatMap(({ matches }) => matches).every(({ groupId }) => groupId > 0)).toBe(true);
    expect(rounds.flatMap(({ matches }) => matches)).toHaveLength(2);
    expect(unplanned).toEqual([ids[4]]);
  });

  test('that cannot be is 409 with the reasons and their options', async () => {
    const [cancha] = four.canchas;
    const short = [{ weekdays: [6], from: '14:00', to: '14:30', canchaIds: [cancha?.id ?? 0] }];
    const refused = await plan(four, optionsOf(four, { playingTimes: short }));
    expect(refused).toMatchObject({ status: 409, body: { code: 'fixture-impossible' } });
    expect(problemOf(refused).errors[0]).toMatchObject({
      path: expect.any(String),
      message: expect.stringMatching(/\d/),
    });
  });
});

describe('options are refused with 400, naming the field,', () => {
  test.each<[string, Partial<Options>, string]>([
    [
      'for an unknown cancha',
      { playingTimes: [{ weekdays: [6], from: '14:00', to: '18:00', canchaIds: [999_999] }] },
      'playingTimes.0.canchaIds.0',
    ],
    ['for an unknown referee', { officials: { refereeIds: [999_999] } }, 'officials.refereeIds.0'],
    [
      'for an unknown assistant without referees',
      { officials: { refereeIds: [], assistantIds: [999_999] } },
      'officials.assistantIds.0',
    ],
    ['for an unknown team', { requests: [{ kind: 'notBefore', teamId: 999_999, time: '15:00' }] }, 'requests.0.teamId'],
    ['for a date two years away', { excludedDates: ['2032-03-03'] }, 'excludedDates.0'],
    [
      'for a request two years away',
      { requests: [{ kind: 'unavailable', teamId: 1, from: '2030-03-09', to: '2039-01-01' }] },
      'requests.0.to',
    ],
    ['for a start near the end of the calendar', { startDate: '9999-01-02' }, 'startDate'],
    ['for no playing time', { playingTimes: [] }, 'playingTimes'],
    ['for a seed that is too large', { seed: 2 ** 31 }, 'seed'],
  ])('%s', async (_title, more, path) => {
    const refused = await plan(pair, optionsOf(pair, more));
    expect(refused.status).toBe(400);
    expect(problemOf(refused).errors.map((each) => each.path)).toContain(path);
  });

  test('for a team that does not take part', async () => {
    const { id } = await createTeam('Forasteros');
    const refused = await plan(
      pair,
      optionsOf(pair, { requests: [{ kind: 'apart', teamIds: [pair.teams[0]?.id ?? 0, id] }] }),
    );
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'requests.0.teamIds.1' }] } });
  });
});

describe('options are refused with 409', () => {
  test('for a cancha that is not available', async () => {
    const closed = await createCancha('En obra', { disponible: false });
    const refused = await plan(pair, optionsOf({ canchas: [closed] }));
    expect(refused).toMatchObject({ status: 409, body: { detail: 'La cancha En obra no está disponible.' } });
  });

  test('for somebody who is no official', async () => {
    const coach = await createOfficialId({ role: 'HeadCoach' });
    for (const officials of [{ refereeIds: [coach] }, { refereeIds: [], assistantIds: [coach] }])
      expect((await plan(pair, optionsOf(pair, { officials }))).status).toBe(409);
  });

  test('for fewer than two teams', async () => {
    expect((await plan({ tournament: await createTournament() }, optionsOf(pair))).status).toBe(409);
  });

  test('for more than 1,000 matches', { timeout: 60_000 }, async () => {
    const names = Array.from({ length: 33 }, (_, at) => `Equipo ${at + 1}`);
    const teams = [...(await createTeams(...names.slice(0, 30))), ...(await createTeams(...names.slice(30)))];
    const tournament = await createTournament({ teamIds: teams.map(({ id }) => id) });
    const refused = await plan({ tournament }, optionsOf(pair, { legs: 2 }));
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('1.056 partidos') } });
  });
});
