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
  createPlannedLeague,
  jobRoutes,
  withoutVersions,
} from '#tests/support/fixture-jobs.ts';
import { finishJob } from '#tests/support/fixtures.ts';

beforeAll(startApi);

describe('a clash that appears while a job runs', () => {
  test('undoes a creation: 409 names both matches, and nothing is left', async () => {
    const { league, body, key } = await createPlannedLeague();
    const [rival, other] = await createTeams('Rivales', 'Otros');
    const elsewhere = await createTournament();
    const last = body.rounds.at(-1)?.matches[0];
    const taken = { matchDate: last?.matchDate ?? '', matchTime: '14:10', canchaId: last?.canchaId ?? 0 };
    actBeforeTransaction(3, () => createScheduledMatch(elsewhere, rival, other, taken));
    const refused = await finishJob(jobRoutes.create, league.tournament, { body, key });
    expect(refused).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(problemOf(refused).detail).toMatch(/\(Fecha 7\).*Rivales - Otros.*No se cambió nada/);
    expect(await readMatchesOfTournament(league.tournament)).toEqual([]);
    expect(await finishJob(jobRoutes.create, league.tournament, { body, key })).toMatchObject({ status: 409 });
  });

  test('undoes a postponement', async () => {
    const league = await createLeagueWithFixture();
    const before = await readMatchesOfTournament(league.tournament);
    const [rival, other] = await createTeams('Rivales', 'Otros');
    const elsewhere = await createTournament();
    const first = before[0] as Match;
    const taken = { matchDate: '2030-03-05', matchTime: '14:10', canchaId: first.canchaId };
    actBeforeTransaction(3, () => createScheduledMatch(elsewhere, rival, other, taken));
    const body = { round: 'Fecha 1', days: 3, andLater: true };
    const refused = await finishJob(jobRoutes.postpone, league.tournament, { body });
    expect(refused).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(problemOf(refused).detail).toMatch(/\(Fecha 1\).*Rivales - Otros/);
    expect(withoutVersions(await readMatchesOfTournament(league.tournament))).toEqual(withoutVersions(before));
  });

  test('may also be a match of the job that is played meanwhile: the rest is undone, the result stays', async () => {
    const league = await createLeagueWithFixture();
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
    const league = await createLeagueWithFixture();
    const before = await readMatchesOfTournament(league.tournament);
    const first = before[0] as Match;
    actBeforeTransaction(3, async () => {
      for (const status of ['in_progress', 'scheduled'] as const) expectOk(await editMatch(first, { status }));
    });
    const refused = await finishJob(jobRoutes.delete, league.tournament);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(withoutVersions(await readMatchesOfTournament(league.tournament))).toEqual(withoutVersions(before));
  });
});
