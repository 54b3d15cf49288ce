/** Builds whatever is stale of what one machine needs to run the application. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from '../local/template.ts';
import type { Log } from './built-folder.ts';
import { builtFunctions } from './functions.ts';
import { builtLocalAssembly, localStackName } from './local-assembly.ts';
import { buildDir } from './paths.ts';
import { builtWeb } from './web.ts';

export interface Build {
  /** The stack synthesized for this machine. */
  readonly template: Template;
  /** Where the template's assets are. */
  readonly assetsDir: string;
  /** The built site, when it was wanted. */
  readonly webDir: string;
}

export async function buildAll({ log, hasSite = true }: { log: Log; hasSite?: boolean }): Promise<Build> {
  await builtFunctions(log);
  const [assetsDir, webDir] = await both(builtLocalAssembly(log), hasSite ? builtWeb(log) : Promise.resolve(noSite));
  const template = JSON.parse(readFileSync(join(assetsDir, `${localStackName}.template.json`), 'utf8'));
  return { template, assetsDir, webDir };
}

/** A folder that is never there. */
const noSite = join(buildDir, 'no-site');

/** Waits for both even when one fails, so that no half-made folder stays behind. */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
