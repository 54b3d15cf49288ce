/** The CDK app and stack of an environment, with stand-ins for the Lambdas and the site. */
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import type { Environment } from '#infra/environments.ts';
import { featureFlags } from '#infra/feature-flags.ts';
import { TorneoStack } from '#infra/stack.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { makeToyFunctions } from './toy-lambdas.ts';
import { makeToySite } from './toy-site.ts';

export interface SynthesisOptions {
  /** The version of the edge secret that CloudFront sends; 1 by default. */
  readonly edgeSecretVersion?: number;
}

/**
 * The CDK app and its stack before the synthesis, for checks that read constructs instead of a template.
 *
 * @param folder where the stand-ins and the synthesized files are written
 */
export function appOfEnvironment(
  environment: Environment,
  { edgeSecretVersion = 1 }: SynthesisOptions = {},
  folder = makeTemporaryFolder(),
): { app: App; stack: TorneoStack } {
  const app = new App({
    context: featureFlags,
    analyticsReporting: false,
    treeMetadata: false,
    // As in infra/app.ts; template-checks.test.ts runs the same engine.
    builtinCloudFormationValidation: false,
    outdir: join(folder, 'cdk.out'),
  });
  const webDir = environment.onAws ? makeToySite(join(folder, 'web')) : undefined;
  const functionsDir = environment.onAws ? makeToyFunctions(folder, {}) : undefined;
  return { app, stack: new TorneoStack(app, { environment, functionsDir, webDir, edgeSecretVersion }) };
}
