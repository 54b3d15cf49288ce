/** Who keeps the sheet of a match: chosen by administrators, told to nobody else. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createMatch,
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  editMatch,
  expectOk,
  nextUnusedDay,
  postMatch,
  readMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { clockMark, createMatchDay, endOf, eventOf, sendOperations } from '#tests/support/sheet-operations.ts';
import { createPlanillero } from '#tests/support/sheets.ts';
import { changeStoredUser, createUser } from '#tests/support/users.ts';

let home: Team;
let away: Team;
let cup: Tournament;

beforeAll(async () => {
  await startApi();
  [home, away] = await createTeams('Ombú', 'Ceibo');
  cup = await createTournament();
});

/** A match of the two teams on a day of its own. */
const scheduleMatch = (more: Parameters<typeof createScheduledMatch>[3] = {}) =>
  createScheduledMatch(cup, home, away, more);

const readAsAdmin = async ({ id }: Pick<Match, 'id'>) =>
  expectOk(await call('GET /matches/{id}', { as: 'admin', params: { id } }));

const ownSheetIds = async (headers: Record<string, string>) =>
  expectOk(await call('GET /matches/sheets/own', { headers })).map(({ match }) => match.id);

/** A day that is neither past nor far away, whatever today is. */
const dayFromToday = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('sheetUserIds', () => {
  test('are set when a match is created and changed, and kept when a change does not name them', async () => {
    const [{ user: rosa }, { user: hugo }] = [await createPlanillero(), await createPlanillero()];
    const match = await scheduleMatch({ sheetUserIds: [rosa.id] });
    expect(match.sheetUserIds).toEqual([rosa.id]);
    expect(expectOk(await editMatch(match, { location: 'Otro' })).sheetUserIds).toEqual([rosa.id]);
    expect(expectOk(await editMatch(match, { sheetUserIds: [rosa.id, hugo.id] })).sheetUserIds).toHaveLength(2);
    expect(expectOk(await saveScore(match, '2-1')).sheetUserIds).toEqual([rosa.id, hugo.id]);
    expect(expectOk(await editMatch(match, { status: 'completed', sheetUserIds: [] })).sheetUserIds).toEqual([]);
  });

  test('are set for matches that are moved together', async () => {
    const { user } = await createPlanillero();
    const match = await scheduleMatch();
    const { id, version, matchDate, matchTime, canchaId, refereeId, assistantId, tournamentId } = match;
    const moved = { id, version, matchDate, matchTime, canchaId, refereeId, assistantId };
    const put = (change: object) =>
      call('PUT /tournaments/{id}/fixture/matches', {
        as: 'admin',
        params: { id: tournamentId },
        body: { matches: [{ ...moved, ...change }] },
      });
    expect(expectOk(await put({ sheetUserIds: [user.id] }))[0]?.sheetUserIds).toEqual([user.id]);
    expect(expectOk(await put({ version: version + 1, matchTime: '18:00' }))[0]?.sheetUserIds).toEqual([user.id]);
    expect(statusAndDetail(await put({ version: version + 2, sheetUserIds: [987654] }))).toEqual({
      status: 400,
      detail: 'matches.0.sheetUserIds.0: Ese usuario no existe',
    });
  });

  test('are never told to anybody but administrators', async () => {
    const { user, headers } = await createPlanillero();
    const match = await createMatch({ sheetUserIds: [user.id], round: 'Fecha 1' });
    const params = { id: match.id };
    const tournament = { id: match.tournamentId };
    const query = { round: 'Fecha 1' };
    for (const as of [{}, { as: 'noRole' as const }, { headers }]) {
      const answers = [
        await call('GET /matches', as),
        await call('GET /matches/formatted', as),
        await call('GET /matches/tournament/{id}', { ...as, params: tournament }),
        await call('GET /matches/formatted/tournament/{id}', { ...as, params: tournament }),
        await call('GET /matches/{id}', { ...as, params }),
        await call('GET /matches/formatted/{id}', { ...as, params }),
        await call('GET /matches/{id}/detail', { ...as, params }),
        await call('GET /tournaments/{id}/fixture/matches', { ...as, params: tournament, query }),
        await call('GET /matches/sheets/own', { ...as, headers }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(JSON.stringify(answer.body)).not.toContain('sheetUserIds');
      }
    }
    const lists = [
      await call('GET /matches', { as: 'admin' }),
      await call('GET /matches/formatted/tournament/{id}', { as: 'admin', params: tournament }),
    ];
    for (const { body } of lists) {
      expect(body.find(({ id }) => id === match.id)?.sheetUserIds).toEqual([user.id]);
    }
  });

  test.each([
    ['an unknown user', [987654], 400, 'sheetUserIds.0: Ese usuario no existe'],
    ['a user twice', [1, 1], 400, 'sheetUserIds: No puede tener elementos repetidos'],
  ])('of %s are refused', async (_who, sheetUserIds, status, detail) => {
    const answer = await postMatch(cup, home, away, { sheetUserIds });
    expect(statusAndDetail(answer)).toEqual({ status, detail });
  });

  test('of a user without the role, or disabled, are refused when chosen and stay when kept', async () => {
    const coach = await createUser({ firstName: 'Raúl', lastName: 'Paz', roles: [] });
    const { user } = await createPlanillero({ firstName: 'Elsa', lastName: 'Gil' });
    const match = await scheduleMatch();
    expect(statusAndDetail(await editMatch(match, { sheetUserIds: [coach.id] }))).toEqual({
      status: 409,
      detail: 'Raúl Paz no tiene el rol Planillero.',
    });
    await changeStoredUser(user, { enabled: false });
    expect(statusAndDetail(await editMatch(match, { sheetUserIds: [user.id] }))).toEqual({
      status: 409,
      detail: 'Elsa Gil está deshabilitado: no puede cargar planillas.',
    });
    await changeStoredUser(user, { enabled: true });
    expectOk(await editMatch(match, { sheetUserIds: [user.id] }));
    await changeStoredUser(user, { roles: [] });
    const read = await readAsAdmin(match);
    expect(expectOk(await editMatch(read, { sheetUserIds: [user.id] })).sheetUserIds).toEqual([user.id]);
  });
});

describe('the own sheets of a Planillero', () => {
  test("are today's first, then later and earlier ones, and follow a match to another day", async () => {
    const { user, headers } = await createPlanillero();
    const play = (days: number, matchTime: string) =>
      createScheduledMatch(cup, home, away, { matchDate: dayFromToday(days), matchTime, sheetUserIds: [user.id] });
    const later = await play(3, '10:00');
    const earlier = await play(-3, '10:00');
    const first = await play(0, '12:00');
    await play(-30, '10:00');
    expect(await ownSheetIds(headers)).toEqual([first.id, later.id, earlier.id]);
    expectOk(await editMatch(later, { matchDate: dayFromToday(-5) }));
    expect(await ownSheetIds(headers)).toEqual([first.id, earlier.id, later.id]);
    expectOk(await editMatch(earlier, { status: 'cancelled' }));
    expectOk(await deleteMatch(later));
    expect(await ownSheetIds(headers)).toEqual([first.id]);
    expectOk(await editMatch(first, { sheetUserIds: [] }));
    expect(await ownSheetIds(headers)).toEqual([]);
  });

  test('may be at the same hour, unlike the matches of a referee', async () => {
    const { user, headers } = await createPlanillero();
    const others = await createTeams('Tala', 'Sauce');
    const told = { matchDate: dayFromToday(1), sheetUserIds: [user.id] };
    const matches = [await scheduleMatch(told), await createScheduledMatch(cup, ...others, told)];
    expect(await ownSheetIds(headers)).toEqual(matches.map(({ id }) => id));
  });

  test('are none for anybody else, and none once the role is lost', async () => {
    const { user, headers } = await createPlanillero();
    await scheduleMatch({ matchDate: dayFromToday(2), sheetUserIds: [user.id] });
    expect(await ownSheetIds(headers)).toHaveLength(1);
    expect(expectOk(await call('GET /matches/sheets/own', { as: 'admin' }))).toEqual([]);
    await changeStoredUser(user, { roles: [] });
    expect(await ownSheetIds(headers)).toEqual([]);
  });
});

describe('the sheets of a day', () => {
  test('are those of every tournament, by time, with who keeps them and whether there is a link', async () => {
    const { user } = await createPlanillero();
    const matchDate = nextUnusedDay();
    const evening = await scheduleMatch({ matchDate, matchTime: '23:30', sheetUserIds: [user.id] });
    const morning = await scheduleMatch({ matchDate, matchTime: '09:00' });
    await scheduleMatch({ matchDate, status: 'cancelled' });
    const nothing = { state: 'none', unapplied: 0, observation: '', redCards: 0, link: null, lastOperation: null };
    const sheets = expectOk(await call('GET /matches/sheets', { as: 'admin', query: { date: matchDate } }));
    expect(sheets.map(({ match, sheetUserIds, ...rest }) => ({ id: match.id, sheetUserIds, ...rest }))).toEqual([
      { id: morning.id, sheetUserIds: [], ...nothing },
      { id: evening.id, sheetUserIds: [user.id], ...nothing },
    ]);
    const next = new Date(Date.parse(matchDate) + 86_400_000).toISOString().slice(0, 10);
    expect(expectOk(await call('GET /matches/sheets', { as: 'admin', query: { date: next } }))).toEqual([]);
  });

  test('tell the remark and the red cards, also as those of the days before', async () => {
    const { match, homePlayers } = await createMatchDay();
    await sendOperations(match, [
      clockMark('start', 60),
      eventOf(homePlayers[0], { eventType: 'redcard' }),
      endOf({ observation: 'Hubo una pelea' }),
    ]);
    const next = new Date(Date.parse(match.matchDate) + 86_400_000).toISOString().slice(0, 10);
    const ofDays = async (days: string) =>
      expectOk(await call('GET /matches/sheets', { as: 'admin', query: { date: next, days } })).filter(
        (sheet) => sheet.match.id === match.id,
      );
    expect(await ofDays('2')).toMatchObject([{ observation: 'Hubo una pelea', redCards: 1 }]);
    expect(await ofDays('1')).toEqual([]);
    const tooMany = await call('GET /matches/sheets', { as: 'admin', query: { days: '8' } });
    expect(tooMany.status).toBe(400);
  });

  test('are by default those of today in the zone of the federation', async () => {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' }).format();
    const match = await createMatch({ matchDate: today, matchTime: '12:00' });
    const sheets = expectOk(await call('GET /matches/sheets', { as: 'admin' }));
    expect(sheets.map((sheet) => sheet.match.id)).toContain(match.id);
    expect(sheets.find((sheet) => sheet.match.id === match.id)?.match.homeTeam).toEqual(
      (await readMatch(match)).homeTeam,
    );
  });
});
