/**
 * The queue of one owner's operations in one match: keeps each on the device before it is sent, sends them in order, and
 * forgets none before the server has applied it or a person has dismissed it. Sending twice changes nothing, because the
 * server knows operations by their ids.
 */
import { limits } from '#shared/domain/limits.ts';
import { KeptOperations } from './kept-operations.ts';
import type { DatedSheet, QueueParts, ReceivedSheet, SendProblem } from './queue-parts.ts';
import type { QueueState } from './queue-state.ts';
import { isAnswered, isWaiting, type NewOperation, type QueuedOperation } from './queued-operation.ts';
import { delayAfterFailures, isOwnerRefused, refreshMs, silenceMs, wireOperation } from './sending.ts';

export class SheetQueue<Sheet extends DatedSheet> {
  readonly #parts: QueueParts<Sheet>;
  readonly #kept: KeptOperations<Sheet>;
  readonly #listeners = new Set<() => void>();
  #state: QueueState<Sheet>;
  #isLoaded = false;
  #problem: SendProblem | null = null;
  /** True after the server has refused operations as the owner's: those made since do not ask it again. */
  #isSendingRefused = false;
  /** True when another link came while the former one was in use. */
  #isLinkNew = false;
  /** Failed requests since the last one that succeeded. */
  #failures = 0;
  /** Device's time before which the server asked not to be called. */
  #notBefore = 0;
  /** 1 while the faulty operation of a malformed request is being found. */
  #batchSize: number = limits.operationsAtOnce;
  #watchers = 0;
  #isSheetWanted = false;
  /** The sending that is going on. */
  #sending: Promise<void> | null = null;
  #isWokenWhileSending = false;
  #isClosed = false;
  #cancelTimer: () => void = () => undefined;

  constructor(parts: QueueParts<Sheet>) {
    this.#parts = parts;
    this.#kept = new KeptOperations(parts.storage, () => this.#emit());
    this.#state = this.#readState();
  }

  /** The device's time by which operations are timed, in milliseconds since the epoch. */
  readonly now = (): number => this.#parts.clock.now();

