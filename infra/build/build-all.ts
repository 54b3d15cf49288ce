/** Builds whatever is stale of what one machine needs to run the application. */
import { join } from 'node:path';
import type { Log } from './built-folder.ts';
import { buildFunctions } from './functions.ts';
import { buildLocalAssembly, localStackName } from './local-assembly.ts';
import { buildDir } from './paths.ts';
import { buildWeb } from './web.ts';

export interface Build {
  /** The file of the stack's template, synthesized for this machine. */
  readonly templateFile: string;
  /** Where the template's assets are. */
  readonly assetsDir: string;
  /** The built site, when it was wanted. */
  readonly webDir: string;
}

export async function buildAll({ log, hasSite = true }: { log: Log; hasSite?: boolean }): Promise<Build> {
  await buildFunctions(log);
  const [assetsDir, webDir] = await waitForBoth(
    buildLocalAssembly(log),
    hasSite ? buildWeb(log) : Promise.resolve(noSite),
  );
  return { templateFile: join(assetsDir, `${localStackName}.template.json`), assetsDir, webDir };
}

/** A folder that is never there. */
const noSite = join(buildDir, 'no-site');

/** Waits for both even when one fails, so that no half-made folder stays behind. */
async function waitForBoth<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
