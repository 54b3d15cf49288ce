/** The queue of a phone, one rule at a time: what it keeps, what it sends again, and what it tells. */
import { expect, test } from 'vitest';
import type { OperationResult, SheetOperation } from '#shared/domain/schemas/sheet.ts';
import { SimulatedTime } from '#tests/model-based/sheets/simulated-time.ts';
import { answeredOperation } from '#web/features/sheet/queue/kept-operations.ts';
import type { QueueStorage, ReceivedSheet, SendAnswer } from '#web/features/sheet/queue/queue-parts.ts';
import type { QueuedOperation } from '#web/features/sheet/queue/queued-operation.ts';
import { sendStateOf } from '#web/features/sheet/queue/send-state.ts';
import { SheetQueue } from '#web/features/sheet/queue/sheet-queue.ts';

const start = Date.parse('2026-11-22T18:00:00Z');
const sheet = { now: '2026-11-22T18:00:00Z' };
type Answer = SendAnswer<typeof sheet>;

function memoryStorage(): QueueStorage<typeof sheet> {
  let operations: readonly QueuedOperation[] = [];
  let received: ReceivedSheet<typeof sheet> | null = null;
  return {
    load: async () => ({ operations, received }),
    add: async (operation) => {
      operations = [...operations, operation];
    },
    record: async (results, newer) => {
      operations = operations.flatMap((each) => answeredOperation(each, results));
      received = newer ?? received;
    },
    remove: async (id) => {
      operations = operations.filter((each) => each.id !== id);
    },
  };
}

/** A phone at 18:00 whose requests the function answers; `sent` has the minutes and the operations of each. */
function openPhone(answer: (operations: readonly SheetOperation[]) => Answer, storage = memoryStorage()) {
  const time = new SimulatedTime(start);
  const sent: { at: number; operations: readonly SheetOperation[] }[] = [];
  let made = 0;
  let isReadingRefused = false;
  const queue = new SheetQueue({
    storage,
    network: {
      send: async (operations) => {
        sent.push({ at: (time.now() - start) / 1000, operations });
        return answer(operations);
      },
      read: async () => (isReadingRefused ? refusing('not-allowed') : { kind: 'answered', sheet }),
    },
    clock: { ...time, rebase: () => undefined },
    newId: () => `operation ${++made}`,
    alone: (send) => send(),
    announceChange: () => undefined,
  });
  const pass = (seconds: number) => time.runUntil(start + seconds * 1000);
  const refuseReading = () => {
    isReadingRefused = true;
  };
  return { queue, sent, pass, refuseReading, secondsOfTries: () => sent.map(({ at }) => at) };
}

const goal = { kind: 'event', teamId: 1, playerId: 0, eventType: 'goal', minute: 1 } as const;
const failing = (retryAfterMs = 0): Answer => ({
  kind: 'failed',
  problem: { kind: 'server-failure', detail: '', retryAfterMs },
});
const answering = (operations: readonly SheetOperation[], parts: Partial<OperationResult> = {}): Answer => ({
  kind: 'answered',
  results: operations.map(({ id }) => ({ id, outcome: 'applied', message: '', ...parts })),
  sheet,
});

test('a failed request is repeated after 1, 2, 4 … 60 seconds, with the age that the operation has by then', async () => {
  const { queue, sent, pass, secondsOfTries } = openPhone(() => failing());
  queue.add(goal);
  await pass(200);
  expect(secondsOfTries()).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  expect(sent.map(({ operations }) => operations[0]?.ageSeconds)).toEqual(secondsOfTries());
  expect(sendStateOf(queue.state())).toEqual({
    unsent: 1,
    text: '1 sin enviar',
    why: 'El servidor tiene un problema',
    since: start,
    needs: null,
  });
});

test('a tap tries again at once, but never before the time that the server asked for', async () => {
  const patient = openPhone(() => failing());
  patient.queue.add(goal);
  await patient.pass(20);
  patient.queue.add(goal);
  await patient.pass(20);
  expect(patient.secondsOfTries()).toEqual([0, 1, 3, 7, 15, 15]);

  const asked = openPhone(() => failing(90_000));
  asked.queue.add(goal);
  await asked.pass(20);
  asked.queue.add(goal);
  await asked.pass(89);
  expect(asked.secondsOfTries()).toEqual([0]);
});

const refusing = (kind: 'link-refused' | 'not-allowed') =>
  ({ kind: 'failed', problem: { kind, detail: 'No.' } }) as const;

