/** Matches moved by hand: all of them or none, in any exchange. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createCancha,
  createScheduledMatch,
  createTournament,
  editMatch,
  expectOk,
  readMatch,
  readMatchesOfTournament,
} from '#tests/support/api-fixtures.ts';
import { createLeague, finishJob, type League } from '#tests/support/fixtures.ts';
import { type RoundRobinOptions, roundRobinOf } from '#tests/support/round-robin.ts';
import { createOfficialId } from '#tests/support/staff.ts';

beforeAll(startApi);

type Move = SentBody<Api['PUT /tournaments/{id}/fixture/matches']>['matches'][number];

const moveOf = (match: Match, changes: Partial<Move> = {}): Move => {
  const { id, version, matchDate, matchTime, canchaId, refereeId, assistantId } = match;
  return { id, version, matchDate, matchTime, canchaId, refereeId, assistantId, ...changes };
};
const move = (tournament: { id: number }, matches: Move[]) =>
  call('PUT /tournaments/{id}/fixture/matches', { as: 'admin', params: { id: tournament.id }, body: { matches } });

/** A league with the first rounds of its fixture. */
async function createFixtureOf(size: number, rounds: number, options: RoundRobinOptions = {}) {
  const league = await createLeague(size);
  const body = { rounds: roundRobinOf(league, options).slice(0, rounds), legs: options.legs };
  expectOk(await finishJob('POST /tournaments/{id}/fixture', league.tournament, { body }));
  return { ...league, matches: await readMatchesOfTournament(league.tournament) };
}

type Fixture = League & { readonly matches: readonly Match[] };
const withoutVersion = ({ version: _version, ...match }: Match) => match;

describe('moving matches by hand', () => {
  /** Two matches in each of six rounds; a test that moves some has a round of its own. */
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await createFixtureOf(4, 6, { legs: 2 });
  });
  const matchesOf = (round: number) =>
    fixture.matches.filter((match) => match.round === `Fecha ${round}`) as [Match, Match];
  const readMatchesOf = async (round: number) =>
    (await readMatchesOfTournament(fixture.tournament)).filter((match) => match.round === `Fecha ${round}`);

  test('exchanges canchas and hours among them, and answers the matches in the order asked', async () => {
    const [a, b] = matchesOf(1);
    const exchanged = [moveOf(b, { canchaId: a.canchaId }), moveOf(a, { canchaId: b.canchaId })];
    expect(expectOk(await move(fixture.tournament, exchanged))).toMatchObject([
      { id: b.id, canchaId: a.canchaId, version: 2 },
      { id: a.id, canchaId: b.canchaId, version: 2 },
    ]);
    expect(await readMatch(a)).toMatchObject({ canchaId: b.canchaId });
  });

  test('assigns officials to a round', async () => {
    const referees = [await createOfficialId(), await createOfficialId()];
    const round = matchesOf(2).map((match, at) => moveOf(match, { refereeId: referees[at] ?? 0 }));
    expect(expectOk(await move(fixture.tournament, round)).map(({ refereeId }) => refereeId)).toEqual(referees);
  });

  test('onto another match is refused, names both, and moves none', async () => {
    const [[a, b], [c, d]] = [matchesOf(3), matchesOf(4)];
    const refused = await move(fixture.tournament, [
      moveOf(a, { matchTime: '18:00' }),
      moveOf(b, { matchDate: c.matchDate, matchTime: '14:15', canchaId: c.canchaId }),
    ]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(problemOf(refused).detail).toMatch(/\(Fecha 3\), el sáb 23 mar 2030 a las 14:15, choca con .*\(Fecha 4\)/);
    expect([...(await readMatchesOf(3)), ...(await readMatchesOf(4))]).toEqual([a, b, c, d]);
  });

  test('that somebody changed meanwhile is 412 with the current copies', async () => {
    const [a, b] = matchesOf(5);
    const changed = expectOk(await editMatch(b, { matchTime: '15:00' }));
    const moves = [moveOf(a, { matchTime: '16:00' }), moveOf(b, { matchTime: '17:00' })];
    const refused = await move(fixture.tournament, moves);
    expect(refused.status).toBe(412);
    expect(problemOf(refused).current).toEqual([changed]);
    expect(await readMatchesOf(5)).toContainEqual(a);
  });

  test('with stale versions is 400 for an unknown cancha, and 412 before a clash', async () => {
    const [a, b] = matchesOf(6);
    const stale = moveOf(a, { version: 99, canchaId: b.canchaId });
    expect((await move(fixture.tournament, [stale])).status).toBe(412);
    expect((await move(fixture.tournament, [{ ...stale, canchaId: 999_999 }])).status).toBe(400);
    expect((await move(fixture.tournament, [{ ...stale, version: a.version }])).status).toBe(409);
  });

  test('of another tournament, unknown things and repeated matches are 400, naming the field', async () => {
    const [home, away] = fixture.teams as [League['teams'][number], League['teams'][number]];
    const foreign = await createScheduledMatch(await createTournament(), home, away);
    const [a, b] = matchesOf(6);
    const refused = await move(fixture.tournament, [moveOf(a), moveOf(a), moveOf(foreign)]);
    expect(problemOf(refused).errors.map(({ path }) => path)).toEqual(['matches.1.id', 'matches.2.id']);
    const moves = [moveOf(a, { canchaId: 999_999 }), moveOf(b, { refereeId: 999_999 })];
    const unknown = await move(fixture.tournament, moves);
    expect(unknown.status).toBe(400);
    expect(problemOf(unknown).errors.map(({ path }) => path)).toEqual(['matches.0.canchaId', 'matches.1.refereeId']);
  });

  test('to a cancha that is not available, or with one of their own as referee, is 409', async () => {
    const [a] = matchesOf(6);
    const closed = await createCancha('En obra', { disponible: false });
    expect((await move(fixture.tournament, [moveOf(a, { canchaId: closed.id })])).status).toBe(409);
    const own = await createOfficialId({ teamId: a.homeTeamId ?? 0 });
    expect((await move(fixture.tournament, [moveOf(a, { refereeId: own })])).status).toBe(409);
    expect(await readMatchesOf(6)).toContainEqual(a);
  });
});

