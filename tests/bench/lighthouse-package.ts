/** Lighthouse, installed below `.build` when the bench first wants it: its hundred packages are no business of `npm ci`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtFolder } from '#infra/build/built-folder.ts';
import { ensureChromium } from '#tests/support/chromium.ts';

const version = '13.5.0';
const patience = 300_000;

/** The little of its report that the bench reads. */
export interface Report {
  readonly requestedUrl: string;
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
  readonly runtimeError?: { readonly message: string };
}

interface Options {
  readonly port: number;
  readonly onlyCategories: readonly string[];
  readonly logLevel: 'error';
}

export interface Lighthouse {
  readonly measure: (url: string, options: Options) => Promise<{ readonly lhr: Report } | undefined>;
  /** A browser that may be told what to do through the port. */
  readonly launchChromium: () => Promise<{ readonly port: number; readonly kill: () => void }>;
}

export async function lighthouse(log: (line: string) => void): Promise<Lighthouse> {
  const folder = await builtFolder(
    { name: 'lighthouse', doing: `Instalando Lighthouse ${version}`, sources: [import.meta.filename], make: install },
    log,
  );
  const load = (file: string) => import(pathToFileURL(join(folder, 'node_modules', file)).href);
  const [{ default: measure }, { launch }] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('chrome-launcher/dist/index.js'),
  ]);
  const chromePath = await ensureChromium();
  const chromeFlags = ['--headless=new', '--disable-gpu', '--disable-dev-shm-usage'];
  if (process.getuid?.() === 0) chromeFlags.push('--no-sandbox');
  return { measure, launchChromium: () => launch({ chromePath, chromeFlags }) };
}

async function install(folder: string): Promise<void> {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { lighthouse: version } }));
  const own = process.env.npm_execpath;
  const [command, ...first] = own && /npm-cli\.c?js$/.test(own) ? [process.execPath, own] : ['npm'];
  const child = spawn(
    command,
    [...first, 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
    {
      cwd: folder,
      env: withoutOuterNpm(process.env),
      stdio: ['ignore', 2, 2],
      timeout: patience,
    },
  );
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ${version} could not be installed: npm ended with ${code ?? signal}`);
}

/** npm without what the npm that runs the bench says of this project; where to download from stays. */
const withoutOuterNpm = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) =>
        !/^npm_/i.test(name) ||
        /^npm_config_(registry|.*proxy|.*ca|cafile|strict_ssl|cache|userconfig|globalconfig)$/i.test(name),
    ),
  );
