/** Matches moved by hand: all of them or none, in any exchange. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import { createCancha, editMatch, expectOk, readMatch, readMatchesOfTournament } from '#tests/support/api-fixtures.ts';
import { createLeague, finishJob } from '#tests/support/fixtures.ts';
import { oneVariantUnlessFullRun } from '#tests/support/full.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { createOfficialId } from '#tests/support/staff.ts';

beforeAll(startApi);

type Move = SentBody<Api['PUT /tournaments/{id}/fixture/matches']>['matches'][number];

const moveOf = (match: Match, changes: Partial<Move> = {}): Move => {
  const { id, version, matchDate, matchTime, canchaId, refereeId, assistantId } = match;
  return { id, version, matchDate, matchTime, canchaId, refereeId, assistantId, ...changes };
};
const move = (tournament: { id: number }, matches: Move[]) =>
  call('PUT /tournaments/{id}/fixture/matches', { as: 'admin', params: { id: tournament.id }, body: { matches } });

async function createFixtureOf(size: number, time = '14:00') {
  const league = await createLeague(size);
  const body = { rounds: roundRobinOf(league, { time }) };
  expectOk(await finishJob('POST /tournaments/{id}/fixture', league.tournament, { body }));
  return { ...league, matches: await readMatchesOfTournament(league.tournament) };
}

describe('moving matches by hand', () => {
  test('exchanges canchas and hours among them, and answers the matches in the order asked', async () => {
    const { tournament, matches } = await createFixtureOf(4);
    const [a, b] = matches as [Match, Match];
    const answer = await move(tournament, [moveOf(b, { canchaId: a.canchaId }), moveOf(a, { canchaId: b.canchaId })]);
    expect(expectOk(answer)).toMatchObject([
      { id: b.id, canchaId: a.canchaId, version: 2 },
      { id: a.id, canchaId: b.canchaId, version: 2 },
    ]);
    expect(await readMatch(a)).toMatchObject({ canchaId: b.canchaId });
  });

  test('assigns officials to a round', async () => {
    const { tournament, matches } = await createFixtureOf(4);
    const referees = [await createOfficialId(), await createOfficialId()];
    const round = matches.slice(0, 2).map((match, at) => moveOf(match, { refereeId: referees[at] ?? 0 }));
    expect(expectOk(await move(tournament, round)).map(({ refereeId }) => refereeId)).toEqual(referees);
  });

  test.each(oneVariantUnlessFullRun(['14:00', '22:30'], 1))(
    'moves twenty matches that begin at %s to other days at once',
    async (time) => {
      const { tournament, matches } = await createFixtureOf(20, time);
      const some = matches.slice(0, 20);
      const answer = await move(
        tournament,
        some.map((match) => moveOf(match, { matchDate: match.matchDate.replace('2030', '2031') })),
      );
      expect(expectOk(answer).every(({ matchDate }) => matchDate.startsWith('2031'))).toBe(true);
      const dates = (await readMatchesOfTournament(tournament)).map(({ matchDate }) => matchDate);
      expect(dates.filter((date) => date.startsWith('2031'))).toHaveLength(20);
    },
  );

  test('moves a round to where another one leaves at the same moment, too many for one transaction', async () => {
    const { tournament, matches } = await createFixtureOf(20, '22:30');
    const [first, second] = [matches.slice(0, 10), matches.slice(10, 20)];
    const freed = second.map((match) => moveOf(match, { matchDate: '2030-03-02' }));
    const leaving = first.map((match) => moveOf(match, { matchDate: '2031-03-02' }));
    const moved = expectOk(await move(tournament, [...freed, ...leaving]));
    expect(moved.map(({ matchDate }) => matchDate)).toEqual([...freed, ...leaving].map(({ matchDate }) => matchDate));
  });

  test('that exchange more than one transaction holds are refused, and none moves', async () => {
    const { tournament, matches } = await createFixtureOf(20, '22:30');
    const exchanged = matches
      .slice(0, 20)
      .map((match, at) => moveOf(match, { matchDate: at < 10 ? '2030-03-09' : '2030-03-02' }));
    const refused = await move(tournament, exchanged);
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('mové menos partidos') } });
    const withoutVersion = ({ version: _version, ...match }: Match) => match;
    expect((await readMatchesOfTournament(tournament)).map(withoutVersion)).toEqual(matches.map(withoutVersion));
  });

  test('onto another match is refused, names both, and moves none', async () => {
    const { tournament, matches } = await createFixtureOf(4);
    const [a, b, c] = matches as [Match, Match, Match];
    const refused = await move(tournament, [
      moveOf(a, { matchTime: '18:00' }),
      moveOf(b, { matchDate: c.matchDate, matchTime: '14:15', canchaId: c.canchaId }),
    ]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(problemOf(refused).detail).toMatch(/\(Fecha 1\), el sáb 9 mar 2030 a las 14:15, choca con .*\(Fecha 2\)/);
    expect(await readMatchesOfTournament(tournament)).toEqual(matches);
  });

  test('that somebody changed meanwhile is 412 with the current copies', async () => {
    const { tournament, matches } = await createFixtureOf(4);
    const [a, b] = matches as [Match, Match];
    const changed = expectOk(await editMatch(b, { matchTime: '15:00' }));
    const refused = await move(tournament, [moveOf(a, { matchTime: '16:00' }), moveOf(b, { matchTime: '17:00' })]);
    expect(refused.status).toBe(412);
    expect(problemOf(refused).current).toEqual([changed]);
    expect(await readMatchesOfTournament(tournament)).toContainEqual(a);
  });

  test('with stale versions is 400 for an unknown cancha, and 412 before a clash', async () => {
    const { tournament, matches } = await createFixtureOf(4);
    const [a, b] = matches as [Match, Match];
    const stale = moveOf(a, { version: 99, canchaId: b.canchaId });
    expect((await move(tournament, [stale])).status).toBe(412);
    expect((await move(tournament, [{ ...stale, canchaId: 999_999 }])).status).toBe(400);
    expect((await move(tournament, [{ ...stale, version: a.version }])).status).toBe(409);
  });

  test('of another tournament, unknown things and repeated matches are 400, naming the field', async () => {
    const { tournament, matches } = await createFixtureOf(4);
    const foreign = (await createFixtureOf(2)).matches[0] as Match;
    const [a, b] = matches as [Match, Match];
    const refused = await move(tournament, [moveOf(a), moveOf(a), moveOf(foreign)]);
    expect(problemOf(refused).errors.map(({ path }) => path)).toEqual(['matches.1.id', 'matches.2.id']);
    const unknown = await move(tournament, [moveOf(a, { canchaId: 999_999 }), moveOf(b, { refereeId: 999_999 })]);
    expect(unknown.status).toBe(400);
    expect(problemOf(unknown).errors.map(({ path }) => path)).toEqual(['matches.0.canchaId', 'matches.1.refereeId']);
  });

  test('to a cancha that is not available, or with one of their own as referee, is 409', async () => {
    const { tournament, matches } = await createFixtureOf(4);
    const [a] = matches as [Match];
    const closed = await createCancha('En obra', { disponible: false });
    expect((await move(tournament, [moveOf(a, { canchaId: closed.id })])).status).toBe(409);
    const own = await createOfficialId({ teamId: a.homeTeamId ?? 0 });
    expect((await move(tournament, [moveOf(a, { refereeId: own })])).status).toBe(409);
    expect(await readMatchesOfTournament(tournament)).toContainEqual(a);
  });

  test('more than twenty at once is 400', async () => {
    const { tournament, matches } = await createFixtureOf(8);
    expect(
      (
        await move(
          tournament,
          matches.slice(0, 21).map((match) => moveOf(match)),
        )
      ).status,
    ).toBe(400);
  });
});
