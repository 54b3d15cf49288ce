/** A clock that goes on when nothing is left to do, so that hours of waiting take no time. */

/** Times of events are rounded up to it, so that some happen at the same moment. */
const resolutionMs = 250;

interface Due {
  readonly at: number;
  readonly run: () => void;
}

export class SimulatedTime {
  #now: number;
  readonly #onChange: (now: number) => void;
  #due: Due[] = [];
  #unsettled = 0;
  /** Called when the last of the work under way has ended. */
  #onSettled = (): void => undefined;

  /**
   * @param start milliseconds since the epoch
   * @param onChange called with the time whenever it has changed
   */
  constructor(start: number, onChange: (now: number) => void = () => undefined) {
    this.#now = start;
    this.#onChange = onChange;
    onChange(start);
  }

  readonly now = (): number => this.#now;

  /** Calls `run` after `ms` of the simulated time; returns what cancels it. */
  readonly after = (ms: number, run: () => void): (() => void) => {
    const due = { at: Math.ceil((this.#now + Math.max(0, ms)) / resolutionMs) * resolutionMs, run };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter((each) => each !== due);
    };
  };

  readonly pause = (ms: number): Promise<void> => new Promise((resolve) => void this.after(ms, resolve));

  /** Lets no time pass while real work, such as a call of the database, is under way. */
  readonly whileWorking = async <T>(work: Promise<T>): Promise<T> => {
    this.#unsettled += 1;
    try {
      return await work;
    } finally {
      this.#unsettled -= 1;
      if (this.#unsettled === 0) this.#onSettled();
    }
  };

  /** Runs what becomes due until nothing is left, or until `end`; what is due at the same moment runs side by side. */
  async runUntil(end: number): Promise<void> {
    for (;;) {
      await this.#settle();
      const next = Math.min(...this.#due.map(({ at }) => at));
      if (next > end) break;
      this.#now = Math.max(this.#now, next);
      this.#onChange(this.#now);
      const ripe = this.#due.filter(({ at }) => at <= this.#now);
      this.#due = this.#due.filter(({ at }) => at > this.#now);
      for (const { run } of ripe) run();
    }
  }

  async #settle(): Promise<void> {
    // What work leads to begins a few turns of the event loop after it.
    for (let quiet = 0; quiet < 3; quiet += 1) {
      if (this.#unsettled > 0) {
        await new Promise<void>((resolve) => {
          this.#onSettled = resolve;
        });
        quiet = 0;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
