/** The verdicts on both squads when a match begins: kept as they were, whatever changes afterwards. */
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listFrozenVerdicts } from '#functions/competition/records/verdicts.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { begunMatchIsKept } from '#shared/text/match-deletion.ts';
import { call, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  editMatch,
  expectOk,
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

let tournament: Tournament;
let home: Team;
let away: Team;
let suspended: Player;
let other: Player;
let match: Match;

beforeAll(startApi);

beforeEach(async () => {
  [home, away] = await createTeams('Halcones', 'Tigres');
  tournament = await createTournament({ teamIds: [home.id, away.id] });
  suspended = await createPlayer(home, { firstName: 'Iván', lastName: 'Rey' });
  other = await createPlayer(away, { firstName: 'Leo', lastName: 'Paz' });
  const first = await createScheduledMatch(tournament, home, away, { matchDate: '2026-05-02', round: 'Fecha 1' });
  match = await createScheduledMatch(tournament, home, away, { matchDate: '2026-05-09', round: 'Fecha 2' });
  expectOk(await saveScore(first, '1-0'));
  await createMatchEvent(first, suspended, 'redcard');
});

const readEligibility = async (as: 'admin' | 'dt' = 'admin') =>
  expectOk(await call('GET /matches/{id}/eligibility', { as, params: { id: match.id } }));
const setStatus = async (status: Match['status']) => expectOk(await editMatch(await readMatch(match), { status }));
const tellVerdicts = (verdicts: Awaited<ReturnType<typeof readEligibility>>['now'] | null) =>
  verdicts?.teams.map(({ players }) => players.map(({ playerName, verdict }) => `${playerName}: ${verdict}`));

test('a match that has not begun has verdicts of now alone', async () => {
  const { atStart, earlier, now } = await readEligibility();
  expect([atStart, earlier]).toEqual([null, []]);
  expect(tellVerdicts(now)).toEqual([['Iván Rey: ineligible'], ['Leo Paz: eligible']]);
});

test('verdicts at the start stay byte for byte, while those of now follow what is changed', async () => {
  await setStatus('in_progress');
  const { atStart } = await readEligibility();
  expect(atStart).toMatchObject({
    source: 'status',
    kickOff: expect.stringContaining('2026-05-09T'),
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
    matchId: match.id - 1,
  };
  expectOk(await call('POST /sanctions', { as: 'admin', body }));
  expectOk(await saveScore(await readMatch(match), '2-2'));
  const after = await readEligibility();
  expect(after.atStart).toEqual(atStart);
  expect(tellVerdicts(after.now)).toEqual([['Iván Rey: eligible'], ['Leandro Paz: ineligible']]);
});

test('a result that is entered at once is judged as of then; a match begun again is judged again', async () => {
  expectOk(await saveScore(match, '2-2'));
  const first = await readEligibility();
  expect(first.atStart).toMatchObject({ source: 'score' });
  await setStatus('scheduled');
  await setStatus('in_progress');
  const again = await readEligibility();
  expect(again.earlier).toEqual([first.atStart]);
  expect(again.atStart).toMatchObject({ source: 'status' });
});

test('two starts in the same millisecond are both kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  for (const status of ['in_progress', 'scheduled', 'in_progress'] as const) await setStatus(status);
  const { atStart, earlier } = await readEligibility();
  expect(earlier.map(({ at }) => at)).toEqual([atStart?.at]);
});

test('whom a verdict names cannot be deleted', async () => {
  await setStatus('in_progress');
  expect((await deletePlayer(other)).status).toBe(409);
});

describe('a match that began is not deleted', () => {
  const refusal = { status: 409, detail: begunMatchIsKept };

  test('while it is played, taken back or cancelled, and the refusal says what to do instead', async () => {
    for (const status of ['in_progress', 'scheduled', 'cancelled'] as const) {
      await setStatus(status);
      expect(statusAndDetail(await deleteMatch(match))).toEqual(refusal);
    }
    expect((await readEligibility()).atStart).toMatchObject({ source: 'status' });
    const deleted = await call('DELETE /tournaments/{id}', { as: 'admin', params: { id: tournament.id } });
    expect(statusAndDetail(deleted)).toEqual({
      status: 409,
      detail: 'No se puede eliminar el torneo: tiene 2 partidos.',
    });
  });

  test('unless no verdicts are kept of it: a walkover of a withdrawal is deleted', async () => {
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
    actBeforeTransaction(1, () => saveScore(match, '1-0'));
    expect(statusAndDetail(await deleteMatch(match))).toEqual(refusal);
    const other = await createScheduledMatch(tournament, home, away, { matchDate: '2026-05-16' });
    actBeforeTransaction(1, () => deleteMatch(other));
    expect((await saveScore(other, '1-0')).status).toBe(404);
    expect([await listFrozenVerdicts(match.id), await listFrozenVerdicts(other.id)]).toMatchObject([[{}], []]);
  });
});

describe('the sheet', () => {
  const ofHome = (playerIds: number[], more: object = {}) => ({ ...presenceOf(home.id, playerIds), ...more });

  test('lets a player who may not play do so under protest, which the match notes and the tribunal finds', async () => {
    const refused = await sendOperations(match, [ofHome([suspended.id])]);
    expect(outcomesOf(refused)).toEqual(['refused']);
    const taken = await sendOperations(match, [ofHome([suspended.id], { underProtest: [suspended.id] })]);
    expect(outcomesOf(taken)).toEqual(['applied']);
    expect(taken.sheet).toMatchObject({
      presence: { home: [suspended.id] },
      underProtest: { home: [suspended.id], away: [] },
    });
    const cases = expectOk(await call('GET /tournaments/{id}/cases', { as: 'admin', params: { id: tournament.id } }));
    expect(cases.filter(({ kind }) => kind === 'protest')).toMatchObject([
      { subjectName: 'Iván Rey', match: { id: match.id }, teamName: 'Halcones' },
    ]);
    await sendOperations(match, [ofHome([])]);
    const after = expectOk(await call('GET /tournaments/{id}/cases', { as: 'admin', params: { id: tournament.id } }));
    expect(after.map(({ kind }) => kind)).not.toContain('protest');
  });

  test('keeps what the phone knew when it began the match beside what the server said', async () => {
    const verdicts = { at: '2026-05-09T13:55:00.000Z', ineligible: [suspended.id] };
    await sendOperations(match, [{ ...clockMark('start'), verdicts } as SentOperation]);
    expect((await readEligibility()).atStart).toMatchObject({ source: 'sheet', phone: verdicts });
  });
});
