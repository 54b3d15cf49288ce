/**
 * Builds what running the application on one machine needs (Lambda bundles, template, site), except what is up to date.
 */
import { join } from 'node:path';
import type { WriteLogLine } from './built-folder.ts';
import { buildFunctions } from './functions.ts';
import { buildLocalAssembly, localStackName } from './local-assembly.ts';
import { buildPageAssets } from './page-assets.ts';
import { type PublicationConstants, readPublicationConstants } from './publication-constants.ts';
import { buildWeb } from './web.ts';

export interface BuildResult {
  /** Path of the CloudFormation template synthesized for this machine. */
  readonly templateFile: string;
  /** Folder with the template's assets: the code of each Lambda. */
  readonly assetsDir: string;
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
  const [assetsDir, webDir] = await waitForBothBuilds(
    buildLocalAssembly(log, functionsDir),
    hasSite ? buildWeb(log) : buildPageAssets(log).then(({ folder }) => folder),
  );
  return {
    templateFile: join(assetsDir, `${localStackName}.template.json`),
    assetsDir,
    webDir,
    constants: readPublicationConstants(functionsDir),
  };
}

/** Waits for both builds even when one fails, so that the other one leaves no half-made folder behind. */
async function waitForBothBuilds<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