test.each([
  ['link-refused', 'link'],
  ['not-allowed', 'permission'],
] as const)('what the server refuses as %s is sent again only when somebody asks for it', async (kind, needs) => {
  const { queue, sent, pass } = openPhone(() => refusing(kind));
  queue.add(goal);
  await pass(3600);
  queue.add(goal);
  await pass(7200);
  expect(sent).toHaveLength(1);
  queue.wake();
  queue.wake();
  await pass(10_000);
  expect(sent).toHaveLength(2);
  expect(sendStateOf(queue.state())).toEqual({ unsent: 2, text: '2 sin enviar', why: 'No.', since: start, needs });
});

test('a new link is tried at once, also when it comes while the former one is being refused', async () => {
  let isLinkNew = false;
  const { queue, pass, secondsOfTries } = openPhone((operations) => {
    if (isLinkNew) return answering(operations);
    isLinkNew = true;
    queue.wakeWithNewLink();
    return refusing('link-refused');
  });
  queue.add(goal);
  await pass(1);
  expect(secondsOfTries()).toEqual([0, 0]);
  expect(sendStateOf(queue.state()).text).toBe('Todo enviado');
});

test('a sheet that is not told any more is asked for, and the phone tells why it cannot be read', async () => {
  const { queue, pass, refuseReading } = openPhone(
    (operations) => ({ ...answering(operations), sheet: null }) as Answer,
  );
  refuseReading();
  queue.add(goal);
  await pass(60);
  expect(sendStateOf(queue.state())).toMatchObject({ unsent: 0, text: 'Todo enviado', why: 'No.' });
});

test('what is recorded after a refused reading of the sheet is sent, because the server may still take it', async () => {
  const { queue, sent, pass, refuseReading } = openPhone((operations) => answering(operations));
  refuseReading();
  queue.watch();
  await pass(60);
  queue.add(goal);
  await pass(61);
  expect(sent).toHaveLength(1);
});

test.each([
  ['link-refused', 'link', 'No.'],
  ['not-allowed', 'permission', 'No.'],
  ['sheet-confirmed', 'reopening', 'No.'],
  ['unreachable', null, ''],
] as const)('with nothing to send, a reading that fails as %s is told', (kind, needs, why) => {
  const state = sendStateOf({ waiting: [], problem: { kind, detail: 'No.' } });
  expect(state).toEqual({ unsent: 0, text: 'Todo enviado', why, since: null, needs });
});

test('a malformed request is sent in single operations, of which only the faulty one is refused, on this phone', async () => {
  const faulty = 'operation 2';
  const { queue, pass } = openPhone((operations) =>
    operations.some(({ id }) => id === faulty)
      ? { kind: 'malformed', detail: 'El minuto no es válido' }
      : answering(operations),
  );
  for (let count = 0; count < 3; count += 1) queue.add(goal);
  await pass(10);
  expect(queue.state().waiting).toEqual([]);
  expect(queue.state().answered.map(({ id, answer }) => ({ id, ...answer }))).toEqual([
    { id: faulty, outcome: 'refused', message: 'El minuto no es válido' },
  ]);
  expect(sendStateOf(queue.state()).text).toBe('Todo enviado');
});

test('what was not applied stays beside its operation, also on a page opened later, until it is dismissed', async () => {
  const storage = memoryStorage();
  const told = { outcome: 'superseded', message: 'Ya se había empezado' } as const;
  const first = openPhone((operations) => answering(operations, told), storage);
  const id = first.queue.add({ kind: 'clock', action: 'start' });
  await first.pass(1);
  const { queue } = openPhone(() => failing(), storage);
  await queue.reload();
  expect(queue.state().answered).toMatchObject([{ id, answer: told }]);
  await queue.dismiss(id);
  await queue.reload();
  expect(queue.state().answered).toEqual([]);
});

test('an operation that the phone cannot store is shown, told, and sent', async () => {
  const full = { ...memoryStorage(), add: () => Promise.reject(new Error('QuotaExceededError')) };
  const { queue, sent, pass } = openPhone(() => failing(), full);
  queue.add(goal);
  await pass(1);
  expect(queue.state()).toMatchObject({ waiting: [{ content: goal }], isStorageFailing: true });
  expect(sent[0]?.operations).toMatchObject([goal]);
});

test('more than fifty operations go in several requests, in order', async () => {
  const { queue, sent, pass } = openPhone((operations) => answering(operations));
  const ids = Array.from({ length: 120 }, () => queue.add(goal));
  await pass(10);
  expect(sent.flatMap(({ operations }) => operations.map(({ id }) => id))).toEqual(ids);
  expect(Math.max(...sent.map(({ operations }) => operations.length))).toBeLessThanOrEqual(50);
});
