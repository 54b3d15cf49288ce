/** Operations that reach a sheet after its match has ended: they count, wait for an administrator, or are refused. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { startApi, statusAndDetail } from '#tests/support/api.ts';
import { editMatch, expectOk, readMatch, saveScore } from '#tests/support/api-fixtures.ts';
import { createMatchEvent, deleteEvent, editMatchEvent } from '#tests/support/match-events.ts';
import { editPlayer } from '#tests/support/players.ts';
import { createSheetTeams, type SheetTeams } from '#tests/support/sheet-matches.ts';
import {
  clockMark,
  confirmationOf,
  createMatchDay,
  decideOperation,
  endOf,
  eventOf,
  outcomesOf,
  readSheet,
  sendOperations,
} from '#tests/support/sheet-operations.ts';

let teams: SheetTeams;
beforeAll(async () => {
  await startApi();
  teams = await createSheetTeams();
});

const unknownId = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** A match that is begun, ended and confirmed by both sides: what follows waits for an administrator. */
const confirmedEnd = () => [clockMark('start', 90), endOf(), confirmationOf('home'), confirmationOf('away')];

describe('what arrives after the end', () => {
  test('counts until both sides have confirmed', async () => {
    const { homePlayers, awayPlayers } = teams;
    const match = await teams.scheduleMatch();
    await sendOperations(match, [clockMark('start', 900), endOf({}, 60), confirmationOf('home')]);
    const changed = await sendOperations(match, [eventOf(homePlayers[0], { ageSeconds: 300 })]);
    expect(changed.sheet.match.scoreDisplay).toBe('1 - 0');
    expect(changed.sheet.confirmedAt, 'confirmed was another score').toEqual({ home: null, away: null });
    const late = eventOf(awayPlayers[0], { ageSeconds: 200 });
    const { results, sheet } = await sendOperations(match, [confirmationOf('away'), confirmationOf('home'), late]);
    expect(outcomesOf({ results })).toEqual(['applied', 'applied', 'unapplied']);
    expect(sheet.match.scoreDisplay).toBe('1 - 0');
    expect(sheet.unapplied).toMatchObject([{ operation: { id: late.id, kind: 'event' }, at: expect.any(String) }]);
  });

  test('the remark of a second end is kept once beside that of the first, and its phone is told so', async () => {
    const match = await teams.scheduleMatch();
    const second = endOf({ observation: 'Hubo una pelea' });
    await sendOperations(match, [clockMark('start', 900), endOf({ observation: 'Faltó una red' }, 60)]);
    const { results, sheet } = await sendOperations(match, [second, second]);
    const message = 'El partido ya se había finalizado: vale el primer final. Tu observación se agregó.';
    expect(results).toMatchObject([
      { outcome: 'superseded', message },
      { outcome: 'superseded', message },
    ]);
    expect(sheet.end?.observation).toBe('Faltó una red\nHubo una pelea');
  });

  test('an administrator applies or discards what waits, each once', async () => {
    const { homePlayers, awayPlayers } = teams;
    const match = await teams.scheduleMatch();
    const [late, wrong] = [eventOf(awayPlayers[0]), eventOf(homePlayers[0])];
    await sendOperations(match, [...confirmedEnd(), late, wrong]);
    const applied = expectOk(await decideOperation(match, late, 'apply'));
    expect(applied).toMatchObject({ match: { scoreDisplay: '0 - 1' }, unapplied: [{ operation: { id: wrong.id } }] });
    const discarded = expectOk(await decideOperation(match, wrong, 'discard'));
    expect(discarded).toMatchObject({ match: { scoreDisplay: '0 - 1' }, unapplied: [] });
    expect(statusAndDetail(await decideOperation(match, wrong, 'apply'))).toEqual({
      status: 409,
      detail: 'Esa anotación no está sin aplicar: ya se decidió sobre ella.',
    });
    expect((await decideOperation(match, { id: unknownId }, 'apply')).status).toBe(404);
    expect(outcomesOf(await sendOperations(match, [late]))).toEqual(['unapplied']);
  });

  test('what cannot be applied is refused and goes on waiting', async () => {
    const { match, homePlayers, away } = await createMatchDay();
    const late = eventOf(homePlayers[0]);
    await sendOperations(match, [...confirmedEnd(), late]);
    expectOk(await editPlayer(homePlayers[0], { teamId: away.id }));
    expect((await decideOperation(match, late, 'apply')).status).toBe(409);
    expect((await readSheet(match)).unapplied).toHaveLength(1);
    expect((await decideOperation(match, late, 'discard')).status).toBe(200);
  });

  test.each([
    ['PATCH score', (match: Match) => saveScore(match, '2-0')],
    ['PUT', async (match: Match) => editMatch(await readMatch(match), { homeScore: 2, awayScore: 0 })],
  ])('waits when the score was corrected by hand with %s, and applying it leaves that score', async (_how, correct) => {
    const match = await teams.scheduleMatch();
    await sendOperations(match, [clockMark('start', 90), endOf()]);
    expectOk(await correct(match));
    const late = eventOf(teams.homePlayers[0]);
    expect(outcomesOf(await sendOperations(match, [late]))).toEqual(['unapplied']);
    expect(expectOk(await decideOperation(match, late, 'apply'))).toMatchObject({
      match: { scoreDisplay: '2 - 0' },
      events: [{ operationId: late.id }],
    });
  });

  test('a saved form of the match that leaves the result as it is does not count as a correction', async () => {
    const match = await teams.scheduleMatch();
    await sendOperations(match, [clockMark('start', 90), endOf()]);
    expectOk(await editMatch(await readMatch(match), { location: 'Otra cancha', homeScore: 0, awayScore: 0 }));
    const { results, sheet } = await sendOperations(match, [eventOf(teams.homePlayers[0])]);
    expect([...outcomesOf({ results }), sheet.match.scoreDisplay]).toEqual(['applied', '1 - 0']);
  });

  test('goals that were changed by hand count as a correction, other changes do not', async () => {
    const { homePlayers } = teams;
    const match = await teams.scheduleMatch();
    await sendOperations(match, [clockMark('start', 90), eventOf(homePlayers[0]), endOf()]);
    const card = await createMatchEvent(match, homePlayers[0], 'yellowcard');
    expect((await readSheet(match)).scoreFollowsEvents).toBe(true);
    expectOk(await editMatchEvent(card, 'goal'));
    expect(await readSheet(match)).toMatchObject({ scoreFollowsEvents: false, match: { scoreDisplay: '1 - 0' } });
    expect((await deleteEvent(card)).status).toBe(204);
    expect(outcomesOf(await sendOperations(match, [eventOf(homePlayers[1])]))).toEqual(['unapplied']);
  });

  test('a result that was recorded without a sheet stays', async () => {
    const match = await teams.scheduleMatch();
    expectOk(await saveScore(match, '3-2'));
    const { results, sheet } = await sendOperations(match, [clockMark('start', 90), eventOf(teams.homePlayers[0])]);
    expect(outcomesOf({ results })).toEqual(['superseded', 'unapplied']);
    expect(sheet.match.scoreDisplay).toBe('3 - 2');
  });

  test('a match that an administrator opened again goes on', async () => {
    const match = await teams.scheduleMatch();
    await sendOperations(match, confirmedEnd());
    expectOk(await editMatch(await readMatch(match), { status: 'in_progress' }));
    expect(await readSheet(match)).toMatchObject({ end: null, confirmedAt: { home: null, away: null } });
    const { results, sheet } = await sendOperations(match, [eventOf(teams.homePlayers[0]), endOf()]);
    expect(outcomesOf({ results })).toEqual(['applied', 'applied']);
    expect(sheet.match.scoreDisplay).toBe('1 - 0');
  });
});
