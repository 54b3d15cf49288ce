/** Lighthouse, installed below `.build` by the first bench, so that `npm ci` does not install its hundred packages. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtFolderOfTarget } from '#infra/build/built-folder.ts';
import { findLightest } from '#tests/support/chromium.ts';
import { npmInstall } from '#tests/support/npm-install.ts';

const lighthouseVersion = '13.5.0';

/** The part of a Lighthouse report that the bench reads. */
export interface LighthouseReport {
  readonly requestedUrl: string;
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string; readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

interface LighthouseOptions {
  readonly port: number;
  readonly onlyCategories: readonly string[];
  readonly logLevel: 'error';
}

export interface Lighthouse {
  readonly measure: (
    url: string,
    options: LighthouseOptions,
  ) => Promise<{ readonly lhr: LighthouseReport } | undefined>;
  /** Starts a browser; Lighthouse controls it through the port that is returned. */
  readonly launchChromium: () => Promise<{ readonly port: number; readonly kill: () => void }>;
}

export async function loadLighthouse(log: (line: string) => void): Promise<Lighthouse> {
  const folder = await builtFolderOfTarget(
    {
      name: 'lighthouse',
      doing: `Instalando Lighthouse ${lighthouseVersion}`,
      sources: ['tests/bench/lighthouse-package.ts'],
      make: installLighthouse,
    },
    log,
  );
  const load = (file: string) => import(pathToFileURL(join(folder, 'node_modules', file)).href);
  const [{ default: measure }, { launch }] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('chrome-launcher/dist/index.js'),
  ]);
  // A whole browser loads the pages of its own windows at the same time, which costs the measured page ten points.
  const chromePath = await findLightest();
  const chromeFlags = ['--headless', '--disable-gpu', '--disable-dev-shm-usage'];
  if (process.getuid?.() === 0) chromeFlags.push('--no-sandbox');
  return { measure, launchChromium: () => launch({ chromePath, chromeFlags }) };
}

async function installLighthouse(folder: string): Promise<void> {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { lighthouse: lighthouseVersion } }),
  );
  await npmInstall(folder, `Lighthouse ${lighthouseVersion}`);
}
