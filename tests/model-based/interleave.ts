/**
 * Several tasks call the table in turns, one call at a time, in a given order. A task may be killed: from a given write
 * on, all its calls fail, as when its Lambda was killed.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { documentClient } from '#functions/platform/table/client.ts';

export interface InterleavedTask {
  /** The number of writes after which the task is killed; null: it is not killed. */
  readonly dyingAfter: number | null;
  readonly callback: () => Promise<unknown>;
}

/** A task and its number of calls in this turn. Others wait, unless the task is done or waits for something else. */
export interface TaskTurn {
  readonly task: number;
  readonly calls: number;
}

/** The tasks that wait for a turn, and the number of calls under way. */
class TurnQueue {
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

  /** Lets one call of `task` go on, or of any other task when `task` has none waiting. */
  letGo(task: number): void {
    const next = this.waiting.find((each) => each.task === task) ?? this.waiting[0];
    this.waiting = this.waiting.filter((each) => each !== next);
    next?.go();
  }

  /** Resolves once something has changed and every task has had time to reach its next call. */
  async settled(): Promise<void> {
    await this.#changed.promise;
    this.#changed = Promise.withResolvers();
    await setImmediate();
  }
}

interface RunningTask {
  readonly queue: TurnQueue;
  readonly task: number;
  writesLeft: number;
  isDead: boolean;
}

const runningTaskStorage = new AsyncLocalStorage<RunningTask>();
const isWrite = (command: object) => /Put|Update|Delete|Write/.test(command.constructor.name);

/** Called once per test file: from then on calls to the table wait for their turns, and calls of killed tasks fail. */
export function makeCallsTakeTurns(): void {
  const client = documentClient();
  const send = client.send.bind(client) as (command: object, ...more: unknown[]) => Promise<unknown>;
  client.send = (async (command: object, ...more: unknown[]) => {
    const run = runningTaskStorage.getStore();
    if (!run) return send(command, ...more);
    await waitForTurn(run, isWrite(command));
    const { queue } = run;
    queue.inFlight += 1;
    return send(command, ...more).finally(() => {
      queue.inFlight -= 1;
      queue.notice();
    });
  }) as never;
}

/** Makes a call of the site's bucket wait for its turn, or fail when its task was killed. */
export async function waitForTurnOfBucketCall(call: string): Promise<void> {
  const run = runningTaskStorage.getStore();
  if (!run) return;
  await waitForTurn(run, /^(PUT|DELETE)/.test(call));
  run.queue.notice();
}

async function waitForTurn(run: RunningTask, isWriting: boolean): Promise<void> {
  await run.queue.turn(run.task);
  if (isWriting) run.writesLeft -= 1;
  if (run.writesLeft < 0) run.isDead = true;
  if (!run.isDead) return;
  run.queue.notice();
  throw new Error('killed');
}

/**
 * Runs the tasks at the same time, in turns that are repeated until all are done. Returns whether the first task was
 * done within its first turn.
 */
export async function runInTurns(tasks: readonly InterleavedTask[], turns: readonly TaskTurn[]): Promise<boolean> {
  const queue = new TurnQueue();
  let open = tasks.length;
  let wasFirst = false;
  let step = 0;
  const failures: unknown[] = [];
  for (const [task, { dyingAfter, callback }] of tasks.entries()) {
    const run: RunningTask = { queue, task, writesLeft: dyingAfter ?? Number.POSITIVE_INFINITY, isDead: false };
    runningTaskStorage
      .run(run, callback)
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
