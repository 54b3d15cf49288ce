/** The CDK app: one stack for the environment named by `-c env=…`, of Lambdas and a site built first where stale. */
import { App } from 'aws-cdk-lib';
import { buildFunctions } from './build/functions.ts';
import { buildWeb } from './build/web.ts';
import { environmentNamed } from './environments.ts';
import { featureFlags } from './feature-flags.ts';
import { TorneoStack } from './stack.ts';

const app = new App({ context: featureFlags, analyticsReporting: false, treeMetadata: false });
const environment = environmentNamed(app.node.tryGetContext('env'));

// stdout is the CDK's.
const functionsDir = await buildFunctions(console.error);
const webDir = environment.onAws ? await buildWeb(console.error) : undefined;

new TorneoStack(app, { environment, functionsDir, webDir });
app.synth();
