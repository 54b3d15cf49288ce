/** The CDK app: one stack for the environment named by `-c env=…`. */
import { App } from 'aws-cdk-lib';
import { functionsDir, webDir } from './build/paths.ts';
import { environmentNamed } from './environments.ts';
import { featureFlags } from './feature-flags.ts';
import { TorneoStack } from './stack.ts';

const app = new App({ context: featureFlags, analyticsReporting: false, treeMetadata: false });
const environment = environmentNamed(app.node.tryGetContext('env'));
new TorneoStack(app, { environment, functionsDir, webDir });
app.synth();
