/**
 * The CDK app: one stack for the environment that `-c env=…` names. For one on AWS it builds the Lambdas and the site
 * first if their sources changed.
 */
import { App } from 'aws-cdk-lib';
import { buildFunctions } from './build/functions.ts';
import { buildWeb } from './build/web.ts';
import { edgeSecretVersionFrom } from './constructs/edge-secret.ts';
import { environmentNamed } from './environments.ts';
import { featureFlags } from './feature-flags.ts';
import { TorneoStack } from './stack.ts';

const app = new App({
  context: featureFlags,
  analyticsReporting: false,
  treeMetadata: false,
  // Disabled because it only warns: template-checks.ts runs the same engine and fails the synthesis.
  builtinCloudFormationValidation: false,
});
const environment = environmentNamed(app.node.tryGetContext('env'));
const edgeSecretVersion = edgeSecretVersionFrom(app.node.tryGetContext('edgeSecretVersion'));

// The builds print their progress to stderr, because stdout belongs to the CDK.
const functionsDir = environment.onAws ? await buildFunctions(console.error) : undefined;
const webDir = environment.onAws ? await buildWeb(console.error) : undefined;

if (environment.onAws) {
  // Loaded only for AWS: loading the rules takes longer than synthesizing the local stack.
  const { refuseFaultyTemplates } = await import('./template-checks.ts');
  refuseFaultyTemplates(app);
}
new TorneoStack(app, { environment, functionsDir, webDir, edgeSecretVersion });
app.synth();
