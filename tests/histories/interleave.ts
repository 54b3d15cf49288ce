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

/** Who waits for his turn, and how many calls are under way. */
class Queue {
  readonly waiting: (() => void)[] = [];
  inFlight = 0;
  #changed = Promise.withResolvers<void>();

  turn(): Promise<void> {
    return new Promise((go) => {
      this.waiting.push(go);
      this.notice();
    });
  }

  notice(): void {
    this.#changed.resolve();
  }

  /** Until something changed, and everybody had the time to come to his next call. */
  async settled(): Promise<void> {
    await this.#changed.promise;
    this.#changed = Promise.withResolvers();
    await setImmediate();
  }
}

interface Run {
  readonly queue: Queue;
  writesLeft: number;
  isDead: boolean;
}

const current = new AsyncLocalStorage<Run>();
const isWrite = (command: object) => /Put|Update|Delete|Write/.test(command.constructor.name);

/** Once a test file: from then on the table's client waits for turns, and dies when it has to. */
export function takeTurns(): void {
  const client = documentClient();
  const send = client.send.bind(client) as (command: object, ...more: unknown[]) => Promise<unknown>;
  client.send = (async (command: object, ...more: unknown[]) => {
    const run = current.getStore();
    if (!run) return send(command, ...more);
    const { queue } = run;
    await queue.turn();
    if (isWrite(command)) run.writesLeft -= 1;
    if (run.writesLeft < 0) run.isDead = true;
    if (run.isDead) {
      queue.notice();
      throw new Error('killed');
    }
    queue.inFlight += 1;
    return send(command, ...more).finally(() => {
      queue.inFlight -= 1;
      queue.notice();
    });
  }) as never;
}

/** Runs the tasks at once; `order` says who goes next whenever somebody may. */
export async function interleaved(tasks: readonly Task[], order: readonly number[]): Promise<void> {
  const queue = new Queue();
  let open = tasks.length;
  const failures: unknown[] = [];
  for (const { dyingAfter, act } of tasks) {
    const run: Run = { queue, writesLeft: dyingAfter ?? Number.POSITIVE_INFINITY, isDead: false };
    current
      .run(run, act)
      .catch((error) => run.isDead || failures.push(error))
      .finally(() => {
        open -= 1;
        queue.notice();
      });
  }
  for (let step = 0; open > 0; ) {
    await queue.settled();
    if (queue.inFlight > 0 || queue.waiting.length === 0) continue;
    const [go] = queue.waiting.splice((order[step++ % order.length] ?? 0) % queue.waiting.length, 1);
    go?.();
  }
  if (failures.length > 0) throw failures[0];
}
