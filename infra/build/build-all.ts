/**
 * Builds what running the application on one machine needs, Lambda bundles and site, except what is up to date.
 */
import type { WriteLogLine } from './built-folder.ts';
import { buildFunctions } from './functions.ts';
import { buildPageAssets } from './page-assets.ts';
import { type PublicationConstants, readPublicationConstants } from './publication-constants.ts';
import { buildWeb } from './web.ts';

export interface BuildResult {
  /** Folder with one folder for each Lambda, which holds its bundle. */
  readonly functionsDir: string;
  /** Folder of the built site; without the application, it holds the files of published pages only. */
  readonly webDir: string;
  /** What the Lambdas were told of what they publish. */
  readonly constants: PublicationConstants;
}

export async function buildAll({
  log,
  hasSite = true,
}: {
  log: WriteLogLine;
  hasSite?: boolean;
}): Promise<BuildResult> {
  const functionsDir = await buildFunctions(log);
  const webDir = hasSite ? await buildWeb(log) : (await buildPageAssets(log)).folder;
  return { functionsDir, webDir, constants: readPublicationConstants(functionsDir) };
}