describe('twenty matches that take more than one transaction', () => {
  /** Each is played on two days, as they begin at 22:30. */
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await createFixtureOf(20, 2, { time: '22:30' });
  });
  const readRounds = async () => {
    const matches = await readMatchesOfTournament(fixture.tournament);
    return ['Fecha 1', 'Fecha 2'].map((name) => matches.filter(({ round }) => round === name)) as [Match[], Match[]];
  };
  const moveTo = (matches: readonly Match[], matchDate = '') => matches.map((match) => moveOf(match, { matchDate }));

  test('are moved, a round to where another one leaves at the same moment', async () => {
    const [first, second] = await readRounds();
    const freed = first[0]?.matchDate ?? '';
    const moves = [...moveTo(second, freed), ...moveTo(first, '2031-03-02')];
    const moved = expectOk(await move(fixture.tournament, moves));
    expect(moved.map(({ id, matchDate }) => [id, matchDate])).toEqual(
      moves.map(({ id, matchDate }) => [id, matchDate]),
    );
    const dates = (await readRounds()).map((matches) => matches.map(({ matchDate }) => matchDate));
    expect(dates).toEqual([Array(10).fill('2031-03-02'), Array(10).fill(freed)]);
  });

  test('are not moved when they exchange their days, and at most twenty are', async () => {
    const before = await readRounds();
    const [first, second] = before;
    const exchanged = [...moveTo(first, second[0]?.matchDate), ...moveTo(second, first[0]?.matchDate)];
    const refused = await move(fixture.tournament, exchanged);
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('mové menos partidos') } });
    expect((await readRounds()).flat().map(withoutVersion)).toEqual(before.flat().map(withoutVersion));
    const tooMany = await move(fixture.tournament, [...exchanged, ...exchanged.slice(0, 1)]);
    expect(tooMany).toMatchObject({ status: 400, body: { errors: [{ path: 'matches' }] } });
  });
});
