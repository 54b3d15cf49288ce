/** Creating a fixture: what is stored, and every reason for which nothing is. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { PlannedFixtureMatch, PlannedRound } from '#shared/domain/schemas/fixture.ts';
import { call, problemOf, type problemOf as readProblem, startApi } from '#tests/support/api.ts';
import {
  createCancha,
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  expectOk,
  readMatchesOfTournament,
  readTournament,
} from '#tests/support/api-fixtures.ts';
import { createLeague, finishJob, type League } from '#tests/support/fixtures.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { createOfficialId } from '#tests/support/staff.ts';

beforeAll(startApi);

/** Leagues of two and of four teams that stay without matches. */
let pair: League;
let four: League;
beforeAll(async () => {
  pair = await createLeague(2);
  four = await createLeague(4);
});

const createFixture = (league: Pick<League, 'tournament'>, body: object, key?: string | null) =>
  finishJob('POST /tournaments/{id}/fixture', league.tournament, { body, ...(key === undefined ? {} : { key }) });

/** The rounds with some fields of their first match changed. */
function withFirstMatch(rounds: readonly PlannedRound[], changes: Partial<PlannedFixtureMatch>): PlannedRound[] {
  const [first, ...others] = rounds as [PlannedRound, ...PlannedRound[]];
  const [match, ...rest] = first.matches as [PlannedFixtureMatch, ...PlannedFixtureMatch[]];
  return [{ ...first, matches: [{ ...match, ...changes }, ...rest] }, ...others];
}

/** Sends a creation that must be refused without anything stored, and returns the problem. */
async function refusalOf(league: League, body: object): Promise<ReturnType<typeof readProblem>> {
  const before = await readMatchesOfTournament(league.tournament);
  const answer = await createFixture(league, body);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await readMatchesOfTournament(league.tournament)).toEqual(before);
  return problemOf(answer);
}

describe('creating a fixture', () => {
  test('stores its matches as planned, and keeps seed and options at the tournament', async () => {
    const league = await createLeague(4);
    const refereeId = await createOfficialId();
    const rounds = withFirstMatch(roundRobinOf(league), { refereeId });
    const canchaIds = league.canchas.map(({ id }) => id);
    const options = {
      startDate: '2030-03-02',
      playingTimes: [{ weekdays: [6], from: '14:00', to: '18:00', canchaIds }],
    };
    const made = await createFixture(league, { rounds, seed: 7, options });
    expect(made).toMatchObject({ status: 201, body: { created: 6 } });
    const planned = rounds.flatMap(({ round, matches }) =>
      matches.map(({ moved: _moved, ...match }) => ({ ...match, round, status: 'scheduled', isPlayoff: false })),
    );
    const stored = await readMatchesOfTournament(league.tournament);
    expect(stored).toEqual(expect.arrayContaining(planned.map((match) => expect.objectContaining(match))));
    expect(stored).toHaveLength(6);
    expect(await readTournament(league.tournament)).toMatchObject({ fixtureSeed: 7, fixtureOptions: options });
  });

  test('plays at the given place, else at the cancha’s', async () => {
    const league = await createLeague(2);
    const cancha = await createCancha('Norte', { ubicacion: 'Av. Roca 1200' });
    const rounds = withFirstMatch(roundRobinOf(league), { canchaId: cancha.id });
    await createFixture(league, { rounds });
    expect(await readMatchesOfTournament(league.tournament)).toMatchObject([{ location: 'Av. Roca 1200' }]);
    const other = { ...league, tournament: await createTournament({ teamIds: league.teams.map(({ id }) => id) }) };
    const later = roundRobinOf(league, { startDate: '2031-03-01' });
    await createFixture(other, { rounds: later, location: 'Predio Sur' });
    expect(await readMatchesOfTournament(other.tournament)).toMatchObject([{ location: 'Predio Sur' }]);
  });

  test('without an Idempotency-Key is refused in words that say what to do', async () => {
    const refused = await createFixture(pair, { rounds: roundRobinOf(pair) }, null);
    expect(refused.status).toBe(400);
    expect(problemOf(refused).errors).toMatchObject([
      { path: 'Idempotency-Key', message: expect.stringMatching(/clave/) },
    ]);
  });

  test('is for administrators', async () => {
    const body = { rounds: roundRobinOf(pair) };
    const refused = await finishJob('POST /tournaments/{id}/fixture', pair.tournament, { as: 'noRole', body });
    expect(refused.status).toBe(403);
  });

  test('of an unknown tournament is 404', async () => {
    expect(
      (await createFixture({ tournament: { ...pair.tournament, id: 999_999 } }, { rounds: roundRobinOf(pair) })).status,
    ).toBe(404);
  });
});

