import { beforeAll, describe, expect, test } from 'vitest';
import type { StoredChange } from '#functions/competition/changes/change-entry.ts';
import { queryPartition } from '#functions/platform/table/client.ts';
import { keys, partitionKeys } from '#functions/platform/table/keys.ts';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { localDateAndTime } from '#shared/text/local-time.ts';
import { call, callUntyped, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  editMatch,
  editTournament,
  expectOk,
  nextUnusedDay,
  readMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { asBegunEarlier } from '#tests/support/begun-earlier.ts';
import { newestChange, readChanges, undo } from '#tests/support/changes.ts';
import { damageTournament } from '#tests/support/damaged-tournament.ts';
import { createMatchEvent, deleteEvent, editMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { deliverRecordsToPublisher, readNewStreamRecords } from '#tests/support/stream.ts';

beforeAll(startApi);

async function createFirstCup() {
  const [home, away] = await createTeams('Lanús', 'Banfield');
  const cup = await createTournament({ teamIds: [home.id, away.id] });
  const match = await createScheduledMatch(cup, home, away, { matchDate: '2025-03-01', matchTime: '14:00' });
  const scorer = await createPlayer(home, { firstName: 'Juan', lastName: 'Pérez' });
  await editMatch(match, { matchDate: '2025-03-02', matchTime: '16:00' });
  await saveScore(match, '2-1');
  await saveScore(match, '2-2');
  return { cup, home, away, match, scorer, changes: await readChanges(cup) };
}

/** A match that was moved, played and corrected; nothing changes it any more. */
let first: Awaited<ReturnType<typeof createFirstCup>>;
beforeAll(async () => {
  first = await createFirstCup();
});

/** Another tournament with a match of the same teams. */
async function createCup() {
  const { home, away, scorer } = first;
  const cup = await createTournament({ teamIds: [home.id, away.id] });
  return { cup, scorer, match: await createScheduledMatch(cup, home, away) };
}

/** The texts without the first name of the test's administrator. */
const texts = (changes: readonly { text: string; byName: string }[]) =>
  changes.map(({ text, byName }) => text.replace(`${byName.split(' ')[0]} `, ''));

describe('a change is told', () => {
  test('of results and dates, with what was there before', () => {
    const { changes } = first;
    expect(texts(changes)).toEqual(
      [
        'corrigió el resultado de Lanús - Banfield: 2 - 1 → 2 - 2.',
        'cargó el resultado de Lanús - Banfield: 2 - 1.',
        'cambió el estado del torneo: Pendiente → En curso.',
        'cambió la fecha de Lanús - Banfield: sáb 1 mar 2025 14:00 → dom 2 mar 2025 16:00.',
        'creó el partido Lanús - Banfield (Fecha 1, sáb 1 mar 2025 14:00).',
        'agregó a Juan Pérez (n.º 12) a Lanús.',
        expect.stringMatching(/^creó el torneo /),
      ].sort(byOrderOf(texts(changes))),
    );
    expect(changes.filter(({ kind }) => kind === 'result').map(({ canUndo }) => canUndo)).toEqual([true, false]);
  });

  test('without naming the match in the list of one match, page by page', async () => {
    const { match } = first;
    const list = (query: object) =>
      call('GET /matches/{id}/changes', { as: 'admin', params: { id: match.id }, query: { limit: '2', ...query } });
    const page = await list({});
    expect(texts(page.body)).toEqual(['corrigió el resultado: 2 - 1 → 2 - 2.', 'cargó el resultado: 2 - 1.']);
    const cursor = /cursor=([^&>]+)/.exec(page.headers.link ?? '')?.[1] ?? '';
    expect(texts((await list({ cursor })).body)).toEqual([
      'cambió la fecha: sáb 1 mar 2025 14:00 → dom 2 mar 2025 16:00.',
      expect.stringMatching(/^creó el partido Lanús - Banfield/),
    ]);
  });

  test('of events, also who deleted one, and of a deleted match and its events by the same person', async () => {
    const { cup, match, scorer } = await createCup();
    await saveScore(match, '1-0');
    await deleteEvent(await createMatchEvent(match, scorer, 'goal', 12));
    const [deleted, created] = (await readChanges(cup)).filter(({ kind }) => kind === 'event');
    expect(texts(deleted && created ? [deleted, created] : [])).toEqual([
      "borró un gol de Pérez (12') en Lanús - Banfield.",
      "anotó un gol de Pérez (12') en Lanús - Banfield.",
    ]);
    expect(deleted).toMatchObject({ by: created?.by, byName: created?.byName, matchId: match.id, canUndo: true });

    await createMatchEvent(match, scorer, 'goal', 12);
    await asBegunEarlier(match);
    expectOk(await deleteMatch(match));
    const [newest, second] = await readChanges(cup);
    expect([newest?.by, second?.by]).toEqual([created?.by, created?.by]);
    expect([newest?.text, second?.text].join()).toContain('borró el partido');
  });
});

describe('a list of changes is asked for', () => {
  const list = (query: Record<string, string>) =>
    call('GET /tournaments/{id}/changes', { as: 'admin', params: { id: first.cup.id }, query });

  test('by kind, by user and by day, page by page', async () => {
    const { changes } = first;
    const { by = 0, at = '' } = changes.find(({ kind }) => kind === 'result') ?? {};
    const results = [
      'corrigió el resultado de Lanús - Banfield: 2 - 1 → 2 - 2.',
      'cargó el resultado de Lanús - Banfield: 2 - 1.',
    ];
    expect(texts((await list({ kind: 'result' })).body)).toEqual(results);
    const page = await list({ kind: 'result', limit: '1' });
    expect(texts(page.body)).toEqual(results.slice(0, 1));
    expect(page.headers.link).toContain('kind=result');
    const cursor = /cursor=([^&>]+)/.exec(page.headers.link ?? '')?.[1] ?? '';
    const second = await list({ kind: 'result', limit: '1', cursor });
    expect([texts(second.body), second.headers.link]).toEqual([results.slice(1), undefined]);
    const day = localDateAndTime(Date.parse(at), 'America/Argentina/Buenos_Aires').date;
    expect((await list({ by: String(by), date: day })).body).toEqual(changes);
    expect((await list({ by: '0' })).body).toEqual([]);
    for (const other of [addDays(day, -1), addDays(day, 1), '0001-01-01', '9999-12-31'])
      expect((await list({ date: other })).body, other).toEqual([]);
  });

  test('but not by a kind that does not exist, nor by a day that is none', async () => {
    expect((await list({ kind: 'goal' })).status).toBe(400);
    expect((await list({ date: '2026-02-30' })).status).toBe(400);
  });
});

/** Changes of one second are of two partitions of the stream, so their order is left open. */
const byOrderOf = (found: readonly string[]) => (a: unknown, b: unknown) => {
  const at = (text: unknown) =>
    found.findIndex((each) => each === text || (typeof text !== 'string' && /^creó el torneo/.test(each)));
  return at(a) - at(b);
};

describe('undoing', () => {
  test('a date and a first result gives what was there before', async () => {
    const { cup, match } = await createCup();
    const before = await readMatch(match);
    await editMatch(match, { matchDate: nextUnusedDay(), matchTime: '16:00' });
    expectOk(await undo(cup, await newestChange(cup, 'schedule')));
    expect(await readMatch(match)).toEqual({ ...before, version: match.version + 2 });
    await saveScore(match, '2-1');
    expectOk(await undo(cup, await newestChange(cup, 'result')));
    expect(await readMatch(match)).toEqual({ ...before, version: match.version + 4 });
  });

  test('a corrected result gives the former one, and is a change that can be undone, but only the last one is', async () => {
    const { cup, match } = await createCup();
    await saveScore(match, '2-1');
    const recorded = await newestChange(cup, 'result');
    await saveScore(match, '2-2');
    expect(statusAndDetail(await undo(cup, recorded))).toEqual({
      status: 409,
      detail: 'Después hubo otro cambio de Lanús - Banfield.',
    });
    const change = await newestChange(cup, 'result');
    expect(expectOk(await undo(cup, change))).toEqual({ ...change, canUndo: false });
    expect(await readMatch(match)).toMatchObject({ homeScore: 2, awayScore: 1, status: 'completed' });
    const after = await newestChange(cup, 'result');
    expect(texts([after])).toEqual(['corrigió el resultado de Lanús - Banfield: 2 - 2 → 2 - 1.']);
    expectOk(await undo(cup, after));
    expect(await readMatch(match)).toMatchObject({ homeScore: 2, awayScore: 2 });
  });

  test('a created, a changed and a deleted event gives what there was', async () => {
    const { cup, match, scorer } = await createCup();
    expectOk(await editMatch(match, { status: 'in_progress' }));
    const goal = await createMatchEvent(match, scorer, 'goal', 12);
    const listEvents = async () =>
      (await call('GET /matchevents/match/{id}', { params: { id: match.id } })).body.map(({ eventType }) => eventType);
    await editMatchEvent(goal, 'bluecard');
    expectOk(await undo(cup, await newestChange(cup, 'event')));
    expect([await listEvents(), (await readMatch(match)).homeScore]).toEqual([['goal'], 1]);
    await deleteEvent(goal);
    expectOk(await undo(cup, await newestChange(cup, 'event')));
    expect([await listEvents(), (await readMatch(match)).homeScore]).toEqual([['goal'], 1]);
    expectOk(await undo(cup, await newestChange(cup, 'event')));
    expect([await listEvents(), (await readMatch(match)).homeScore]).toEqual([[], 0]);
  });

  test('a first result is refused when the goals since then give another score in play', async () => {
    const { cup, match, scorer } = await createCup();
    await editMatch(match, { status: 'in_progress' });
    expectOk(await saveScore(match, '0-2'));
    await createMatchEvent(match, scorer, 'goal', 12);
    expect(statusAndDetail(await undo(cup, await newestChange(cup, 'result')))).toEqual({
      status: 409,
      detail: 'El partido no puede quedar como estaba: desde entonces cambiaron sus eventos o sus reglas.',
    });
    expect(await readMatch(match)).toMatchObject({ status: 'completed', homeScore: 0, awayScore: 2 });
  });

  test('a change of the tournament is refused, and one that does not exist is 404', async () => {
    const cup = await createTournament();
    await editTournament(cup, { name: 'Otro' });
    expect((await undo(cup, await newestChange(cup, 'tournament'))).status).toBe(409);
    expect((await undo(cup, { id: '2025-01-01T00:00:00Z#1' })).status).toBe(404);
  });
});

test('only administrators read and undo changes', async () => {
  for (const as of ['anonymous', 'noRole', 'dt'] as const) {
    const expected = as === 'anonymous' ? 401 : 403;
    const given = { as, params: { id: first.cup.id } };
    expect((await callUntyped('GET /tournaments/{id}/changes', given)).status).toBe(expected);
    const undoing = { ...given, body: { changeId: 'x' } };
    expect((await callUntyped('POST /tournaments/{id}/changes/undo', undoing)).status).toBe(expected);
  }
});

test('a tournament that cannot be published has its changes, each once whatever is delivered again', async () => {
  const { cup, match } = await createCup();
  await readNewStreamRecords();
  await saveScore(match, '2-1');
  await damageTournament(cup.id);
  const records = await readNewStreamRecords();
  const readStored = () => queryPartition<StoredChange>(partitionKeys.changes(cup.id));
  const before = await readStored();
  await deliverRecordsToPublisher(records);
  const isOfCup = ({ dynamodb }: (typeof records)[number]) => dynamodb?.Keys?.pk?.S === keys.wake(cup.id).pk;
  const wakes = (await readNewStreamRecords()).filter(isOfCup);
  expect(await deliverRecordsToPublisher(wakes)).not.toEqual([]);
  const stored = await readStored();
  expect(stored.length).toBeGreaterThan(before.length);
  await deliverRecordsToPublisher([...records, ...records].reverse());
  expect(await readStored()).toEqual(stored);
});
