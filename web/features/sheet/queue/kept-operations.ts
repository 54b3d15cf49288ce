/** The operations of a queue as the page holds them: those in the device's store, and those still on their way there. */
import type { OperationResult } from '#shared/domain/schemas/sheet.ts';
import { inTime } from '../../../lib/offline/in-time.ts';
import type { QueueStorage, ReceivedSheet, StoredQueue } from './queue-parts.ts';
import type { QueuedOperation } from './queued-operation.ts';

export class KeptOperations<Sheet> {
  readonly #storage: QueueStorage<Sheet>;
  readonly #onChange: () => void;
  #stored: StoredQueue<Sheet> = { operations: [], received: null };
  /** Made on this page and not stored yet. */
  #unstored: readonly QueuedOperation[] = [];
  /** Those of `#unstored` that the device refused to store: they last as long as the page. */
  readonly #unstorableIds = new Set<string>();
  /** Settles when the storage calls made so far have ended, so that each call sees what the one before it has stored. */
  #lastCall: Promise<void> = Promise.resolve();

  /** @param onChange called after each change of what this object holds */
  constructor(storage: QueueStorage<Sheet>, onChange: () => void) {
    this.#storage = storage;
    this.#onChange = onChange;
  }

  get received(): ReceivedSheet<Sheet> | null {
    return this.#stored.received;
  }

  get all(): readonly QueuedOperation[] {
    return [...this.#stored.operations, ...this.#unstored];
  }

  get isStorageFailing(): boolean {
    return this.#unstorableIds.size > 0;
  }

  /** Those that wait and may be sent: an operation is sent only once it is stored, or cannot be. */
  get sendable(): readonly QueuedOperation[] {
    const onTheirWay = this.#unstored.filter(({ id }) => !this.#unstorableIds.has(id));
    return this.all.filter((each) => each.answer === null && !onTheirWay.includes(each));
  }

  /** Shows the operation at once; resolves when it is stored, or cannot be. */
  add(operation: QueuedOperation): Promise<void> {
    this.#unstored = [...this.#unstored, operation];
    this.#onChange();
    return this.#inTurn(async () => {
      this.#unstorableIds.add(operation.id);
      await inTime(this.#storage.add(operation));
      this.#forgetUnstored(operation.id);
      this.#stored = { ...this.#stored, operations: [...this.#stored.operations, operation] };
    });
  }

  /** Reads the store, which another tab may have changed. */
  reload(): Promise<void> {
    return this.#inTurn(() => this.#load());
  }

  record(results: readonly OperationResult[], received: ReceivedSheet<Sheet> | null): Promise<void> {
    return this.#inTurn(async () => {
      const withAnswers = (operations: readonly QueuedOperation[]) =>
        operations.flatMap((each) => answeredOperation(each, results));
      this.#unstored = withAnswers(this.#unstored);
      for (const { id, outcome } of results) if (outcome === 'applied') this.#unstorableIds.delete(id);
      this.#stored = {
        operations: withAnswers(this.#stored.operations),
        received: received ?? this.#stored.received,
      };
      await inTime(this.#storage.record(results, received));
    });
  }

  remove(id: string): Promise<void> {
    return this.#inTurn(async () => {
      this.#forgetUnstored(id);
      this.#stored = { ...this.#stored, operations: this.#stored.operations.filter((each) => each.id !== id) };
      await inTime(this.#storage.remove(id));
    });
  }

  async #load(): Promise<void> {
    this.#stored = await inTime(this.#storage.load());
    // The device may have stored an operation after all that it did not store in time.
    for (const { id } of this.#stored.operations) this.#forgetUnstored(id);
  }

  #forgetUnstored(id: string): void {
    this.#unstored = this.#unstored.filter((each) => each.id !== id);
    this.#unstorableIds.delete(id);
  }

  /** When the device's store fails or does not answer in time, operations are still recorded and sent, from memory. */
  #inTurn(call: () => Promise<void>): Promise<void> {
    this.#lastCall = this.#lastCall
      .then(call)
      .catch((error) => console.error(`The device's store of match sheets failed: ${error}`))
      .then(this.#onChange);
    return this.#lastCall;
  }
}

/** The operation after the server's answer: nothing when it was applied, else with its outcome. */
export function answeredOperation(
  operation: QueuedOperation,
  results: readonly OperationResult[],
): readonly QueuedOperation[] {
  const result = results.find(({ id }) => id === operation.id);
  if (!result) return [operation];
  const { outcome, message } = result;
  return outcome === 'applied' ? [] : [{ ...operation, answer: { outcome, message } }];
}
