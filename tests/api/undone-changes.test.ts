/** What an undo means for a match that was kept on its sheet or that others wait for, and what stands in its way. */
import { beforeAll, describe, expect, test } from 'vitest';
import { storeChange } from '#functions/competition/changes/changes.ts';
import type { Change } from '#shared/domain/schemas/change.ts';
import { call, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeam,
  createTournament,
  editMatch,
  editTournament,
  expectOk,
  nextUnusedDay,
  readMatch,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { newestChange, readChanges, undo } from '#tests/support/changes.ts';
import { createMatchEvent, deleteEvent, editMatchEvent } from '#tests/support/match-events.ts';
import { editPlayer } from '#tests/support/players.ts';
import { createPlayoffs, formatPairing } from '#tests/support/playoffs.ts';
import {
  clockMark,
  confirmationOf,
  correctionOf,
  createMatchDay,
  endOf,
  eventOf,
  outcomesOf,
  readSheet,
  sendOperations,
} from '#tests/support/sheet-operations.ts';

beforeAll(startApi);

type MatchDay = Awaited<ReturnType<typeof createMatchDay>>;

/** A match day in a tournament of its own, of the same teams and players for all tests. */
let people: MatchDay;
beforeAll(async () => {
  people = await createMatchDay();
});
let hour = 0;
async function createDay(more: { readonly matchDate?: string } = {}): Promise<MatchDay> {
  const { home, away } = people;
  const tournament = await createTournament();
  const { matchDate } = people.match;
  hour += 1;
  const when = { matchDate, matchTime: `${String(hour).padStart(2, '0')}:00`, ...more };
  return { ...people, tournament, match: await createScheduledMatch(tournament, home, away, when) };
}

interface WithId {
  readonly id: number;
}

const undoNewest = async (cup: WithId, kind: Change['kind']) => undo(cup, await newestChange(cup, kind));

const scoreOf = async (match: WithId) => {
  const { match: shown, scoreFollowsEvents } = await readSheet(match);
  return [shown.scoreDisplay, scoreFollowsEvents];
};

describe('a match that ended on its sheet', () => {
  test('has its result follow the goals again when a correction by hand is undone', async () => {
    const { tournament: cup, match, homePlayers } = await createDay();
    const [goal, late] = [eventOf(homePlayers[0]), eventOf(homePlayers[1])];
    await sendOperations(match, [clockMark('start', 60), goal, endOf()]);
    expectOk(await saveScore(match, '3-0'));
    expect(await scoreOf(match)).toEqual(['3 - 0', false]);
    expectOk(await undoNewest(cup, 'result'));
    expect(await scoreOf(match)).toEqual(['1 - 0', true]);
    expect(outcomesOf(await sendOperations(match, [late]))).toEqual(['applied']);
    expect(await scoreOf(match)).toEqual(['2 - 0', true]);
  });

  test('refuses the former result when its goals have changed since', async () => {
    const { tournament: cup, match, homePlayers } = await createDay();
    await sendOperations(match, [clockMark('start', 60), eventOf(homePlayers[0]), endOf()]);
    expectOk(await saveScore(match, '3-0'));
    const change = await newestChange(cup, 'result');
    await createMatchEvent(match, homePlayers[0], 'goal', 9);
    expect(statusAndDetail(await undo(cup, change))).toEqual({
      status: 409,
      detail: 'El partido no puede quedar como estaba: desde entonces cambiaron sus eventos o sus reglas.',
    });
  });

  test('has its score and its shoot-out again when a late goal is undone, which is done at the goal', async () => {
    const { tournament: cup, match, homePlayers, awayPlayers } = await createDay();
    const ending = endOf({ homePenalties: 4, awayPenalties: 3 });
    await sendOperations(match, [clockMark('start', 60), eventOf(homePlayers[0]), eventOf(awayPlayers[0]), ending]);
    await sendOperations(match, [eventOf(homePlayers[1], { minute: 8 })]);
    expect(await readMatch(match)).toMatchObject({ homeScore: 2, homePenalties: null });
    const result = await newestChange(cup, 'result');
    expect(result.canUndo).toBe(false);
    expect(problemOf(await undo(cup, result)).detail).toContain('deshacé el evento');
    expectOk(await undoNewest(cup, 'event'));
    expect(await readMatch(match)).toMatchObject({ homeScore: 1, awayScore: 1, homePenalties: 4, awayPenalties: 3 });
    expect(await scoreOf(match)).toEqual(['1 - 1', true]);
  });

  test('follows the goals again when a deletion or a goal by hand is undone, and not when the goal is there again', async () => {
    const { tournament: cup, match, homePlayers } = await createDay();
    await sendOperations(match, [clockMark('start', 60), eventOf(homePlayers[0]), endOf()]);
    const [goal] = (await readSheet(match)).events;
    await deleteEvent(goal ?? { id: 0 });
    expect(await scoreOf(match)).toEqual(['1 - 0', false]);
    expect((await newestChange(cup, 'match')).text).toContain('ya no sigue a los goles de la planilla');
    expectOk(await undoNewest(cup, 'event'));
    const restored = await readSheet(match);
    expect([restored.match.scoreDisplay, restored.scoreFollowsEvents]).toEqual(['1 - 0', true]);
    expect(restored.events).toMatchObject([{ id: goal?.id, operationId: goal?.operationId }]);

    await createMatchEvent(match, homePlayers[1], 'goal', 9);
    expect(await scoreOf(match)).toEqual(['1 - 0', false]);
    expectOk(await undoNewest(cup, 'event'));
    expect(await scoreOf(match)).toEqual(['1 - 0', true]);
    expectOk(await undoNewest(cup, 'event'));
    const { events, match: shown, scoreFollowsEvents } = await readSheet(match);
    expect([events.length, shown.scoreDisplay, scoreFollowsEvents]).toEqual([2, '1 - 0', false]);
  });

  test('is in play again without its confirmations when its end is undone, and ended with them when that is undone', async () => {
    const { tournament: cup, match } = await createDay();
    const confirmations = [confirmationOf('home'), confirmationOf('away')];
    const { sheet: ended } = await sendOperations(match, [clockMark('start', 60), endOf(), ...confirmations]);
    expectOk(await undoNewest(cup, 'result'));
    const { match: inPlay, confirmedAt } = await readSheet(match);
    expect([inPlay.status, confirmedAt]).toEqual(['in_progress', { home: null, away: null }]);
    expectOk(await undoNewest(cup, 'result'));
    const again = await readSheet(match);
    expect(again).toMatchObject({ end: ended.end, confirmedAt: ended.confirmedAt, scoreFollowsEvents: true });
    expect(again.match.scoreDisplay).toBe('0 - 0');
  });
});

test('a goal that was removed on the sheet and is there again is corrected and removed by the phone', async () => {
  const { tournament: cup, match, homePlayers } = await createDay();
  const goal = eventOf(homePlayers[0]);
  await sendOperations(match, [clockMark('start', 60), goal, correctionOf(goal, { remove: true })]);
  expectOk(await undoNewest(cup, 'event'));
  expect(outcomesOf(await sendOperations(match, [correctionOf(goal, { minute: 9 })]))).toEqual(['applied']);
  expect((await readSheet(match)).events).toMatchObject([{ minute: 9 }]);
  expect(outcomesOf(await sendOperations(match, [correctionOf(goal, { remove: true })]))).toEqual(['applied']);
  expect(await scoreOf(match)).toEqual(['0 - 0', false]);
});

test('a card that came with the result without a minute is edited, deleted and restored without one', async () => {
  const { tournament: cup, match, homePlayers } = await createDay();
  const { id: playerId, teamId } = homePlayers[0];
  expectOk(await saveScore(match, '1-0', { events: [{ playerId, teamId, eventType: 'yellowcard' }] }));
  const readEvents = async () => (await readSheet(match)).events;
  const [card = expect.fail()] = await call('GET /matchevents/match/{id}', { params: { id: match.id } }).then(expectOk);
  expectOk(await editMatchEvent(card, 'redcard'));
  await deleteEvent(card);
  expect(await readEvents()).toEqual([]);
  expectOk(await undoNewest(cup, 'event'));
  expect(await readEvents()).toMatchObject([{ eventType: 'redcard', minute: null }]);
});

test('a deleted goal stays deleted and says why while the match or its player is not as it was then', async () => {
  const { tournament: cup, match, homePlayers, home, away } = await createMatchDay();
  await editMatch(match, { status: 'in_progress' });
  await deleteEvent(await createMatchEvent(match, homePlayers[0], 'goal', 9));
  const change = await newestChange(cup, 'event');
  const scorer = homePlayers[0];
  const other = await createTeam('Jacarandá');
  const edit = async (changes: Parameters<typeof editMatch>[1]) => editMatch(await readMatch(match), changes);
  const limit = async (matchMinutes: number) => editTournament(await readTournament(cup), { rules: { matchMinutes } });
  const obstacles: readonly [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      '. Ese jugador ya no es del equipo.',
      () => editPlayer(scorer, { teamId: away.id, jerseyNumber: 77 }),
      () => editPlayer(scorer, { teamId: home.id }),
    ],
    ['Minuto: Debe ser 5 o menos.', () => limit(5), () => limit(30)],
    [
      'El equipo de ese evento ya no juega el partido.',
      () => edit({ homeTeamId: other.id }),
      () => edit({ homeTeamId: home.id }),
    ],
    ['en juego o finalizado', () => edit({ status: 'scheduled' }), () => edit({ status: 'in_progress' })],
    [
      'no presentación',
      () => saveScore(match, '3-0', { walkover: 'away' }),
      () => saveScore(match, '0-0', { walkover: null }),
    ],
  ];
  for (const [reason, stand, clear] of obstacles) {
    await stand();
    const { status, detail } = statusAndDetail(await undo(cup, change));
    expect({ status, detail }).toEqual({ status: 409, detail: expect.stringContaining(reason) });
    await clear();
  }
  expectOk(await undo(cup, change));
});

