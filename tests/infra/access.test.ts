/**
 * What no Lambda may do, and what a Lambda may do although no test on one machine shows it. That each uses what it is
 * granted is recorded in tests/stories/least-privilege.test.ts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rootDir } from '#infra/build/paths.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import { referencesIn } from '#infra/local/template/intrinsic-functions.ts';
import { resourcesOf } from '#infra/local/template/template.ts';
import { type Grant, grantsIn, isAllowed, statementsByLambda } from '#tests/support/iam-policies.ts';
import { unrecordedGrants } from '#tests/support/unrecorded-grants.ts';
import { synthesizeStack } from './synthesized.ts';

const { template } = synthesizeStack('prod');
const statements = statementsByLambda(template, lambdaNames);
const grants = grantsIn(statements);

const actionsOn = (service: string): Grant[] => grants.filter(({ action }) => action.startsWith(`${service}:`));
const lambdasWith = (found: readonly Grant[]): string[] => [...new Set(found.map(({ lambda }) => lambda))];

test('no Lambda has every action or every resource of a service, or may scan the table', () => {
  expect(grants.filter(({ action, resource }) => action.includes('*') || resource.startsWith('*'))).toEqual([]);
  expect(grants.filter(({ action }) => action === 'dynamodb:Scan')).toEqual([]);
});

test('only auth may access the user pool', () => {
  expect(lambdasWith(actionsOn('cognito-idp'))).toEqual(['auth']);
});

test('only upload and logokeeper may access files, and only below uploads/ and logos/', () => {
  expect(lambdasWith(actionsOn('s3'))).toEqual(['upload', 'logokeeper']);
  const resources = actionsOn('s3').map(({ action, resource }) => (action === 's3:ListBucket' ? action : resource));
  expect([...new Set(resources)].sort()).toEqual(['files/logos/*', 'files/uploads/*', 's3:ListBucket']);
});

describe('accounts in the table', () => {
  const accountKeys = ['ALL#USER', 'EMAIL#marta.sosa@test.ar'];
  const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((action) => `dynamodb:${action}`);
  const writersOf = (key: string) =>
    lambdaNames.filter((name) =>
      writes.some((action) => isAllowed(statements.get(name) ?? [], { action, resource: 'table', key })),
    );

  test.each(accountKeys)('%s is written by auth alone', (key) => {
    expect(writersOf(key)).toEqual(['auth']);
  });

  test('are denied to every other Lambda that may use the table, whatever it is granted later', () => {
    const usersOfTable = lambdasWith(actionsOn('dynamodb')).filter((name) => name !== 'auth');
    expect(usersOfTable).toHaveLength(lambdaNames.length - 2);
    for (const name of usersOfTable) {
      const everything = { effect: 'Allow', actions: ['*'], resources: ['*'], keyPatterns: undefined } as const;
      const generous = [...(statements.get(name) ?? []), everything];
      for (const key of accountKeys) {
        for (const action of writes) expect(isAllowed(generous, { action, resource: 'table', key }), name).toBe(false);
      }
      expect(isAllowed(generous, { action: 'dynamodb:PutItem', resource: 'table', key: 'ALL#TEAM' }), name).toBe(true);
    }
  });
});

describe('what the service Lambda itself does with the role', () => {
  const functionIdOf = (name: string): string =>
    resourcesOf(template, 'AWS::Lambda::Function').find(({ properties }) =>
      String(properties.FunctionName).endsWith(`-${name}`),
    )?.logicalId ?? '';
  const mappingsOf = (name: string) =>
    resourcesOf(template, 'AWS::Lambda::EventSourceMapping').filter(({ properties }) =>
      referencesIn(properties.FunctionName).includes(functionIdOf(name)),
    );
  /** The logical ids of the resources of this type on which the Lambda's role grants the actions of a service. */
  const idsGranted = (name: string, type: string, service: string): string[] => {
    const roles = referencesIn(template.Resources[functionIdOf(name)]?.Properties.Role);
    const granting = resourcesOf(template, 'AWS::IAM::Policy')
      .filter(({ properties }) => referencesIn(properties.Roles).some((id) => roles.includes(id)))
      .flatMap(({ properties }) => properties.PolicyDocument.Statement)
      .filter(({ Action }) => [Action].flat().some((action) => action.startsWith(`${service}:`)));
    const ids = granting.flatMap(({ Resource }) => referencesIn([Resource].flat()));
    return ids.filter((id) => template.Resources[id]?.Type === type);
  };

  test.each(lambdaNames)('%s writes into its own log group only', (name) => {
    const lambda = template.Resources[functionIdOf(name)]?.Properties;
    expect(idsGranted(name, 'AWS::Logs::LogGroup', 'logs')).toEqual(referencesIn(lambda.LoggingConfig.LogGroup));
  });

  test('only the Lambdas that follow the stream read it', () => {
    const readers = lambdasWith(grants.filter(({ action }) => action === 'dynamodb:GetRecords'));
    expect(readers).toEqual(lambdaNames.filter((name) => mappingsOf(name).length > 0));
    expect(readers).toEqual(['publisher', 'logokeeper']);
  });

  test.each(['publisher', 'logokeeper'])('%s sends what it gave up on to its own queue only', (name) => {
    const destinations = mappingsOf(name).flatMap(({ properties }) =>
      referencesIn(properties.DestinationConfig.OnFailure.Destination),
    );
    expect(destinations).toHaveLength(1);
    expect([...new Set(idsGranted(name, 'AWS::SQS::Queue', 'sqs'))]).toEqual(destinations);
  });
});

test.each(unrecordedGrants)(
  '$actions on $resource, which no call uses, name a test that exists',
  ({ reason, test: [file, title] }) => {
    expect(reason.length).toBeGreaterThan(20);
    expect(readFileSync(join(rootDir, file), 'utf8')).toContain(`'${title}'`);
  },
);
