/** What WebKit and Firefox both can be told to do: the interface of the two drivers. */

export interface EngineWindow {
  goTo(url: string): Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments, which are JSON, as its result is. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** A click of the mouse, at a point of what is in sight. */
  clickAt(x: number, y: number): Promise<void>;
  /** Keys typed into what has the focus. */
  type(text: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** Ends the browser, and what runs beside it. */
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'WebKit' | 'Firefox';
  /** A new browser without a past, as wide as a phone. */
  launch(): Promise<EngineWindow>;
  /** Installs the browser where that is possible, and says what to do where it is not. */
  ensureInstalled(): Promise<void>;
}

/** As wide as the narrowest phones; WebKit's window ends at 447 px. */
export const phone = { width: 360, height: 740 };

/** Everybody in these tests lives where the tournaments are. */
export const timeZone = { TZ: 'America/Argentina/Buenos_Aires' };

/** The longest that anything is waited for, in milliseconds: a limit for what hangs, not a measure of speed. */
export const patience = 30_000;

/** Starts a program that the kernel ends with the process that started it. */
export const setpriv = '/usr/bin/setpriv';
export const endingWithParent = ['--pdeathsig', 'KILL'];
