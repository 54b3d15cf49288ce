/** The verdicts on both squads when a match begins: kept as they were, whatever changes afterwards. */
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listFrozenVerdicts } from '#functions/competition/records/verdicts.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { begunMatchIsKept } from '#shared/text/match-deletion.ts';
import { call, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  editMatch,
  expectOk,
  playMatch,
  readMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { undoGroup } from '#tests/support/change-groups.ts';
import { newestChangeGroup } from '#tests/support/changes.ts';
import { actBeforeTransaction, jobRoutes } from '#tests/support/fixture-jobs.ts';
import { finishJob } from '#tests/support/fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer, deletePlayer } from '#tests/support/players.ts';
import { createPlayoffs, generatePlayoffs } from '#tests/support/playoffs.ts';
import {
  clockMark,
  outcomesOf,
  presenceOf,
  type SentOperation,
  sendOperations,
} from '#tests/support/sheet-operations.ts';

/** A tournament in whose first match somebody was sent off: he may play none of those that follow. */
async function createWorld() {
  const [home, away] = await createTeams('Halcones', 'Tigres');
  const rules = { suspensions: { red: 20 } };
  const tournament = await createTournament({ teamIds: [home.id, away.id], rules });
  const suspended = await createPlayer(home, { firstName: 'Iván', lastName: 'Rey' });
  const other = await createPlayer(away, { firstName: 'Leo', lastName: 'Paz' });
  const first = await playMatch(tournament, home, '1-0', away, { round: 'Fecha 1' });
  await createMatchEvent(first, suspended, 'redcard');
  return { tournament, home, away, suspended, other, first };
}

/** Shared by the tests, each of which creates its own match. */
let world: Awaited<ReturnType<typeof createWorld>>;

beforeAll(async () => {
  await startApi();
  world = await createWorld();
});

const scheduleMatch = ({ tournament, home, away } = world) =>
  createScheduledMatch(tournament, home, away, { round: 'Fecha 2' });
const readEligibility = async ({ id }: Match) =>
  expectOk(await call('GET /matches/{id}/eligibility', { as: 'admin', params: { id } }));
const setStatus = async (match: Match, status: Match['status']) => expectOk(await editMatch(match, { status }));
const tellVerdicts = (verdicts: Awaited<ReturnType<typeof readEligibility>>['now'] | null) =>
  verdicts?.teams.map(({ players }) => players.map(({ playerName, verdict }) => `${playerName}: ${verdict}`));

test('a match that has not begun has verdicts of now alone', async () => {
  const { atStart, earlier, now } = await readEligibility(await scheduleMatch());
  expect([atStart, earlier]).toEqual([null, []]);
  expect(tellVerdicts(now)).toEqual([['Iván Rey: ineligible'], ['Leo Paz: eligible']]);
});

test('verdicts at the start stay byte for byte, while those of now follow what is changed', async () => {
  const own = await createWorld();
  const { tournament, suspended, other, first } = own;
  const match = await scheduleMatch(own);
  await setStatus(match, 'in_progress');
  const { atStart } = await readEligibility(match);
  expect(atStart).toMatchObject({
    source: 'status',
    kickOff: expect.stringContaining(`${match.matchDate}T`),
    sha256: expect.any(String),
  });
  expect(tellVerdicts(atStart)).toEqual([['Iván Rey: ineligible'], ['Leo Paz: eligible']]);
  const { version: _seen, dateOfBirth: _birth, ...fields } = other;
  const renamed = { ...fields, dateOfBirth: '1990-01-01', firstName: 'Leandro', status: 'inactive' as const };
  expectOk(await call('PUT /players/{id}', { as: 'admin', params: { id: other.id }, body: renamed }));
  const body = {
    tournamentId: tournament.id,
    subject: { kind: 'player' as const, id: suspended.id },
    reason: 'Se levanta.',
    decidedOn: '2026-05-10',
    measures: [{ kind: 'lifted' as const }],
    matchId: first.id,
  };
  expectOk(await call('POST /sanctions', { as: 'admin', body }));
  expectOk(await saveScore(match, '2-2'));
  const after = await readEligibility(match);
  expect(after.atStart).toEqual(atStart);
  expect(tellVerdicts(after.now)).toEqual([['Iván Rey: eligible'], ['Leandro Paz: ineligible']]);
});

test('a result that is entered at once is judged as of then; a match begun again is judged again', async () => {
  const match = await scheduleMatch();
  expectOk(await saveScore(match, '2-2'));
  const first = await readEligibility(match);
  expect(first.atStart).toMatchObject({ source: 'score' });
  await setStatus(match, 'scheduled');
  await setStatus(match, 'in_progress');
  const again = await readEligibility(match);
  expect(again.earlier).toEqual([first.atStart]);
  expect(again.atStart).toMatchObject({ source: 'status' });
});

test('two starts in the same millisecond are both kept', async () => {
  const match = await scheduleMatch();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  for (const status of ['in_progress', 'scheduled', 'in_progress'] as const) await setStatus(match, status);
  const { atStart, earlier } = await readEligibility(match);
  expect(earlier.map(({ at }) => at)).toEqual([atStart?.at]);
});

test('whom a verdict names cannot be deleted', async () => {
  await setStatus(await scheduleMatch(), 'in_progress');
  expect((await deletePlayer(world.other)).status).toBe(409);
});

describe('a match that began is not deleted', () => {
  const refusal = { status: 409, detail: begunMatchIsKept };

  test('while it is played, taken back or cancelled, and the refusal says what to do instead', async () => {
    const match = await scheduleMatch();
    for (const status of ['in_progress', 'scheduled', 'cancelled'] as const) {
      await setStatus(match, status);
      expect(statusAndDetail(await deleteMatch(match))).toEqual(refusal);
    }
    expect((await readEligibility(match)).atStart).toMatchObject({ source: 'status' });
    const params = { id: match.tournamentId };
    expect(statusAndDetail(await call('DELETE /tournaments/{id}', { as: 'admin', params }))).toEqual({
      status: 409,
      detail: expect.stringMatching(/^No se puede eliminar el torneo: tiene \d+ partidos\.$/),
    });
  });

  test('unless no verdicts are kept of it: a walkover of a withdrawal is deleted', async () => {
    const [home, away] = await createTeams('Pumas', 'Linces');
    const tournament = await createTournament({ teamIds: [home.id, away.id] });
    const match = await createScheduledMatch(tournament, home, away);
    const body = { teamId: away.id, mode: 'walkovers', reason: 'Se quedó sin jugadores' };
    expectOk(await finishJob(jobRoutes.withdraw, tournament, { body }));
    expect(await readMatch(match)).toMatchObject({ status: 'completed', walkover: 'away' });
    expect((await deleteMatch(match)).status).toBe(204);
  });

  test('with its playoffs: they are undone no longer, and corrected match by match', async () => {
    const playoffs = await createPlayoffs();
    for (const status of ['in_progress', 'scheduled'] as const) expectOk(await editMatch(playoffs.semi1, { status }));
    const group = await newestChangeGroup(playoffs.tournament, 'playoffs');
    expect(group).toMatchObject({ canUndo: false });
    expect((await undoGroup(playoffs, group)).status).toBe(409);
    for (const { id } of [playoffs.final, playoffs.third, playoffs.semi2])
      expect((await deleteMatch({ id })).status).toBe(204);
    expect(statusAndDetail(await deleteMatch(playoffs.semi1))).toEqual(refusal);
    expect(problemOf(await generatePlayoffs(playoffs.tournament)).detail).toContain('ya empezaron');
  });

  test('when it begins while it is deleted, nor does it begin when its deletion is first', async () => {
    const [begun, deleted] = [await scheduleMatch(), await scheduleMatch()];
    actBeforeTransaction(1, () => saveScore(begun, '1-0'));
    expect(statusAndDetail(await deleteMatch(begun))).toEqual(refusal);
    actBeforeTransaction(1, () => deleteMatch(deleted));
    expect((await saveScore(deleted, '1-0')).status).toBe(404);
    expect([await listFrozenVerdicts(begun.id), await listFrozenVerdicts(deleted.id)]).toMatchObject([[{}], []]);
  });
});

describe('the sheet', () => {
  const ofHome = (playerIds: number[], more: object = {}) => ({ ...presenceOf(world.home.id, playerIds), ...more });

  test('lets a player who may not play do so under protest, which the match notes and the tribunal finds', async () => {
    const { tournament, suspended } = world;
    const match = await scheduleMatch();
    const refused = await sendOperations(match, [ofHome([suspended.id])]);
    expect(outcomesOf(refused)).toEqual(['refused']);
    const taken = await sendOperations(match, [ofHome([suspended.id], { underProtest: [suspended.id] })]);
    expect(outcomesOf(taken)).toEqual(['applied']);
    expect(taken.sheet).toMatchObject({
      presence: { home: [suspended.id] },
      underProtest: { home: [suspended.id], away: [] },
    });
    const readProtests = async () => {
      const params = { id: tournament.id };
      const cases = expectOk(await call('GET /tournaments/{id}/cases', { as: 'admin', params }));
      return cases.filter(({ kind }) => kind === 'protest');
    };
    expect(await readProtests()).toMatchObject([
      { subjectName: 'Iván Rey', match: { id: match.id }, teamName: 'Halcones' },
    ]);
    await sendOperations(match, [ofHome([])]);
    expect(await readProtests()).toEqual([]);
  });

  test('keeps what the phone knew when it began the match beside what the server said', async () => {
    const match = await scheduleMatch();
    const verdicts = { at: '2026-05-09T13:55:00.000Z', ineligible: [world.suspended.id] };
    await sendOperations(match, [{ ...clockMark('start'), verdicts } as SentOperation]);
    expect((await readEligibility(match)).atStart).toMatchObject({ source: 'sheet', phone: verdicts });
  });
});
