/** 'Deshacer' of a notice in 'Cambios': what it writes, and when it is refused. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import type { Notice, NoticeForm } from '#shared/domain/schemas/notice.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { call, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  expectOk,
  readMatchesOfTournament,
} from '#tests/support/api-fixtures.ts';
import { newestChange, newestChangeGroup, readChanges, undo } from '#tests/support/changes.ts';
import { jobRoutes } from '#tests/support/fixture-jobs.ts';
import { finishJob } from '#tests/support/fixtures.ts';
import { startSite } from '#tests/support/published-site.ts';
import { publishChanges } from '#tests/support/stream.ts';

let cup: Tournament;

beforeAll(startApi);
beforeEach(async () => {
  cup = await createTournament({ status: 'in_progress' });
});
afterEach(() => vi.useRealTimers());

/** Gives the tournament a match in its first round. */
async function createRound(): Promise<void> {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  await createScheduledMatch(cup, home, away, { round: 'Fecha 1' });
}

const hour = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();
const passHours = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hour });

const form = (changes: Partial<NoticeForm> = {}): NoticeForm => ({
  scope: { kind: 'tournament', id: cup.id },
  kind: 'general',
  title: 'Cancha inundada',
  text: 'Avisamos por acá.',
  until: inHours(5),
  ...changes,
});
const publish = async (changes: Partial<NoticeForm> = {}): Promise<Notice> =>
  expectOk(await call('POST /notices', { as: 'admin', body: form(changes) }));
const edit = async (notice: Notice, changes: Partial<NoticeForm>): Promise<Notice> =>
  expectOk(
    await call('PUT /notices/{id}', { as: 'admin', params: { id: notice.id }, body: { ...notice, ...changes } }),
  );
const revoke = async ({ id }: Notice) =>
  expect((await call('DELETE /notices/{id}', { as: 'admin', params: { id } })).status).toBe(204);

const isOfCup = ({ scope }: Notice) => 'id' in scope && scope.kind !== 'team' && scope.id === cup.id;
const inForce = async () => expectOk(await call('GET /notices')).filter(isOfCup);
const listed = async () => expectOk(await call('GET /notices', { as: 'admin', query: { all: '1' } })).filter(isOfCup);
const withoutVersion = ({ version: _version, ...notice }: Notice) => notice;
const newest = () => newestChange(cup, 'notice');
const undoNewest = async () => undo(cup, await newest());
const refused = (detail: string) => ({ status: 409, detail });

describe('the undo', () => {
  test('revokes a new notice, which stays in the list of all, and brings it back when that is undone', async () => {
    const notice = await publish();
    expect(await newest()).toMatchObject({ canUndo: true });
    expect(expectOk(await undoNewest())).toMatchObject({ kind: 'notice', canUndo: false });
    expect(await inForce()).toEqual([]);
    expect(await listed()).toMatchObject([{ id: notice.id, revokedAt: expect.any(String) }]);
    expect((await newest()).text).toContain('quitó el aviso “Cancha inundada”.');
    expectOk(await undoNewest());
    expect((await inForce()).map(withoutVersion)).toEqual([withoutVersion(notice)]);
    expect((await newest()).text).toContain('volvió a publicar el aviso “Cancha inundada”.');
  });

  test('of a changed notice restores its scope, kind, title, text and end', async () => {
    await createRound();
    const notice = await publish();
    const round = { kind: 'round' as const, id: cup.id, round: 'Fecha 1' };
    await edit(notice, { scope: round, kind: 'change', title: 'Otra sede', text: '', until: inHours(9) });
    expectOk(await undoNewest());
    expect((await inForce()).map(withoutVersion)).toEqual([withoutVersion(notice)]);
  });

  test('of a notice that was moved to another tournament is offered in both, and brings it back', async () => {
    const other = await createTournament({ status: 'in_progress' });
    const notice = await publish();
    await edit(notice, { scope: { kind: 'tournament', id: other.id } });
    expect(await newestChange(other, 'notice')).toMatchObject({ canUndo: true });
    expectOk(await undoNewest());
    expect((await inForce()).map(withoutVersion)).toEqual([withoutVersion(notice)]);
    expect((await newestChange(other, 'notice')).text).toBe((await newest()).text);
  });

  test('of a revoked notice shows it again, on its pages too', async () => {
    const site = startSite();
    await createRound();
    const notice = await publish();
    await revoke(notice);
    const change = await newest();
    const pages = [keyOfPage({ name: 'home' }), keyOfPage({ name: 'tv', id: cup.id })];
    const shown = async () => {
      await publishChanges();
      return pages.filter((key) => site.objects.get(key)?.includes('Cancha inundada'));
    };
    expect(await shown()).toEqual([]);
    expectOk(await undo(cup, change));
    expect(await shown()).toEqual(pages);
  });

  test('of a shortened notice restores its later end, also when the earlier one has passed', async () => {
    const notice = await publish();
    await edit(notice, { until: inHours(1) });
    const change = await newest();
    passHours(2);
    expectOk(await undo(cup, change));
    expect((await inForce()).map(({ until }) => until)).toEqual([notice.until]);
  });
});

