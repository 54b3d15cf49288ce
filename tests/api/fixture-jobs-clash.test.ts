/** What others save while a job runs: a clash undoes it, and the answer names both matches. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  editMatch,
  expectOk,
  readMatchesOfTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import {
  actBeforeTransaction,
  createLeagueWithFixture,
  jobRoutes,
  withoutVersions,
} from '#tests/support/fixture-jobs.ts';
import { finishJob, type League } from '#tests/support/fixtures.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';

beforeAll(startApi);

/** A tournament with a fixture of 28 matches, and each test leaves their dates as it found them. */
let league: League;
beforeAll(async () => {
  league = await createLeagueWithFixture();
});

describe('a clash that appears while a job runs', () => {
  test('undoes a creation: 409 names both matches, and nothing is left', async () => {
    const tournament = await createTournament({ teamIds: league.teams.map(({ id }) => id) });
    const request = { body: { rounds: roundRobinOf(league, { startDate: '2031-03-01' }) }, key: 'alta' };
    const [rival, other] = await createTeams('Rivales', 'Otros');
    const elsewhere = await createTournament();
    const last = request.body.rounds.at(-1)?.matches[0];
    const taken = { matchDate: last?.matchDate ?? '', matchTime: '14:10', canchaId: last?.canchaId ?? 0 };
    actBeforeTransaction(3, () => createScheduledMatch(elsewhere, rival, other, taken));
    const refused = await finishJob(jobRoutes.create, tournament, request);
    expect(refused).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(problemOf(refused).detail).toMatch(/\(Fecha 7\).*Rivales - Otros.*No se cambió nada/);
    expect(await readMatchesOfTournament(tournament)).toEqual([]);
    expect(await finishJob(jobRoutes.create, tournament, request)).toMatchObject({ status: 409 });
  });

  test('undoes a postponement', async () => {
    const before = await readMatchesOfTournament(league.tournament);
    const [rival, other] = await createTeams('Rivales', 'Otros');
    const elsewhere = await createTournament();
    const { canchaId } = before[1] as Match;
    const taken = { matchDate: '2030-03-05', matchTime: '14:10', canchaId };
    actBeforeTransaction(3, () => createScheduledMatch(elsewhere, rival, other, taken));
    const body = { round: 'Fecha 1', days: 3, andLater: true };
    const refused = await finishJob(jobRoutes.postpone, league.tournament, { body });
    expect(refused).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(problemOf(refused).detail).toMatch(/\(Fecha 1\).*Rivales - Otros/);
    expect(withoutVersions(await readMatchesOfTournament(league.tournament))).toEqual(withoutVersions(before));
  });

  test('may also be a match of the job that is played meanwhile: the rest is undone, the result stays', async () => {
    const before = await readMatchesOfTournament(league.tournament);
    const first = before[0] as Match;
    actBeforeTransaction(3, () => saveScore(first, '2-1'));
    const refused = await finishJob(jobRoutes.postpone, league.tournament, {
      body: { round: 'Fecha 1', days: 7, andLater: true },
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const after = await readMatchesOfTournament(league.tournament);
    expect(after.map(({ matchDate }) => matchDate)).toEqual(before.map(({ matchDate }) => matchDate));
    expect(after.find(({ id }) => id === first.id)).toMatchObject({ homeScore: 2, awayScore: 1 });
  });

  test('may be a match that begins and is taken back while it is to be deleted: it stays, and all others come back', async () => {
    const before = await readMatchesOfTournament(league.tournament);
    const second = before[1] as Match;
    actBeforeTransaction(3, async () => {
      for (const status of ['in_progress', 'scheduled'] as const) expectOk(await editMatch(second, { status }));
    });
    const refused = await finishJob(jobRoutes.delete, league.tournament);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(withoutVersions(await readMatchesOfTournament(league.tournament))).toEqual(withoutVersions(before));
  });
});