describe('a fixture is refused with 400, naming the field,', () => {
  test.each<[string, Partial<PlannedFixtureMatch>, string]>([
    ['for an unknown team', { homeTeamId: 999_999 }, 'homeTeamId'],
    ['for an unknown cancha', { canchaId: 999_999 }, 'canchaId'],
    ['for an unknown referee', { refereeId: 999_999 }, 'refereeId'],
    ['for an unknown zona', { groupId: 999_999 }, 'groupId'],
  ])('%s', async (_title, changes, field) => {
    const problem = await refusalOf(pair, { rounds: withFirstMatch(roundRobinOf(pair), changes) });
    expect(problem).toMatchObject({ status: 400, errors: [{ path: `rounds.0.matches.0.${field}` }] });
  });

  test('for a team that does not take part', async () => {
    const stranger = await createTeam('Forasteros');
    const problem = await refusalOf(pair, {
      rounds: withFirstMatch(roundRobinOf(pair), { homeTeamId: stranger.id }),
    });
    expect(problem).toMatchObject({ status: 400, errors: [{ path: 'rounds.0.matches.0.homeTeamId' }] });
  });

  test('for a team against itself, and one person at both posts', async () => {
    const official = await createOfficialId();
    const changes = { awayTeamId: pair.teams[0]?.id ?? 0, refereeId: official, assistantId: official };
    const problem = await refusalOf(pair, {
      rounds: withFirstMatch(roundRobinOf(pair), { ...changes, homeTeamId: changes.awayTeamId }),
    });
    expect(problem.errors.map(({ path }) => path)).toEqual(
      ['awayTeamId', 'assistantId'].map((field) => `rounds.0.matches.0.${field}`),
    );
  });

  test('without a match', async () => {
    expect(await refusalOf(pair, { rounds: [{ round: 'Fecha 1', matches: [], free: [] }] })).toMatchObject({
      status: 400,
    });
  });
});

