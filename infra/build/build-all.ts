/** Builds whatever is stale of what one machine needs to run the application. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from '../local/template.ts';
import type { Log } from './built-folder.ts';
import { builtFunctions } from './functions.ts';
import { builtLocalAssembly, localStackName } from './local-assembly.ts';
import { builtWeb } from './web.ts';

export interface Build {
  /** The stack synthesized for this machine. */
  readonly template: Template;
  /** Where the template's assets are. */
  readonly assetsDir: string;
  /** The built site. */
  readonly webDir: string;
}

export async function buildAll({ log }: { log: Log }): Promise<Build> {
  await builtFunctions(log);
  const [assetsDir, webDir] = await Promise.all([builtLocalAssembly(log), builtWeb(log)]);
  const template = JSON.parse(readFileSync(join(assetsDir, `${localStackName}.template.json`), 'utf8'));
  return { template, assetsDir, webDir };
}