test('a semifinal empties its side of the final when its result is undone, and keeps it once the final has begun', async () => {
  const { semi1, semi2, final } = await createPlayoffs();
  const cup = { id: semi1.tournamentId };
  expectOk(await saveScore(semi1, '3-1'));
  expectOk(await undo(cup, await newestChange(cup, 'result', semi1)));
  expect(formatPairing(await readMatch(final))).toBe('Ganador Semi 1 - Ganador Semi 2');
  expectOk(await saveScore(semi1, '3-1'));
  expectOk(await saveScore(semi2, '0-2'));
  expectOk(await editMatch(await readMatch(final), { status: 'in_progress' }));
  const answer = await undo(cup, await newestChange(cup, 'result', semi1));
  expect(statusAndDetail(answer)).toEqual({ status: 409, detail: expect.stringContaining('Final') });
  expect((await readMatch(semi1)).homeScore).toBe(3);
});

test('a result and an event that are undone already say so, unless there was a further change', async () => {
  const { tournament: cup, match, homePlayers } = await createDay({ matchDate: nextUnusedDay() });
  await editMatch(match, { matchTime: '20:00' });
  const moved = await newestChange(cup, 'schedule');
  expectOk(await undo(cup, moved));
  await editMatch(await readMatch(match), { status: 'in_progress' });
  await createMatchEvent(match, homePlayers[0], 'yellowcard');
  const card = await newestChange(cup, 'event');
  expectOk(await undo(cup, card));
  await saveScore(match, '3-0');
  const result = await newestChange(cup, 'result');
  expectOk(await undo(cup, result));
  for (const change of [card, result])
    expect(problemOf(await undo(cup, change)).detail).toBe('Ese cambio ya está deshecho.');
  expect(problemOf(await undo(cup, moved)).detail).toBe('Después hubo otro cambio de Ombú - Ceibo.');
});