describe('a fixture is refused with 409', () => {
  test('when one of its matches overlaps a match of another tournament, naming both', async () => {
    const [rival, other] = await createTeams('Rivales', 'Otros');
    const taken = { canchaId: four.canchas[1]?.id ?? 0, matchDate: '2030-03-09', matchTime: '14:20' };
    await createScheduledMatch(await createTournament(), rival, other, { ...taken, round: 'Fecha 9' });
    const problem = await refusalOf(four, { rounds: roundRobinOf(four) });
    expect(problem).toMatchObject({ status: 409, code: 'busy' });
    expect(problem.detail).toMatch(/Equipo \d - Equipo \d \(Fecha 2\), el sáb 9 mar 2030 a las 14:00/);
    expect(problem.detail).toMatch(/Rivales - Otros \(Fecha 9\), el sáb 9 mar 2030 a las 14:20/);
  });

  test('when two of its matches overlap, naming both', async () => {
    const rounds = roundRobinOf(four, { startDate: '2031-03-01' });
    const [, second] = rounds[0]?.matches ?? [];
    const problem = await refusalOf(four, { rounds: withFirstMatch(rounds, { canchaId: second?.canchaId ?? 0 }) });
    expect(problem).toMatchObject({ status: 409, code: 'busy' });
    expect(problem.detail.match(/Fecha 1/g)).toHaveLength(2);
  });

  test.each([1, 2] as const)('when a pair meets once too often for %d legs', async (legs) => {
    const rounds = roundRobinOf(pair, { legs });
    const again = { ...rounds[0], round: 'Fecha 9', matches: [{ ...rounds[0]?.matches[0], matchDate: '2031-01-01' }] };
    expect(await refusalOf(pair, { rounds: [...rounds, again], legs })).toMatchObject({
      status: 409,
      code: 'conflict',
    });
  });

  test('when the pair has met before', async () => {
    const league = await createLeague(2);
    const rounds = roundRobinOf(league);
    expectOk(await createFixture(league, { rounds }));
    const problem = await refusalOf(league, { rounds });
    expect(problem).toMatchObject({ status: 409, code: 'conflict' });
    expect(problem.detail).toContain('Equipo 1 y Equipo 2');
  });

  test('when a cancha is not available', async () => {
    const { id } = await createCancha('En obra', { disponible: false });
    const problem = await refusalOf(pair, { rounds: withFirstMatch(roundRobinOf(pair), { canchaId: id }) });
    expect(problem).toMatchObject({ status: 409, detail: 'La cancha En obra no está disponible.' });
  });

  test.each([
    ['is no official', { role: 'HeadCoach' as const }, /no es árbitro/],
    ['belongs to a team of the match', { role: 'Referee' as const }, /cuerpo técnico/],
  ])('when who directs %s', async (_title, more, said) => {
    const teamId = pair.teams[0]?.id ?? 0;
    const refereeId = await createOfficialId({ ...more, teamId });
    const problem = await refusalOf(pair, { rounds: withFirstMatch(roundRobinOf(pair), { refereeId }) });
    expect(problem).toMatchObject({ status: 409, detail: expect.stringMatching(said) });
  });

  test('when a team has left the tournament', async () => {
    const league = await createLeague(2);
    const body = { teamId: league.teams[0]?.id, mode: 'annul', reason: 'Sin jugadores' };
    expectOk(await finishJob('POST /tournaments/{id}/withdrawals', league.tournament, { body }));
    const problem = await refusalOf(league, { rounds: roundRobinOf(league) });
    expect(problem).toMatchObject({ status: 409, detail: 'Equipo 1 se retiró del torneo.' });
  });

  test('when it has more than 1,000 matches', async () => {
    const [round] = roundRobinOf(pair);
    const many = Array.from({ length: 1001 }, (_, at) => ({ ...round, round: `Fecha ${at + 1}` }));
    expect(
      await refusalOf(pair, {
        rounds: many
          .slice(0, 999)
          .concat({ ...round, round: 'x', matches: [1, 2].flatMap(() => round?.matches ?? []) } as never),
      }),
    ).toMatchObject({ status: 409 });
  });
});

test('a match of a fixture belongs to its zona, of which both teams have to be', async () => {
  const league = await createLeague(4);
  const [a, b, c] = league.teams;
  const teamIds = [a?.id ?? 0, b?.id ?? 0];
  const zona = expectOk(
    await call('POST /groups', { as: 'admin', body: { tournamentId: league.tournament.id, name: 'Zona A', teamIds } }),
  );
  const [round] = roundRobinOf(league);
  const match = { ...round?.matches[0], groupId: zona.id, homeTeamId: a?.id };
  const wrong = await createFixture(league, { rounds: [{ ...round, matches: [{ ...match, awayTeamId: c?.id }] }] });
  expect(problemOf(wrong).errors).toMatchObject([{ path: 'rounds.0.matches.0.groupId' }]);
  expectOk(await createFixture(league, { rounds: [{ ...round, matches: [{ ...match, awayTeamId: b?.id }] }] }));
  expect(await readMatchesOfTournament(league.tournament)).toMatchObject([{ groupId: zona.id }]);
});
