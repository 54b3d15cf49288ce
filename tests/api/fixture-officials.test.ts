/** Replacing a referee or assistant in all matches to come, as a job with one undo. */
import { beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { problemOf, startApi } from '#tests/support/api.ts';
import { editMatch, expectOk, readMatchesOfTournament, saveScore } from '#tests/support/api-fixtures.ts';
import { undoGroup } from '#tests/support/change-groups.ts';
import { newestChangeGroup } from '#tests/support/changes.ts';
import { createLeague, finishJob, type League } from '#tests/support/fixtures.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { createStaff } from '#tests/support/staff.ts';

beforeAll(startApi);

const route = 'POST /tournaments/{id}/fixture/officials';
const replace = (league: League, officialId: number, replacementId: number) =>
  finishJob(route, league.tournament, { body: { officialId, replacementId } });

/** A league of four: one referee directs the first match of each round, another the second. */
async function createDirectedLeague() {
  const league = await createLeague(4);
  const [one, two, free] = [await createStaff(), await createStaff(), await createStaff()];
  const rounds = roundRobinOf(league).map((round) => ({
    ...round,
    matches: round.matches.map((match, at) => ({ ...match, refereeId: (at === 0 ? one : two).id })),
  }));
  expectOk(await finishJob('POST /tournaments/{id}/fixture', league.tournament, { body: { rounds } }));
  return { ...league, one, two, free };
}

/** Each test changes a match of its own, and leaves the referees as they were. */
let league: Awaited<ReturnType<typeof createDirectedLeague>>;
beforeAll(async () => {
  league = await createDirectedLeague();
});

const refereesOf = (matches: readonly Match[]) => matches.map(({ refereeId, referee }) => [refereeId, referee?.name]);

test('somebody else takes over the matches to come, and not those that were played; one undo gives them back', async () => {
  const { one, two, free } = league;
  const [played] = await readMatchesOfTournament(league.tournament);
  expectOk(await saveScore(played as Match, '1-0'));
  const before = refereesOf(await readMatchesOfTournament(league.tournament));
  const answer = await replace(league, one.id, free.id);
  expect(answer).toMatchObject({ status: 200, body: { replaced: 2 } });
  const [byOne, byTwo, byFree] = [one, two, free].map(({ id, name }) => [id, name]);
  expect(refereesOf(await readMatchesOfTournament(league.tournament))).toEqual([
    byOne,
    byTwo,
    byFree,
    byTwo,
    byFree,
    byTwo,
  ]);
  const group = await newestChangeGroup(league.tournament, 'officials');
  expect(group).toMatchObject({ text: `Se reemplazó a ${one.name} por ${free.name}`, count: 2, canUndo: true });
  expectOk(await undoGroup(league, group));
  expect(refereesOf(await readMatchesOfTournament(league.tournament))).toEqual(before);
});

test('an assistant is replaced, too, and a postponed match is still to come', async () => {
  const assistant = await createStaff({ role: 'Assistant' });
  const [, second] = await readMatchesOfTournament(league.tournament);
  expectOk(await editMatch(second as Match, { assistantId: assistant.id, status: 'postponed' }));
  expect(await replace(league, assistant.id, league.free.id)).toMatchObject({ body: { replaced: 1 } });
  const after = (await readMatchesOfTournament(league.tournament)).find(({ id }) => id === second?.id);
  expect(after).toMatchObject({ assistantId: league.free.id, refereeId: league.two.id, status: 'postponed' });
});

test('who directs at the same time, is of one of the teams or is no official cannot take over, and nothing changes', async () => {
  const { one, two } = league;
  const ofTeam = await createStaff({ teamId: league.teams[0]?.id ?? 0 });
  const other = await createStaff({ role: 'Other' });
  const before = await readMatchesOfTournament(league.tournament);
  for (const [replacement, code] of [
    [two, 'busy'],
    [ofTeam, 'conflict'],
    [other, 'conflict'],
  ] as const) {
    const answer = await replace(league, one.id, replacement.id);
    expect([answer.status, problemOf(answer).code]).toEqual([409, code]);
  }
  expect(await readMatchesOfTournament(league.tournament)).toEqual(before);
});

test('nobody replaces himself or somebody unknown', async () => {
  const pathOf = async (officialId: number, replacementId: number) => {
    const answer = await replace(league, officialId, replacementId);
    return [answer.status, problemOf(answer).errors[0]?.path];
  };
  expect(await pathOf(league.one.id, league.one.id)).toEqual([400, 'replacementId']);
  expect(await pathOf(league.one.id, 9_999_999)).toEqual([400, 'replacementId']);
  expect(await pathOf(9_999_999, league.one.id)).toEqual([400, 'officialId']);
});