test('a date that another match has taken meanwhile is refused and names both', async () => {
  const { tournament: cup, match, home, away } = await createDay({ matchDate: nextUnusedDay() });
  const { matchDate, matchTime } = match;
  await editMatch(match, { matchTime: '20:00' });
  await createScheduledMatch(cup, home, away, { matchDate, matchTime });
  const answer = await undo(cup, await newestChange(cup, 'schedule', match));
  expect(answer.status).toBe(409);
  expect((await readMatch(match)).matchTime).toBe('20:00');
});

test('the score of a goal cannot be undone alone, also where a page of the list ends between them', async () => {
  const { tournament: cup, match, homePlayers } = await createDay();
  await editMatch(match, { status: 'in_progress' });
  await createMatchEvent(match, homePlayers[0], 'goal');
  await readChanges(cup);
  for (const given of [
    { key: 'GET /tournaments/{id}/changes', id: cup.id },
    { key: 'GET /matches/{id}/changes', id: match.id },
  ] as const) {
    const [first, second] = await readPagesOfOne(given.key, given.id);
    expect([first?.canUndo, second?.canUndo]).toEqual([first?.kind === 'event', second?.kind === 'event']);
  }
});

/** The first two changes, each on a page of its own. */
async function readPagesOfOne(key: 'GET /tournaments/{id}/changes' | 'GET /matches/{id}/changes', id: number) {
  const given = { as: 'admin', params: { id } } as const;
  const first = await call(key, { ...given, query: { limit: '1' } });
  const cursor = /cursor=([^&>]+)/.exec(first.headers.link ?? '')?.[1] ?? '';
  const second = await call(key, { ...given, query: { limit: '1', cursor } });
  return [...expectOk(first), ...expectOk(second)];
}

test('a change of more than a year ago is neither listed nor undone', async () => {
  const cup = await createTournament();
  const second = `${new Date(Date.now() - 366 * 24 * 60 * 60 * 1000).toISOString().slice(0, 19)}Z`;
  const entry = { of: 'tournament', before: null, after: { version: 1, fields: {} } } as const;
  const item = { pk: 'ALL#TOURNAMENT', sk: `${cup.id}` };
  const stamps = { by: 1, at: second, link: null, second, sequence: '1' };
  await storeChange({ ...entry, ...stamps, item, tournamentId: cup.id, matchId: null });
  expect(await readChanges(cup)).toHaveLength(1);
  const id = `${second}#${'1'.padStart(40, '0')}`;
  expect(statusAndDetail(await undo(cup, { id }))).toEqual({
    status: 404,
    detail: 'Ese cambio no existe, o pasó más de un año.',
  });
});
