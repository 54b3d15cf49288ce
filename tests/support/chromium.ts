/** Finds the Chromium for browser tests, and installs one where there is none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core';
import { canInstallWithAptGet, installDebianPackages, runInstaller } from './installing.ts';

/** The path of a Chromium: `CHROMIUM_PATH`, else a system browser, else the one that Playwright downloaded. */
function findChromium(): string | undefined {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    if (!existsSync(wished)) throw new Error(`CHROMIUM_PATH dice ${wished}, que no existe.`);
    return wished;
  }
  const system = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return [...system, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
}

/**
 * Debian's build of Chromium without windows, tabs and extensions, which tests take where it is there: the engine is the
 * same, and a test takes a fifth less of the processor.
 */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The path of a Chromium, which is installed if there is none: as root on Debian its package, else Playwright's. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (canInstallWithAptGet())
    await installDebianPackages('Chromium', ['chromium', 'chromium-headless-shell', 'fonts-liberation']);
  else await installPlaywrightChromium(process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'));
  const installed = findChromium();
  if (!installed)
    throw new Error('No hay un Chromium después de instalarlo: instalá uno y decí dónde está en CHROMIUM_PATH.');
  return installed;
}

async function installPlaywrightChromium(withSystemLibraries: boolean): Promise<void> {
  console.error(
    'Instalando el Chromium de Playwright, para las pruebas en el navegador; tarda alrededor de un minuto…',
  );
  const playwright = join(import.meta.dirname, '..', '..', 'node_modules', 'playwright-core', 'cli.js');
  await runInstaller(process.execPath, [
    playwright,
    'install',
    ...(withSystemLibraries ? ['--with-deps'] : []),
    'chromium',
  ]);
}

/** Global setup before the first browser test: two test files must not install Chromium at the same time. */
export default async function installChromiumBeforeTests(): Promise<void> {
  await ensureChromium();
}

/** Starts a headless browser that sends no requests of its own. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(await quietOptions(await findLightest()));

/** Starts a headless browser that is whole, for times: the lightest answers a tap 400 ms later. */
export const launchWholeBrowser = async (): Promise<Browser> =>
  chromium.launch(await quietOptions(await ensureChromium()));

let launched: Promise<Browser> | undefined;

/** The browser that all test files of this process use, each with contexts of its own; it ends with the process. */
export async function browserOfProcess(): Promise<Browser> {
  if (!launched || !(await launched).isConnected()) launched = launchBrowser();
  return launched;
}

/** Starts a whole browser whose data last in a folder, as those of a person's do; every other window is private. */
export const launchLastingBrowser = async (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, await quietOptions(await ensureChromium()));

export async function findLightest(): Promise<string> {
  const whole = await ensureChromium();
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : whole;
}

async function quietOptions(executablePath: string): Promise<LaunchOptions> {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return {
    executablePath,
    headless: true,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic', '--disable-dev-shm-usage', ...quiet],
  };
}
