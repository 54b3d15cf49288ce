/**
 * The device's time as a queue counts it: when the phone's clock is corrected while the page is in sight, it goes on as if
 * nothing had happened, so that neither the match's clock nor the ages of operations jump.
 */

interface TimeSources {
  /** The phone's clock, in milliseconds since the epoch. */
  readonly wallTime: () => number;
  /** Milliseconds that no correction of the phone's clock changes; it may stand still while the phone sleeps. */
  readonly runningTime: () => number;
  /** Whether the page may have slept since the last call, so that `runningTime` may have stood still. */
  readonly mayHaveSlept: () => boolean;
}

export interface SteadyClock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** From here on the phone's clock counts as it is now: nothing waits that was timed by it before. */
  readonly rebase: () => void;
}

/** The two sources differ by less between two calls, unless the phone's clock was corrected. */
const toleranceMs = 500;

/** @internal */
export function steadyClock({ wallTime, runningTime, mayHaveSlept }: TimeSources): SteadyClock {
  let last = { wall: wallTime(), running: runningTime() };
  /** By how much the phone's clock has been corrected. */
  let corrected = 0;
  return {
    now() {
      const next = { wall: wallTime(), running: runningTime() };
      const jump = next.wall - last.wall - (next.running - last.running);
      // Time only seems to leap ahead when a page wakes up; what goes back was corrected in any case.
      const isCorrection = jump < -toleranceMs || (jump > toleranceMs && !mayHaveSlept());
      if (isCorrection) corrected += jump;
      last = next;
      return next.wall - corrected;
    },
    rebase() {
      corrected = 0;
    },
  };
}

/** The steady clock of this page. */
export function pageClock(): SteadyClock {
  let wasHidden = false;
  document.addEventListener('visibilitychange', () => {
    wasHidden ||= document.hidden;
  });
  return steadyClock({
    wallTime: Date.now,
    runningTime: () => performance.now(),
    mayHaveSlept() {
      const was = wasHidden;
      wasHidden = document.hidden;
      return was;
    },
  });
}
