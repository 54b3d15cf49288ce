/** Finds the Chromium that browser tests drive, and installs one where there is none. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const log = (line: string) => console.error(line);

/** `CHROMIUM_PATH`, else the system's browsers, else the one Playwright downloaded. */
export function findChromium(): string | undefined {
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

/** The path of a Chromium, installed first when there is none: Debian's package when root, else Playwright's. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && systemName() === 'debian') await installFromDebian();
  else await installFromPlaywright(isRoot && existsSync('/usr/bin/apt-get'));
  const installed = findChromium();
  if (!installed)
    throw new Error('No hay un Chromium después de instalarlo: instalá uno y decí dónde está en CHROMIUM_PATH.');
  return installed;
}

async function installFromDebian(): Promise<void> {
  log('Instalando Chromium con apt-get, para las pruebas en el navegador; tarda alrededor de un minuto…');
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
}

async function installFromPlaywright(withSystemLibraries: boolean): Promise<void> {
  log('Instalando el Chromium de Playwright, para las pruebas en el navegador; tarda alrededor de un minuto…');
  const playwright = join(import.meta.dirname, '..', '..', 'node_modules', 'playwright-core', 'cli.js');
  await run(process.execPath, [playwright, 'install', ...(withSystemLibraries ? ['--with-deps'] : []), 'chromium']);
}

/** As /etc/os-release has it; '' where there is none. Ubuntu's chromium is a snap, which needs more than apt-get. */
function systemName(): string {
  try {
    return /^ID="?([^"\n]*)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

/** Before the first browser test, once: two files at once must not both install. */
export default async function chromiumFirst(): Promise<void> {
  await ensureChromium();
}

/** A headless browser that asks nothing of the network by itself. */
export async function launchBrowser(): Promise<Browser> {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  const executablePath = await ensureChromium();
  return chromium.launch({
    executablePath,
    headless: true,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic', '--disable-dev-shm-usage', ...quiet],
  });
}

/** Runs an installer with its output on stderr and a sign of life every ten seconds. */
async function run(command: string, args: readonly string[]): Promise<void> {
  const start = Date.now();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const alive = setInterval(() => log(`  … ${Math.round((Date.now() - start) / 1000)} s`), 10_000);
  try {
    const code = await new Promise((done, failed) => child.once('exit', done).once('error', failed));
    if (code !== 0)
      throw new Error(
        `'${command} ${args.join(' ')}' terminó con ${code}: no hay Chromium para las pruebas en el navegador.`,
      );
  } finally {
    clearInterval(alive);
  }
}
