/** When the names of players leave a device that kept a sheet, and what stays because it is not sent. */
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SheetPlayer, SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { endLink, forgetEndedLinks, forgetSheetsOfUsers } from '#web/features/sheet/queue/forgotten-names.ts';
import { openQueueDatabase } from '#web/features/sheet/queue/queue-database.ts';
import { type QueuedOperation, type QueueKey, queueKeyOf } from '#web/features/sheet/queue/queued-operation.ts';

// A database aborts what is unfinished when its page is left; here is no page.
vi.stubGlobal('addEventListener', () => undefined);

const end = Date.parse('2026-11-23T15:00:00Z');
const hourMs = 3_600_000;

function setPhoneClock(at: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  onTestFinished(() => void vi.useRealTimers());
}

const player = { id: 5, firstName: 'Juan', lastName: 'Pérez', jerseyNumber: 9, suspension: 'roja' } as SheetPlayer;

/** The parts of a sheet that its keeping depends on. */
const sheetOf = (matchId: number, link: SheetView['link'] = null): SheetView =>
  ({
    match: { id: matchId, matchDate: '2026-11-22' },
    now: new Date(end - 20 * hourMs).toISOString(),
    squads: { home: [player], away: [] },
    events: [{ id: 1, playerId: 5, player, playerDisplayName: 'Juan Pérez', description: '' }],
    end: { at: '', observation: 'Pérez se fue enojado' },
    unapplied: [],
    link,
  }) as unknown as SheetView;

/** A device that received each sheet when its own clock said `receivedAt`, by default the server's time. */
async function openDevice() {
  const database = openQueueDatabase(randomUUID());
  const open = () => database;
  const keep = async (queue: QueueKey, sheet: SheetView, operations: readonly QueuedOperation[] = [], skewMs = 0) => {
    const kept = await database;
    await kept.put('sheets', { queue, sheet, receivedAt: Date.parse(sheet.now) + skewMs });
    for (const each of operations) await kept.add('operations', { ...each, queue } as never);
  };
  const read = async () => {
    const kept = await database;
    const [sheets, operations, links] = await Promise.all([
      kept.getAll('sheets'),
      kept.getAll('operations'),
      kept.getAll('links'),
    ]);
    return { sheets, operations, links };
  };
  return { open, keep, read };
}

const operation = (answer: QueuedOperation['answer'] = null): QueuedOperation => ({
  id: randomUUID(),
  content: { kind: 'event', teamId: 1, playerId: 5, eventType: 'goal', minute: 1 },
  madeAt: 0,
  answer,
});
const refused = () => operation({ outcome: 'refused', message: 'Juan Pérez no puede jugar por suspensión.' });
const superseded = (content: QueuedOperation['content']): QueuedOperation => ({
  ...operation({ outcome: 'superseded', message: '' }),
  content,
});
const namesIn = (kept: object) => JSON.stringify(kept).match(/Juan|Pérez|roja/g) ?? [];

/** A device with the links to the sheets of the matches 1 and 2, the second of which goes on for a day more. */
async function openDeviceWithLinks(operations: readonly QueuedOperation[], skewMs = 0) {
  const device = await openDevice();
  for (const [matchId, expires, kept] of [
    [1, end, operations],
    [2, end + 24 * hourMs, []],
  ] as const) {
    const link = { expiresAt: new Date(expires).toISOString() };
    await device.keep(queueKeyOf(matchId, { kind: 'link', token: '' }), sheetOf(matchId, link), kept, skewMs);
    await (await device.open()).put('links', {
      matchId,
      token: `token ${matchId}`,
      keptAt: end - 20 * hourMs + skewMs,
    });
  }
  return device;
}

