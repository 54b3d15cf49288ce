/** A phone with a queue of its own, which survives its restarts. */
import { randomUUID } from 'node:crypto';
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { indexedStorage } from '#web/features/sheet/queue/indexed-storage.ts';
import { openQueueDatabase, type QueueDatabase } from '#web/features/sheet/queue/queue-database.ts';
import type { QueueStorage, SheetNetwork } from '#web/features/sheet/queue/queue-parts.ts';
import type { NewOperation } from '#web/features/sheet/queue/queued-operation.ts';
import { SheetQueue } from '#web/features/sheet/queue/sheet-queue.ts';
import type { SimulatedTime } from './simulated-time.ts';

export class Device {
  /** Ids of the operations made here, in order. */
  readonly madeIds: string[] = [];
  readonly #time: SimulatedTime;
  readonly #skewMs: number;
  readonly #network: SheetNetwork<SheetView>;
  readonly #database: Promise<QueueDatabase>;
  #queue: SheetQueue<SheetView>;

  /** @param skewMs how much the device's clock is ahead of the true time */
  constructor(time: SimulatedTime, network: SheetNetwork<SheetView>, skewMs: number) {
    this.#time = time;
    this.#network = network;
    this.#skewMs = skewMs;
    this.#database = openQueueDatabase(randomUUID());
    this.#queue = this.#openQueue();
  }

  get state() {
    return this.#queue.state();
  }

  /** Returns the operation's id. */
  record(content: NewOperation): string {
    const id = this.#queue.add(content);
    this.madeIds.push(id);
    return id;
  }

  /** The page is closed in the middle of whatever it does, and opened again. */
  restart(): void {
    this.#queue.close();
    this.#queue = this.#openQueue();
  }

  comeOnline(): void {
    this.#queue.wake();
  }

  async switchOff(): Promise<void> {
    this.#queue.close();
    (await this.#database).close();
  }

  #openQueue(): SheetQueue<SheetView> {
    const { after, now } = this.#time;
    const queue = new SheetQueue<SheetView>({
      storage: this.#settledStorage(),
      network: this.#network,
      clock: { now: () => now() + this.#skewMs, rebase: () => undefined, after },
      newId: randomUUID,
      alone: (send) => send(),
      announceChange: () => undefined,
    });
    queue.wake();
    return queue;
  }

  /** The browser's store, during whose calls no time passes. */
  #settledStorage(): QueueStorage<SheetView> {
    const { load, add, record, remove } = indexedStorage('link/match:1', () => this.#database);
    const { whileWorking } = this.#time;
    return {
      load: () => whileWorking(load()),
      add: (operation) => whileWorking(add(operation)),
      record: (...told) => whileWorking(record(...told)),
      remove: (id) => whileWorking(remove(id)),
    };
  }
}
