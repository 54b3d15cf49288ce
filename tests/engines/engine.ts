/** What the tests can do with a browser, whatever its engine; implemented by the drivers of WebKit and Firefox. */

export interface EngineWindow {
  goTo(url: string): Promise<void>;
  /** Runs a function in the page. It can use nothing but its arguments; they and its result must be JSON. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks with the mouse at a point of the visible part of the page. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types keys into the focused element. */
  type(text: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** Ends the browser and its helper processes. */
  close(): Promise<void>;
}

export interface BrowserEngine {
  readonly name: 'WebKit' | 'Firefox';
  /** Starts a browser with an empty profile, as wide as a phone. */
  launch(): Promise<EngineWindow>;
  /** Installs the browser where that is possible; otherwise throws an error that says what to do. */
  ensureInstalled(): Promise<void>;
}

/** The size of the narrowest phones; the window of WebKitGTK cannot be narrower than 447 px. */
export const phoneSize = { width: 360, height: 740 };

/** All browsers run in the time zone of the tournaments. */
export const timeZone = { TZ: 'America/Argentina/Buenos_Aires' };

/** The longest wait for anything, in milliseconds: a limit for tests that hang, not a measure of speed. */
export const longestWaitMs = 30_000;

/**
 * A Linux program that runs another program. With these arguments, the kernel kills that program when its parent
 * process dies.
 */
export const setprivPath = '/usr/bin/setpriv';
export const setprivArguments = ['--pdeathsig', 'KILL'];
