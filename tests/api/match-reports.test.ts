/** The report of a played match: what it tells, who may read it, and who was present as an administrator corrects it. */
import { beforeAll, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import { expectOk } from '#tests/support/api-fixtures.ts';
import { createPlayer } from '#tests/support/players.ts';
import {
  clockMark,
  confirmationOf,
  createMatchDay,
  endOf,
  eventOf,
  outcomesOf,
  presenceOf,
  remarkOf,
  sendOperations,
  shirtOf,
} from '#tests/support/sheet-operations.ts';
import { createPlanillero } from '#tests/support/sheets.ts';
import { createSignedInUser } from '#tests/support/users.ts';

beforeAll(startApi);

const readReport = ({ id }: { readonly id: number }, headers?: Record<string, string>) =>
  call('GET /matches/{id}/report', { params: { id }, ...(headers ? { headers } : { as: 'admin' }) });

const createDayKeptBy = ({ id }: { readonly id: number }, more: Parameters<typeof createMatchDay>[0] = {}) =>
  createMatchDay(more, { sheetUserIds: [id] });

test('tells administrators, both DTs and who keeps the sheet what was recorded, and only once the match was played', async () => {
  const [keeper, planillero] = [await createPlanillero(), await createPlanillero()];
  const { match, home, homePlayers, awayPlayers } = await createDayKeptBy(keeper.user, { rules: { periods: 2 } });
  await sendOperations(match, [
    presenceOf(home.id, [homePlayers[0].id, homePlayers[1].id], 3600),
    shirtOf(homePlayers[1], 98),
    clockMark('start', 3600),
    eventOf(homePlayers[0], { minute: 5, ageSeconds: 3300 }),
    clockMark('endHalf', 2700),
    clockMark('start', 2400),
    eventOf(awayPlayers[0], { minute: 20, ageSeconds: 2000 }),
    eventOf(homePlayers[1], { minute: 22, eventType: 'redcard', ageSeconds: 1900 }),
    endOf({ observation: 'Faltó una red' }, 1500),
    remarkOf('Hubo una pelea'),
    confirmationOf('home'),
    confirmationOf('away'),
  ]);
  const report = expectOk(await readReport(match));
  expect(report).toMatchObject({
    match: { scoreDisplay: '1 - 1' },
    halfTimeScore: { home: 1, away: 0 },
    home: { teamName: 'Ombú', confirmation: { by: 'Ana Paz', at: expect.any(String) } },
    away: { teamName: 'Ceibo', present: null, confirmation: { by: 'Ana Paz' } },
    observation: 'Faltó una red\nHubo una pelea',
    startedAt: expect.any(String),
    endedAt: expect.any(String),
  });
  expect(report.home.present?.map(({ id, jerseyNumber }) => [id, jerseyNumber])).toEqual([
    [homePlayers[0].id, homePlayers[0].jerseyNumber],
    [homePlayers[1].id, 98],
  ]);
  expect(report.events.map(({ minute, eventType }) => `${minute} ${eventType}`)).toEqual([
    '5 goal',
    '20 goal',
    '22 redcard',
  ]);

  const coach = await createSignedInUser({ roles: ['DT'], teamId: home.id });
  const unplayed = await createMatchDay();
  const otherCoach = await createSignedInUser({ roles: ['DT'], teamId: unplayed.home.id });
  const statuses = await Promise.all(
    [keeper, planillero, coach, otherCoach].map(async ({ headers }) => (await readReport(match, headers)).status),
  );
  expect(statuses).toEqual([200, 403, 200, 403]);
  expect((await readReport(unplayed.match)).status).toBe(404);
});

test('an administrator corrects who was present after both sides have confirmed; others wait for him', async () => {
  const keeper = await createPlanillero();
  const { match, home, homePlayers } = await createDayKeptBy(keeper.user);
  const late = await createPlayer(home, { firstName: 'Luis', lastName: 'Tarde' });
  await sendOperations(match, [
    presenceOf(home.id, [homePlayers[0].id], 3600),
    clockMark('start', 3600),
    endOf({}, 1500),
    confirmationOf('home'),
    confirmationOf('away'),
  ]);
  const corrected = presenceOf(home.id, [homePlayers[0].id, late.id]);
  expect(outcomesOf(await sendOperations(match, [corrected], { headers: keeper.headers }))).toEqual(['unapplied']);
  const { results, sheet } = await sendOperations(match, [presenceOf(home.id, [homePlayers[0].id, late.id])]);
  expect(outcomesOf({ results })).toEqual(['applied']);
  expect(sheet.confirmedAt.home).not.toBeNull();
  expect(expectOk(await readReport(match)).home.present?.map(({ name }) => name)).toContain('Luis Tarde');
});
