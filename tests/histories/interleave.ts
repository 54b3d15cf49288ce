/**
 * Lets several tasks talk to the table in turns, one call at a time, in an order that is given; and lets one of them die:
 * from some write on, every call of it fails, as when its Lambda was killed.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { documentClient } from '#functions/platform/table/client.ts';

export interface Task {
  /** How many writes it lives through; null: it lives. */
  readonly dyingAfter: number | null;
  readonly act: () => Promise<unknown>;
}

class Run {
  writesLeft: number;
  isDead = false;
  readonly #waiting: (() => void)[];

  constructor(dyingAfter: number | null, waiting: (() => void)[]) {
    this.writesLeft = dyingAfter ?? Number.POSITIVE_INFINITY;
    this.#waiting = waiting;
  }

  turn(): Promise<void> {
    return new Promise((go) => this.#waiting.push(go));
  }
}

const current = new AsyncLocalStorage<{ run: Run; inFlight: { calls: number } }>();
const isWrite = (command: object) => /Put|Update|Delete|Write/.test(command.constructor.name);

/** Once a test file: from then on the table's client waits for turns, and dies when it has to. */
export function takeTurns(): void {
  const client = documentClient();
  const send = client.send.bind(client) as (command: object, ...more: unknown[]) => Promise<unknown>;
  client.send = (async (command: object, ...more: unknown[]) => {
    const store = current.getStore();
    if (!store) return send(command, ...more);
    const { run, inFlight } = store;
    await run.turn();
    if (isWrite(command)) run.writesLeft -= 1;
    if (run.writesLeft < 0) run.isDead = true;
    if (run.isDead) throw new Error('killed');
    inFlight.calls += 1;
    return send(command, ...more).finally(() => {
      inFlight.calls -= 1;
    });
  }) as never;
}

/** Runs the tasks at once; `order` says who goes next. Answers which of them died. */
export async function interleaved(tasks: readonly Task[], order: readonly number[]): Promise<boolean[]> {
  const waiting: (() => void)[] = [];
  const inFlight = { calls: 0 };
  const runs = tasks.map(({ dyingAfter }) => new Run(dyingAfter, waiting));
  let open = tasks.length;
  let failure: unknown;
  tasks.forEach(({ act }, at) => {
    const run = runs[at] as Run;
    current
      .run({ run, inFlight }, act)
      .catch((error) => {
        if (!run.isDead) failure ??= error;
      })
      .finally(() => {
        open -= 1;
      });
  });
  for (let step = 0; open > 0; ) {
    await setImmediate();
    if (inFlight.calls > 0 || waiting.length === 0) continue;
    const [go] = waiting.splice((order[step++ % order.length] ?? 0) % waiting.length, 1);
    go?.();
  }
  if (failure) throw failure;
  return runs.map(({ isDead }) => isDead);
}