test('until a link ends its sheet stays, then sheet, link and what was answered leave, and other links stay', async () => {
  const device = await openDeviceWithLinks([refused()]);
  setPhoneClock(end - 1000);
  await forgetEndedLinks(device.open);
  expect((await device.read()).sheets).toHaveLength(2);
  setPhoneClock(end);
  await forgetEndedLinks(device.open);
  const { sheets, operations, links } = await device.read();
  expect(sheets.map(({ queue }) => queue)).toEqual(['link/match:2']);
  expect({ operations, links: links.map(({ matchId }) => matchId) }).toEqual({ operations: [], links: [2] });
});

test('what an ended link left unsent stays with its sheet by shirt numbers, without a name', async () => {
  const unsent = operation();
  const device = await openDeviceWithLinks([unsent, refused()]);
  setPhoneClock(end);
  await forgetEndedLinks(device.open);
  const { sheets, operations, links } = await device.read();
  expect(operations).toMatchObject([
    { ...unsent, answer: null },
    { answer: { message: 'El 9 no puede jugar por suspensión.' } },
  ]);
  expect(links).toHaveLength(2);
  expect(sheets[0]?.sheet.squads.home).toMatchObject([{ id: 5, jerseyNumber: 9, lastName: '' }]);
  expect(namesIn([sheets[0] ?? [], operations])).toEqual([]);
});

test('a link ends by the server’s clock where that of the phone is wrong', async () => {
  const device = await openDeviceWithLinks([], 48 * hourMs);
  setPhoneClock(end + 48 * hourMs - 1000);
  await forgetEndedLinks(device.open);
  expect((await device.read()).sheets).toHaveLength(2);
});

test('a link whose end the phone was not told ends at most twelve hours after noon of the day after its match', async () => {
  const device = await openDevice();
  const queue = queueKeyOf(1, { kind: 'link', token: '' });
  await device.keep(queue, sheetOf(1));
  await (await device.open()).put('links', { matchId: 1, token: 'token 1', keptAt: end - 20 * hourMs });
  setPhoneClock(end);
  await forgetEndedLinks(device.open);
  expect((await device.read()).sheets).toHaveLength(1);
  setPhoneClock(end + 9 * hourMs);
  await forgetEndedLinks(device.open);
  expect(await device.read()).toEqual({ sheets: [], operations: [], links: [] });
});

test('a link that the server refuses as ended loses its names, and no other link does', async () => {
  const device = await openDeviceWithLinks([]);
  await endLink(1, 'an earlier token', device.open);
  expect(namesIn((await device.read()).sheets[0] ?? [])).not.toEqual([]);
  await endLink(1, 'token 1', device.open);
  const { sheets, links } = await device.read();
  expect(links.map(({ hasEnded }) => hasEnded)).toEqual([true, undefined]);
  expect(sheets.map((kept) => namesIn(kept).length > 0)).toEqual([false, true]);
});

test('a logout deletes sheets of users, leaves unsent ones without a name, and no sheet of who is signed in', async () => {
  const device = await openDevice();
  const [ofUnsent, ofOther] = [operation(), refused()];
  const typed = [
    superseded({ kind: 'end', homePenalties: null, awayPenalties: null, walkover: null, observation: 'Echó a Pérez' }),
    superseded({ kind: 'confirmation', side: 'home', by: 'Juan Gómez' }),
  ];
  await device.keep('user:3/match:1', sheetOf(1));
  await device.keep('user:3/match:2', sheetOf(2), [ofUnsent, ofOther, ...typed]);
  await device.keep('user:30/match:1', sheetOf(1));
  await forgetSheetsOfUsers(30, device.open);
  const { sheets, operations } = await device.read();
  expect(sheets.map(({ queue }) => queue)).toEqual(['user:3/match:2', 'user:30/match:1']);
  expect(operations.map(({ id }) => id)).toEqual([ofUnsent, ofOther, ...typed].map(({ id }) => id));
  expect(operations.map(({ content }) => content.kind)).toEqual(['event', 'event', 'end', 'confirmation']);
  expect(namesIn([sheets[0] ?? [], operations])).toEqual([]);
});
