/**
 * The CDK app: one stack for the environment that `-c env=…` names. Builds the Lambdas and the site first if their
 * sources changed.
 */
import { App } from 'aws-cdk-lib';
import { buildFunctions } from './build/functions.ts';
import { buildWeb } from './build/web.ts';
import { environmentNamed } from './environments.ts';
import { featureFlags } from './feature-flags.ts';
import { TorneoStack } from './stack.ts';

const app = new App({ context: featureFlags, analyticsReporting: false, treeMetadata: false });
const environment = environmentNamed(app.node.tryGetContext('env'));

// The builds print their progress to stderr, because stdout belongs to the CDK.
const functionsDir = await buildFunctions(console.error);
const webDir = environment.onAws ? await buildWeb(console.error) : undefined;

new TorneoStack(app, { environment, functionsDir, webDir });
app.synth();
