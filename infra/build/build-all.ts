/**
 * Builds what running the application on one machine needs (Lambda bundles, template, site), except what is up to date.
 */
import { join } from 'node:path';
import type { WriteLogLine } from './built-folder.ts';
import { buildFunctions } from './functions.ts';
import { buildLocalAssembly, localStackName } from './local-assembly.ts';
import { buildLook } from './look.ts';
import { buildWeb } from './web.ts';

export interface BuildResult {
  /** Path of the CloudFormation template synthesized for this machine. */
  readonly templateFile: string;
  /** Folder with the template's assets: the code of each Lambda. */
  readonly assetsDir: string;
  /** Folder of the built site; without the application, it holds the files of published pages only. */
  readonly webDir: string;
}

export async function buildAll({
  log,
  hasSite = true,
}: {
  log: WriteLogLine;
  hasSite?: boolean;
}): Promise<BuildResult> {
  await buildFunctions(log);
  const [assetsDir, webDir] = await waitForBothBuilds(
    buildLocalAssembly(log),
    hasSite ? buildWeb(log) : buildLook(log),
  );
  return { templateFile: join(assetsDir, `${localStackName}.template.json`), assetsDir, webDir };
}

/** Waits for both builds even when one fails, so that the other one leaves no half-made folder behind. */
async function waitForBothBuilds<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
