/**
 * The environment for tests of deployments: a checkout with a fake CDK, stubs of AWS, and a running application that
 * stands in for the deployed one.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { type AwsStub, startAwsStub } from './aws-stub.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { readLocalOutputs } from './local-outputs.ts';

export interface TestDeployment {
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
  /** The arguments with which the assembly of the last `cdk deploy` was synthesized. */
  deployedAssembly(): string[];
}

/** Opens a stage for the tests of one file; before each test, nothing is deployed, and every step will succeed. */
export function openTestDeployment(): TestDeployment {
  let app: RunningApp;
  let aws: AwsStub;
  let checkout: Checkout;
  let services: Record<'tableName' | 'userPoolId' | 'dynamodbEndpoint' | 'cognitoEndpoint', string>;
  let outputs: TestDeployment['outputs'];

  beforeAll(async () => {
    [app, aws] = await Promise.all([startApp(), startAwsStub()]);
    checkout = makeCheckout(aws);
    services = JSON.parse(readFileSync(join(app.dataDir, 'services.json'), 'utf8'));
    outputs = {
      ...readLocalOutputs(app),
      TableName: services.tableName,
      UserPoolId: services.userPoolId,
      ReconcileFunction: 'torneo-dev-reconcile',
    };
  });
  beforeEach(() => {
    aws.reset();
    aws.cdk.outputs = { 'torneo-dev': outputs };
    rmSync(stage.outputsFile, { force: true });
  });
  afterAll(async () => {
    checkout?.remove();
    await Promise.all([app?.stop(), aws?.stop()]);
  });

  const stage: TestDeployment = {
    get app() {
      return app;
    },
    get aws() {
      return aws;
    },
    get checkout() {
      return checkout;
    },
    get outputsFile() {
      return join(checkout.dir, '.deployed', 'dev.json');
    },
    get outputs() {
      return outputs;
    },
    get serviceVariables() {
      return {
        AWS_ENDPOINT_URL_DYNAMODB: services.dynamodbEndpoint,
        AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: services.cognitoEndpoint,
      };
    },
    cdkCalls: (command) =>
      aws.journal.filter(({ action }) => action === `cdk ${command}`).map(({ input }) => input.args as string[]),
    deployedAssembly: () =>
      aws.journal.findLast(({ action }) => action === 'cdk deploy')?.input.synthesizedWith as string[],
  };
  return stage;
}