describe('the undo is refused', () => {
  test.each([
    ['a new notice', async (_notice: Notice) => {}],
    ['a revoked notice', revoke],
  ])('of %s whose end has passed since, and is not offered', async (_what, change) => {
    await change(await publish());
    const before = await newest();
    expect(before.canUndo).toBe(true);
    passHours(6);
    expect(await newest()).toMatchObject({ id: before.id, canUndo: false });
    expect(statusAndDetail(await undo(cup, before))).toEqual(
      refused('Ese aviso ya terminó. Si hace falta, publicá uno nuevo.'),
    );
  });

  test('of a prolonged notice whose earlier end has passed', async () => {
    await edit(await publish({ until: inHours(1) }), { until: inHours(9) });
    const change = await newest();
    passHours(2);
    expect((await newest()).canUndo).toBe(false);
    expect(statusAndDetail(await undo(cup, change))).toEqual(
      refused('Antes de ese cambio el aviso valía hasta un momento que ya pasó.'),
    );
    expect(await inForce()).toHaveLength(1);
  });

  test('of all but the last change, and a second time', async () => {
    const notice = await publish();
    const created = await newest();
    await edit(notice, { title: 'Otra sede' });
    const changed = await newest();
    expect((await readChanges(cup)).find(({ id }) => id === created.id)?.canUndo).toBe(false);
    expect(statusAndDetail(await undo(cup, created))).toEqual(refused('Después hubo otro cambio de ese aviso.'));
    expectOk(await undo(cup, changed));
    expect(statusAndDetail(await undo(cup, changed))).toEqual(refused('Ese cambio ya está deshecho.'));
    expectOk(await undo(cup, await newest()));
    await revoke(notice);
    expect(statusAndDetail(await undo(cup, created))).toEqual(refused('Ese aviso ya está quitado.'));
  });

  test('when its round is gone', async () => {
    await createRound();
    await revoke(await publish({ scope: { kind: 'round', id: cup.id, round: 'Fecha 1' } }));
    for (const match of await readMatchesOfTournament(cup)) expect((await deleteMatch(match)).status).toBe(204);
    expect(statusAndDetail(await undoNewest())).toEqual(
      refused('No se puede deshacer. Esa fecha no existe en el torneo.'),
    );
  });
});

test('a scope takes as many notices as may be in force, also of some published at once, and no undo adds one', async () => {
  await revoke(await publish());
  const revoked = await newest();
  for (let one = 1; one < limits.noticesOfScope; one += 1) await publish();
  const atOnce = [1, 2, 3].map(() => call('POST /notices', { as: 'admin', body: form() }));
  expect((await Promise.all(atOnce)).map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(statusAndDetail(await undo(cup, revoked))).toEqual(
    refused(expect.stringContaining('Ya hay 20 avisos vigentes ahí.')),
  );
  const other = await createTournament();
  await publish({ scope: { kind: 'tournament', id: other.id } });
});

describe('the notice of a suspended round', () => {
  const suspend = async () => {
    await createRound();
    const body = { round: 'Fecha 1', title: 'Se suspende', text: '', until: inHours(5) };
    expectOk(await finishJob(jobRoutes.suspend, cup, { body }));
  };
  const undoAll = async () => {
    const { id } = await newestChangeGroup(cup, 'suspend');
    return finishJob(jobRoutes.undo, cup, { groupId: id });
  };
  const statuses = async () => (await readMatchesOfTournament(cup)).map(({ status }) => status);

  test('is one of its changes, and goes with all of them whatever it says by then', async () => {
    await suspend();
    const change = await newest();
    expect(change).toMatchObject({ groupId: (await newestChangeGroup(cup, 'suspend')).id, canUndo: true });
    await edit((await inForce())[0] as Notice, { text: 'A las 14 decidimos.' });
    expectOk(await undoAll());
    expect(await inForce()).toEqual([]);
    expect(await statuses()).toEqual(['scheduled']);
    expect(statusAndDetail(await undo(cup, change))).toEqual(refused('Ese aviso ya está quitado.'));
  });

  test('is undone by itself, which leaves the matches to the undo of all', async () => {
    await suspend();
    expectOk(await undoNewest());
    expect([await inForce(), await statuses()]).toEqual([[], ['postponed']]);
    expect(await newestChangeGroup(cup, 'suspend')).toMatchObject({ canUndo: true });
    expectOk(await undoAll());
    expect(await statuses()).toEqual(['scheduled']);
  });
});