  /** The same object until something changes. */
  readonly state = (): QueueState<Sheet> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keeps an operation made `secondsAgo`, and sends it as soon as it is stored. Returns its id. */
  readonly add = (content: NewOperation, secondsAgo = 0): string => {
    const operation = {
      id: this.#parts.newId(),
      content,
      madeAt: this.#parts.clock.now() - secondsAgo * 1000,
      answer: null,
    };
    void this.#kept.add(operation).then(() => {
      this.#parts.announceChange();
      if (!this.#isSendingRefused) this.wake();
    });
    return operation.id;
  };

  /** Forgets an operation, because a person said so. What the server has recorded stays recorded. */
  readonly dismiss = async (id: string): Promise<void> => {
    await this.#kept.remove(id);
    this.#parts.announceChange();
  };

  /** Reads the stored queue, which another tab may have changed. */
  async reload(): Promise<void> {
    await this.#kept.reload();
    if (this.#isLoaded) return;
    this.#isLoaded = true;
    this.#emit();
  }

  /** Sends what waits, now unless the server asked to wait: for a page that is opened, seen again or online again. */
  readonly wake = (): void => {
    if (this.#isClosed) return;
    if (this.#watchers > 0) this.#isSheetWanted = true;
    if (this.#sending) {
      this.#isWokenWhileSending = true;
      return;
    }
    const wait = this.#notBefore - this.#parts.clock.now();
    if (wait > 0) this.#wakeAfter(wait);
    else this.#startSending();
  };

  /** Sends what waits with another link, also when it comes while the former one is being refused. */
  wakeWithNewLink(): void {
    this.#isLinkNew = true;
    this.wake();
  }

  /** Reads the sheet once, for a device that keeps it unseen; false when that failed. */
  async readSheet(): Promise<boolean> {
    await this.#sending;
    this.#isSheetWanted = true;
    await this.#startSending();
    return !this.#isSheetWanted;
  }

  /** Reads the sheet again and again, as other devices may write it too, until the returned function is called. */
  readonly watch = (): (() => void) => {
    this.#watchers += 1;
    this.wake();
    return () => {
      this.#watchers -= 1;
    };
  };

  /** Stops sending. What is stored stays stored; an answer that still arrives is ignored. */
  close(): void {
    this.#isClosed = true;
    this.#cancelTimer();
  }

  #startSending(): Promise<void> {
    this.#cancelTimer();
    this.#isLinkNew = false;
    this.#sending = this.#sendAlone();
    return this.#sending;
  }

  async #sendAlone(): Promise<void> {
    await this.#parts.alone(() => this.#sendAll()).catch((error) => this.#fail(unexpectedProblem(error)));
    this.#sending = null;
    if (!this.#isWokenWhileSending) return;
    this.#isWokenWhileSending = false;
    // Somebody touched the phone, or it came online, while the request failed.
    if (this.#problem && !this.#isLinkNew) this.#retry(this.#problem, 1);
    else this.wake();
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      await this.reload();
      if (this.#isClosed) return;
      const batch = this.#kept.sendable.slice(0, this.#batchSize);
      if (batch.length === 0) break;
      if (!(await this.#send(batch))) return;
    }
    if (this.#isSheetWanted && !(await this.#receiveSheet())) return;
    if (this.#watchers > 0) this.#wakeAfter(refreshMs);
  }

  /** Sends the operations; false when they have to be sent again later. */
  async #send(batch: readonly QueuedOperation[]): Promise<boolean> {
    const { clock, network } = this.#parts;
    const now = clock.now();
    const answer = await network.send(batch.map((each) => wireOperation(each, now)));
    if (this.#isClosed) return false;
    if (answer.kind === 'failed') {
      this.#isSendingRefused = isOwnerRefused(answer.problem);
      return this.#fail(answer.problem);
    }
    if (answer.kind === 'malformed') return this.#separateFaulty(batch, answer.detail);
    const isAnyAnswered = answer.results.some(({ id }) => batch.some((each) => each.id === id));
    if (!isAnyAnswered) return this.#fail({ kind: 'server-failure', detail: '' });
    // A sheet that is not told any more is asked for, because that answer says why.
    this.#isSheetWanted = answer.sheet === null;
    await this.#kept.record(answer.results, answer.sheet && this.#received(answer.sheet, answer.results.length));
    return this.#succeed();
  }

  /** Sends one by one after a malformed request, until the faulty operation is refused alone. */
  async #separateFaulty(batch: readonly QueuedOperation[], detail: string): Promise<boolean> {
    const [first] = batch;
    if (first === undefined || batch.length > 1) {
      this.#batchSize = 1;
      return true;
    }
    await this.#kept.record([{ id: first.id, outcome: 'refused', message: detail }], null);
    this.#batchSize = limits.operationsAtOnce;
    return this.#succeed();
  }

  async #receiveSheet(): Promise<boolean> {
    const answer = await this.#parts.network.read();
    if (this.#isClosed) return false;
    if (answer.kind === 'failed') return this.#fail(answer.problem);
    this.#isSheetWanted = false;
    await this.#kept.record([], this.#received(answer.sheet, 0));
    return this.#succeed();
  }

  /** The sheet with its time by the device's clock, which is taken as it is now when no operation waits any more. */
  #received(sheet: Sheet, answered: number): ReceivedSheet<Sheet> {
    const { clock } = this.#parts;
    if (this.#kept.all.filter(isWaiting).length <= answered) clock.rebase();
    return { sheet, receivedAt: clock.now() };
  }

  #succeed(): true {
    this.#failures = 0;
    this.#problem = null;
    this.#isSendingRefused = false;
    this.#emit();
    this.#parts.announceChange();
    return true;
  }

  #fail(problem: SendProblem): false {
    this.#failures += 1;
    this.#problem = problem;
    this.#notBefore = this.#parts.clock.now() + silenceMs(problem);
    this.#retry(problem, this.#failures);
    this.#emit();
    return false;
  }

  /** Sends again by itself, unless the server refuses the owner: then it would only count as one more wrong try. */
  #retry(problem: SendProblem, failures: number): void {
    if (isOwnerRefused(problem)) return;
    this.#wakeAfter(Math.max(delayAfterFailures(failures), silenceMs(problem)));
  }

  #wakeAfter(ms: number): void {
    this.#cancelTimer();
    if (!this.#isClosed) this.#cancelTimer = this.#parts.clock.after(ms, () => this.wake());
  }

  #readState(): QueueState<Sheet> {
    const { all, received, isStorageFailing } = this.#kept;
    return {
      isLoaded: this.#isLoaded,
      received,
      waiting: all.filter(isWaiting),
      answered: all.filter(isAnswered),
      problem: this.#problem,
      isStorageFailing,
    };
  }

  #emit(): void {
    this.#state = this.#readState();
    for (const listener of this.#listeners) listener();
  }
}

/** An error of the code itself: logged, and told like a failure of the server, because sending goes on later. */
function unexpectedProblem(error: unknown): SendProblem {
  console.error(`A sheet's operations could not be sent: ${error}`);
  return { kind: 'server-failure', detail: '' };
}
