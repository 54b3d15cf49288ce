/**
 * The environment for tests of deployments: a checkout with a fake CDK, stubs of AWS, and a running application that
 * stands in for the deployed one.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { type AwsStub, startAwsStub } from './aws-stub.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { readLocalOutputs } from './local-outputs.ts';

export interface DeploymentStage {
  readonly app: RunningApp;
  readonly aws: AwsStub;
  readonly checkout: Checkout;
  /** The file to which a deployment of `dev` writes its outputs. */
  readonly outputsFile: string;
  /** The outputs that the fake CDK writes into that file. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Environment variables that lead the Lambdas' code to the running application's table and user pool. */
  readonly serviceVariables: Record<string, string>;
  /** The arguments of each call of a CDK command. */
  cdkCalls(command: string): string[][];
  /** Resets the stage: nothing is deployed, and every step will succeed. */
  reset(): void;
  stop(): Promise<void>;
}

export async function startDeploymentStage(): Promise<DeploymentStage> {
  const [app, aws] = await Promise.all([startApp(), startAwsStub()]);
  const checkout = makeCheckout(aws);
  const outputsFile = join(checkout.dir, '.deployed', 'dev.json');
  const services = JSON.parse(readFileSync(join(app.dataDir, 'services.json'), 'utf8'));
  const outputs = {
    ...readLocalOutputs(app),
    TableName: services.tableName,
    UserPoolId: services.userPoolId,
    ReconcileFunction: 'torneo-dev-reconcile',
  };
  return {
    app,
    aws,
    checkout,
    outputsFile,
    outputs,
    serviceVariables: {
      AWS_ENDPOINT_URL_DYNAMODB: services.dynamodbEndpoint,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: services.cognitoEndpoint,
    },
    cdkCalls: (command) =>
      aws.journal.filter(({ action }) => action === `cdk ${command}`).map(({ input }) => input.args as string[]),
    reset() {
      aws.reset();
      aws.cdk.outputs = { 'torneo-dev': outputs };
      rmSync(outputsFile, { force: true });
    },
    async stop() {
      checkout.remove();
      await Promise.all([app.stop(), aws.stop()]);
    },
  };
}
