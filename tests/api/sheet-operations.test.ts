/** Operations that phones send to a live sheet: a match from its start to its end, and operations that are refused. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Player } from '#shared/domain/schemas/player.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import { deleteMatch, expectOk, readMatch, readTournament } from '#tests/support/api-fixtures.ts';
import { asBegunEarlier } from '#tests/support/begun-earlier.ts';
import { saveLineup } from '#tests/support/match-events.ts';
import { createPlayer, deletePlayer } from '#tests/support/players.ts';
import { createSheetTeams, type SheetTeams } from '#tests/support/sheet-matches.ts';
import {
  clockMark,
  correctionOf,
  createMatchDay,
  endOf,
  eventOf,
  outcomesOf,
  postOperations,
  presenceOf,
  readSheet,
  sendOperations,
} from '#tests/support/sheet-operations.ts';
import { readItemsOf } from '#tests/support/stored-sheets.ts';

let teams: SheetTeams;
beforeAll(async () => {
  await startApi();
  teams = await createSheetTeams();
});

describe('reading a sheet', () => {
  test('answers all that a device needs, also before anything was recorded', async () => {
    const { match, home, homePlayers, awayPlayers } = await createMatchDay({
      rules: { periods: 2, blueMinutes: 0, matchMinutes: 40 },
    });
    await createPlayer(home, { status: 'inactive' });
    expectOk(await saveLineup(match, [homePlayers[0]]));
    const sheet = await readSheet(match);
    expect(sheet).toMatchObject({
      match: { id: match.id, status: 'scheduled', scoreDisplay: 'VS' },
      rules: { matchMinutes: 40, periods: 2, blueMinutes: 0, walkoverGoals: 3 },
      clock: { halves: [] },
      presence: { home: null, away: null },
      end: null,
      confirmedAt: { home: null, away: null },
      events: [],
      unapplied: [],
      link: null,
      version: 0,
    });
    expect(sheet.squads.home.map(({ id, isInLineup, suspension }) => ({ id, isInLineup, suspension }))).toEqual([
      { id: homePlayers[0].id, isInLineup: true, suspension: '' },
      { id: homePlayers[1].id, isInLineup: false, suspension: '' },
    ]);
    expect(sheet.squads.away).toHaveLength(awayPlayers.length);
    expect(Math.abs(Date.parse(sheet.now) - Date.now())).toBeLessThan(60_000);
  });

  test('answers 404 for a match that does not exist, and 403 to who may not keep it', async () => {
    expect((await call('GET /matches/{id}/sheet', { as: 'admin', params: { id: 999_999 } })).status).toBe(404);
    const match = await teams.scheduleMatch();
    expect((await call('GET /matches/{id}/sheet', { as: 'noRole', params: { id: match.id } })).status).toBe(403);
    expect((await call('GET /matches/{id}/sheet', { params: { id: match.id } })).status).toBe(401);
  });
});

describe('a match from its start to its end', () => {
  test('is still to be played when its wrong start is taken back, and starts again', async () => {
    const match = await teams.scheduleMatch();
    await sendOperations(match, [clockMark('start', 120)]);
    const { results, sheet } = await sendOperations(match, [clockMark('undoStart')]);
    expect(outcomesOf({ results })).toEqual(['applied']);
    expect(sheet).toMatchObject({ match: { status: 'scheduled', homeScore: null }, clock: { halves: [] } });
    const again = await sendOperations(match, [clockMark('start')]);
    expect(again.sheet).toMatchObject({ match: { status: 'in_progress', scoreDisplay: '0 - 0' } });
  });

  test('has its status, score, events and clock by the operations', async () => {
    const { match, home, homePlayers, awayPlayers, tournament } = await createMatchDay();
    const goal = eventOf(homePlayers[0], { ageSeconds: 1500, minute: 6 });
    const sent = await sendOperations(match, [
      presenceOf(home.id, [homePlayers[0].id], 2000),
      clockMark('start', 1800),
      goal,
      eventOf({ id: 0, teamId: home.id }, { ageSeconds: 1400, minute: 7 }),
      eventOf(awayPlayers[0], { ageSeconds: 1300, minute: 9, eventType: 'owngoal' }),
      eventOf(awayPlayers[1], { ageSeconds: 1200, minute: 11, eventType: 'bluecard' }),
      clockMark('pause', 1000),
      clockMark('resume', 900),
      endOf({ observation: 'Faltó una red.' }, 10),
    ]);
    expect(sent.results.every(({ outcome, message }) => outcome === 'applied' && message === '')).toBe(true);
    expect(sent.sheet).toMatchObject({
      match: { status: 'completed', homeScore: 3, awayScore: 0 },
      presence: { home: [homePlayers[0].id], away: null },
      end: { observation: 'Faltó una red.' },
      scoreFollowsEvents: true,
    });
    const [half] = sent.sheet.clock.halves;
    expect(Date.parse(sent.sheet.now) - Date.parse(half?.startedAt ?? '')).toBeGreaterThanOrEqual(1_800_000);
    expect(half).toMatchObject({ stops: [{ from: expect.any(String), to: expect.any(String) }] });
    expect(
      sent.sheet.events.map(({ playerDisplayName, operationId }) => ({ playerDisplayName, operationId }))[0],
    ).toEqual({ playerDisplayName: `Tomás ${homePlayers[0].lastName}`, operationId: goal.id });
    expect((await readTournament(tournament)).status).toBe('in_progress');
    expect((await readMatch(match)).isCompleted).toBe(true);
  });

  test('shows a goal without a scorer under no name, then under that of whom a correction named last', async () => {
    const { match, home, homePlayers } = await createMatchDay();
    const unnamed = eventOf({ id: 0, teamId: home.id });
    await sendOperations(match, [clockMark('start'), unnamed]);
    const [event] = expectOk(await call('GET /matchevents/match/{id}', { params: { id: match.id } }));
    expect(event).toMatchObject({ playerId: 0, playerDisplayName: '', player: { firstName: '', lastName: '' } });
    const nameScorer = async ({ id, fullName }: Player) => {
      const { sheet } = await sendOperations(match, [correctionOf(unnamed, { playerId: id })]);
      expect(sheet.events).toMatchObject([{ playerId: id, playerDisplayName: fullName }]);
    };
    const deletingFirst = async () => problemOf(await deletePlayer(homePlayers[0])).detail;
    await nameScorer(homePlayers[0]);
    expect(await deletingFirst()).toContain('1 evento');
    await nameScorer(homePlayers[1]);
    expect(await deletingFirst(), 'who has no events any more').toContain('quedó registrado quién podía jugar');
  });

  test('ends by penalties or as a walkover', async () => {
    const match = await teams.scheduleMatch();
    const level = await sendOperations(match, [clockMark('start', 60), endOf({ homePenalties: 4, awayPenalties: 3 })]);
    expect(level.sheet.match).toMatchObject({ homeScore: 0, awayScore: 0, homePenalties: 4, awayPenalties: 3 });
    const other = await teams.scheduleMatch();
    const walkover = await sendOperations(other, [endOf({ walkover: 'away' })]);
    expect(walkover.sheet.match).toMatchObject({ status: 'completed', homeScore: 3, awayScore: 0, walkover: 'away' });
  });
});

test('an operation that is sent again with its id in capitals is recorded once, and corrected by either', async () => {
  const match = await teams.scheduleMatch();
  const [start, goal] = [clockMark('start', 90), eventOf(teams.homePlayers[0])];
  const inCapitals = { ...goal, id: goal.id.toUpperCase() };
  const { results, sheet } = await sendOperations(match, [start, inCapitals, goal, inCapitals]);
  expect(results.map(({ id, outcome }) => [id, outcome])).toEqual(
    [start, goal, goal, goal].map(({ id }) => [id, 'applied']),
  );
  expect(sheet.events).toMatchObject([{ operationId: goal.id }]);
  for (const minute of [9, null])
    expect((await sendOperations(match, [correctionOf(inCapitals, { minute })])).sheet.events).toMatchObject([
      { minute },
    ]);
});

describe('operations that are not applied', () => {
  test('never stop the others, and each is told why', async () => {
    const { homePlayers, awayPlayers } = teams;
    const match = await teams.scheduleMatch();
    const sent = await sendOperations(match, [
      clockMark('pause', 100),
      clockMark('start', 90),
      clockMark('start', 80),
      eventOf({ id: awayPlayers[0].id, teamId: homePlayers[0].teamId }),
      eventOf(homePlayers[0], { minute: 31 }),
      eventOf(homePlayers[0]),
    ]);
    expect(sent.results.map(({ outcome, message }) => `${outcome}: ${message}`)).toEqual([
      'refused: El partido todavía no empezó: primero tocá «Empezar».',
      'applied: ',
      'superseded: Ya se había empezado desde otro dispositivo: vale el primer comienzo.',
      'refused: Ese jugador no es del equipo: corregí quién fue.',
      'refused: El minuto tiene que ser 30 o menos: corregilo.',
      'applied: ',
    ]);
    expect(sent.sheet.match.scoreDisplay).toBe('1 - 0');
  });

  test('are answered the same when they are sent again, whatever happened since', async () => {
    const match = await teams.scheduleMatch();
    const [start, goal, early] = [clockMark('start', 60), eventOf(teams.homePlayers[0]), clockMark('pause', 90)];
    const first = await sendOperations(match, [early, start, goal, goal]);
    const removal = correctionOf(goal, { remove: true });
    await sendOperations(match, [removal]);
    const again = await sendOperations(match, [early, start, goal, goal]);
    expect(again.results).toEqual(first.results);
    expect(again.sheet.events).toEqual([]);
    expect(again.sheet.match.scoreDisplay).toBe('0 - 0');
  });

  test('a cancelled match takes none', async () => {
    const match = await teams.scheduleMatch({ status: 'cancelled' });
    const { results } = await sendOperations(match, [clockMark('start')]);
    expect(results).toMatchObject([{ outcome: 'refused', message: 'El partido está cancelado.' }]);
  });
});

test('a deleted match takes its sheet and operations along', async () => {
  const match = await teams.scheduleMatch();
  await sendOperations(match, [clockMark('start'), eventOf(teams.homePlayers[0])]);
  await asBegunEarlier(match);
  expect((await deleteMatch(match)).status).toBe(204);
  const answer = await postOperations(match, [clockMark('start')]);
  expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 404, code: 'not-found' });
  expect(await readItemsOf(match)).toEqual([]);
});
