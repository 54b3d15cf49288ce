/**
 * Lets several tasks talk to the table in turns, one call at a time, in an order that is given; and lets one of them
 * die: from some write on, every call of it fails, as when its Lambda was killed.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { documentClient } from '#functions/platform/table/client.ts';

export interface Task {
  /** How many writes it lives through; null: it lives. */
  readonly dyingAfter: number | null;
  readonly act: () => Promise<unknown>;
}

/** Whose turn it is, and for how many calls: the others stand still meanwhile, unless he is busy elsewhere or done. */
export interface Turn {
  readonly task: number;
  readonly calls: number;
}

/** Who waits for his turn, and how many calls are under way. */
class Queue {
  waiting: { readonly task: number; readonly go: () => void }[] = [];
  inFlight = 0;
  #changed = Promise.withResolvers<void>();

  turn(task: number): Promise<void> {
    return new Promise((go) => {
      this.waiting.push({ task, go });
      this.notice();
    });
  }

  notice(): void {
    this.#changed.resolve();
  }

  /** Lets one call of `task` go on, or of anybody when it has none. */
  letGo(task: number): void {
    const next = this.waiting.find((each) => each.task === task) ?? this.waiting[0];
    this.waiting = this.waiting.filter((each) => each !== next);
    next?.go();
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
  readonly task: number;
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
    await queue.turn(run.task);
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

/**
 * Runs the tasks at once, in turns that are repeated as long as anybody has something to do. Answers whether the first
 * was done within its first turn.
 */
export async function interleaved(tasks: readonly Task[], turns: readonly Turn[]): Promise<boolean> {
  const queue = new Queue();
  let open = tasks.length;
  let wasFirst = false;
  let step = 0;
  const failures: unknown[] = [];
  for (const [task, { dyingAfter, act }] of tasks.entries()) {
    const run: Run = { queue, task, writesLeft: dyingAfter ?? Number.POSITIVE_INFINITY, isDead: false };
    current
      .run(run, act)
      .catch((error) => run.isDead || failures.push(error))
      .finally(() => {
        open -= 1;
        if (task === 0) wasFirst = step <= (turns[0]?.calls ?? 0);
        queue.notice();
      });
  }
  const order = turns.flatMap(({ task, calls }) => Array.from({ length: calls }, () => task % tasks.length));
  while (open > 0) {
    await queue.settled();
    if (queue.inFlight > 0 || queue.waiting.length === 0) continue;
    queue.letGo(order[step++ % order.length] ?? 0);
  }
  if (failures.length > 0) throw failures[0];
  return wasFirst;
}
