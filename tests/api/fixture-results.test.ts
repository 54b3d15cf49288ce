/** A fixture that exists with its results, created as one job: what is stored, refused, published and undone. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import { expectOk, readMatchesOfTournament, readTournament } from '#tests/support/api-fixtures.ts';
import { undoGroup } from '#tests/support/change-groups.ts';
import { readChangeGroups, recordNewChanges } from '#tests/support/changes.ts';
import { createLeague, finishJob, type League } from '#tests/support/fixtures.ts';
import { createPlayer } from '#tests/support/players.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

const create = ({ tournament }: League, rounds: readonly object[]) =>
  finishJob('POST /tournaments/{id}/fixture', tournament, { body: { rounds } });

/** The rounds of a league, of which the first has been played 2-1. */
const roundsWithResults = (league: League) =>
  roundRobinOf(league, { startDate: '2025-03-01' }).map((round, at) => ({
    ...round,
    matches: round.matches.map((match) => (at === 0 ? { ...match, homeScore: 2, awayScore: 1 } : match)),
  }));

describe('a fixture with its results', () => {
  /** A league that has no matches after each test: what is created is undone, or its creation refused. */
  let empty: League;
  beforeAll(async () => {
    empty = await createLeague(4);
  });

  test('has matches that were played, with their goalkeepers, and starts its tournament', async () => {
    const league = await createLeague(4);
    const [home] = league.teams as [League['teams'][0]];
    const keeper = await createPlayer(home, { position: 'Portero', isStarter: true });
    expect(await create(league, roundsWithResults(league))).toMatchObject({ status: 201, body: { created: 6 } });
    const matches = await readMatchesOfTournament(league.tournament);
    const played = matches.filter(({ status }) => status === 'completed');
    expect(played.map(({ homeScore, awayScore, round }) => [round, homeScore, awayScore])).toEqual([
      ['Fecha 1', 2, 1],
      ['Fecha 1', 2, 1],
    ]);
    expect(matches.filter(({ status }) => status === 'scheduled')).toHaveLength(4);
    expect(played.find(({ homeTeamId }) => homeTeamId === home.id)?.homeGoalkeeperId).toBe(keeper.id);
    expect((await readTournament(league.tournament)).status).toBe('in_progress');
    await publishChanges();
    const table = expectOk(await call('GET /standings/tournament/{id}', { params: { id: league.tournament.id } }));
    expect(table.map(({ points, played: count }) => [points, count])).toEqual([
      [3, 1],
      [3, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  test('is undone as a whole, results too, and the tournament has not begun again', async () => {
    await create(empty, roundsWithResults(empty));
    await recordNewChanges();
    const [group] = await readChangeGroups(empty.tournament);
    expect(await undoGroup(empty, group as never)).toMatchObject({ status: 200, body: { undone: 6 } });
    expect(await readMatchesOfTournament(empty.tournament)).toEqual([]);
    expect((await readTournament(empty.tournament)).status).toBe('pending');
  });

  test('that clashes leaves nothing, not even what was played', async () => {
    const rounds = roundsWithResults(empty);
    const [first, ...rest] = rounds as [(typeof rounds)[0], ...typeof rounds];
    const twice = first.matches.map((match) => ({ ...match, canchaId: empty.canchas[0]?.id ?? 0 }));
    const refused = await create(empty, [{ ...first, matches: twice }, ...rest]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(await readMatchesOfTournament(empty.tournament)).toEqual([]);
  });

  test('needs the goals of both teams', async () => {
    const [round] = roundRobinOf(empty);
    const half = round?.matches.slice(0, 1).map((match) => ({ ...match, homeScore: 1 }));
    const refused = await create(empty, [{ ...round, matches: half }]);
    expect(refused.status).toBe(400);
    expect(problemOf(refused).errors).toMatchObject([{ path: 'rounds.0.matches.0.homeScore' }]);
  });
});
