/** WebKit, the engine of every iPhone: WebKitGTK on a display of its own, driven by WebDriver. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { findFreePort } from '#infra/local/services/free-port.ts';
import { canInstallWithAptGet, installDebianPackages } from '#tests/support/installing.ts';
import {
  type BrowserEngine,
  type EngineWindow,
  longestWaitMs,
  phoneSize,
  setprivArguments,
  setprivPath,
  timeZone,
} from './engine.ts';

const programsNeededByWebKit = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', setprivPath];
const areProgramsInstalled = () => programsNeededByWebKit.every((path) => existsSync(path));

export const webkit: BrowserEngine = {
  name: 'WebKit',
  async ensureInstalled() {
    if (areProgramsInstalled()) return;
    if (canInstallWithAptGet()) {
      await installDebianPackages('WebKit', ['webkit2gtk-driver', 'xvfb', 'util-linux', 'fonts-liberation']);
      if (areProgramsInstalled()) return;
    }
    const missing = programsNeededByWebKit.filter((path) => !existsSync(path)).join(', ');
    throw new Error(
      `Las pruebas en WebKit necesitan ${missing}. En Linux: instalá webkit2gtk-driver y xvfb (así se llaman en Debian). ` +
        'En otros sistemas no hay WebKitGTK: ENGINES=firefox deja WebKit afuera.',
    );
  },
  async launch() {
    const display = startProcess('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
    const processes = [display];
    try {
      const port = await findFreePort();
      const env = {
        DISPLAY: `:${await readDisplayNumber(display)}`,
        GDK_BACKEND: 'x11',
        ...timeZone,
        ...variablesDisablingSandbox,
      };
      processes.push(startProcess('WebKitWebDriver', [`--port=${port}`], env));
      return await startWebDriverSession(`http://127.0.0.1:${port}`, processes);
    } catch (error) {
      await killProcesses(processes);
      throw error;
    }
  },
};

/** WebKit's own sandbox does not start for root. */
const variablesDisablingSandbox = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};

/**
 * Starts a process that the kernel kills when this one dies. The browser ends by itself without its display and driver.
 */
function startProcess(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'pipe'];
  return spawn(setprivPath, [...setprivArguments, command, ...args], { env: { ...process.env, ...env }, stdio });
}

async function killProcesses(processes: readonly ChildProcess[]): Promise<void> {
  for (const child of processes.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** What Xvfb writes once it is ready: the number of its display. */
async function readDisplayNumber(display: ChildProcess): Promise<string> {
  const [line] = await once(display.stdio[3] as Readable, 'data', { signal: AbortSignal.timeout(longestWaitMs) });
  return String(line).trim();
}

type WebDriverCommand = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const webDriverCommands =
  (address: string): WebDriverCommand =>
  async (method, path, body) => {
    const signal = AbortSignal.timeout(2 * longestWaitMs);
    const response = await fetch(address + path, { method, signal, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  };

async function startWebDriverSession(driver: string, processes: readonly ChildProcess[]): Promise<EngineWindow> {
  await waitUntilReady(driver);
  const { sessionId } = (await webDriverCommands(driver)('POST', '/session', { capabilities: {} })) as {
    sessionId: string;
  };
  const command = webDriverCommands(`${driver}/session/${sessionId}`);
  await command('POST', '/timeouts', { script: longestWaitMs, pageLoad: longestWaitMs });
  await command('POST', '/window/rect', phoneSize);
  return {
    async goTo(url) {
      await command('POST', '/url', { url });
    },
    async run(script, ...args) {
      const result = await command('POST', '/execute/async', { script: asynchronousScript(script), args });
      const { value, error } = result as { value?: unknown; error?: string };
      if (error) throw new Error(error);
      return value as never;
    },
    async clickAt(x, y) {
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' };
      const click = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await command('POST', '/actions', { actions: [{ ...mouse, actions: click }] });
    },
    async type(text) {
      const [focused] = Object.values((await command('GET', '/element/active')) as object);
      await command('POST', `/element/${focused}/value`, { text });
    },
    async screenshot() {
      return Buffer.from((await command('GET', '/screenshot')) as string, 'base64');
    },
    async close() {
      await command('DELETE', '').catch((error: Error) => console.error(error.message));
      await killProcesses(processes);
    },
  };
}

/**
 * A script for WebDriver, which adds a callback as the last argument: the script calls it with the result or the error.
 */
const asynchronousScript = (script: (...args: never[]) => unknown) => `
  const args = [...arguments];
  const done = args.pop();
  (async () => (${script})(...args))().then((value) => done({ value }), (error) => done({ error: String(error) }));
`;

async function waitUntilReady(driver: string): Promise<void> {
  const deadline = Date.now() + longestWaitMs;
  for (;;) {
    try {
      await webDriverCommands(driver)('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
