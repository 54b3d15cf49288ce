/**
 * What no Lambda may do, and the grants whose use cannot be recorded on one machine. The use of all other grants is
 * tested in tests/stories/full/least-privilege.test.ts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rootDir } from '#infra/build/paths.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import { referencesIn } from '#infra/local/template/intrinsic-functions.ts';
import { resourcesOf } from '#infra/local/template/template.ts';
import { type Grant, grantsIn, isAllowed, policyDocumentsOf, statementsByLambda } from '#tests/support/iam-policies.ts';
import { lambdaOfTemplate } from '#tests/support/template-lambda.ts';
import { unrecordedGrants } from '#tests/support/unrecorded-grants.ts';
import { synthesizeStack } from './synthesized.ts';

const { template } = await synthesizeStack('prod');
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

describe('the buckets', () => {
  const grantsOn = (bucket: string) =>
    actionsOn('s3').filter(({ resource }) => resource === bucket || resource.startsWith(`${bucket}/`));
  const foldersOf = (bucket: string) =>
    [...new Set(grantsOn(bucket).map(({ resource }) => resource))].filter((resource) => resource !== bucket).sort();

  test('of uploads and logos is written by upload alone, and only below uploads/ and logos/', () => {
    const writers = grantsOn('files').filter(({ action }) => action === 's3:PutObject');
    expect(lambdasWith(writers)).toEqual(['upload']);
    expect(foldersOf('files')).toEqual(['files/logos/*', 'files/uploads/*']);
  });

  test('of uploads and logos is read by pages for the logos in its pictures, and never written', () => {
    const ofPages = grantsOn('files').filter(({ lambda }) => lambda === 'pages');
    expect(ofPages.map(({ action, resource }) => `${action} ${resource}`).sort()).toEqual([
      's3:GetObject files/logos/*',
      's3:ListBucket files',
    ]);
  });

  test('of uploads and logos lets teams keep logos, and logocleanup remove them', () => {
    const grantedTo = (name: string) =>
      grantsOn('files')
        .filter(({ lambda }) => lambda === name)
        .map(({ action, resource }) => `${action} ${resource}`)
        .sort();
    expect(grantedTo('teams')).toEqual(['s3:DeleteObjectTagging files/logos/*', 's3:ListBucket files']);
    expect(grantedTo('logocleanup')).toEqual(['s3:DeleteObject files/logos/*']);
  });

  test('of the site is for the Lambda that publishes pages alone, and only below paginas/', () => {
    expect(lambdasWith(grantsOn('site'))).toEqual(['publisher']);
    expect(foldersOf('site')).toEqual(['site/paginas/*']);
  });

  test('may be listed by those that have to learn that a file is missing, and nothing else of S3 is granted', () => {
    const ofBuckets = actionsOn('s3').filter(({ resource }) => ['files', 'site'].includes(resource));
    expect(ofBuckets.every(({ action }) => action === 's3:ListBucket')).toBe(true);
    expect([...grantsOn('files'), ...grantsOn('site')]).toHaveLength(actionsOn('s3').length);
  });
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

  test('cannot be written by any other Lambda that uses the table, whatever it is granted later', () => {
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

describe('what the AWS Lambda service does with a Lambda’s role', () => {
  /** The resources of this type that are configured for the Lambda. */
  const settingsOf = (name: string, type: string) =>
    resourcesOf(template, type).filter(({ properties }) =>
      referencesIn(properties.FunctionName).includes(lambdaOfTemplate(template, name).logicalId),
    );
  /** The queues for the changes and events that the Lambda fails to process. */
  const failureQueuesOf = (name: string): string[] =>
    ['AWS::Lambda::EventSourceMapping', 'AWS::Lambda::EventInvokeConfig']
      .flatMap((type) => settingsOf(name, type))
      .flatMap(({ properties }) => referencesIn(properties.DestinationConfig.OnFailure.Destination));
  /** The logical ids of the resources of this type on which the Lambda's role grants actions. */
  const idsGranted = (name: string, type: string): string[] => {
    const granting = policyDocumentsOf(template, name).flatMap(({ Statement }) => Statement);
    const ids = granting.flatMap(({ Resource }) => referencesIn([Resource].flat()));
    return [...new Set(ids)].filter((id) => template.Resources[id]?.Type === type);
  };

  test.each(lambdaNames)('%s writes into its own log group only', (name) => {
    const { LoggingConfig } = lambdaOfTemplate(template, name).properties;
    expect(idsGranted(name, 'AWS::Logs::LogGroup')).toEqual(referencesIn(LoggingConfig.LogGroup));
  });

  test('only the Lambdas that follow the stream read it', () => {
    const readers = lambdasWith(grants.filter(({ action }) => action === 'dynamodb:GetRecords'));
    expect(readers).toEqual(
      lambdaNames.filter((name) => settingsOf(name, 'AWS::Lambda::EventSourceMapping').length > 0),
    );
    expect(readers).toEqual(['publisher', 'logocleanup']);
  });

  test('those of them that also write the table are not ended as a loop, and every other loop is', () => {
    const writers = lambdasWith(grants.filter(({ action }) => /^dynamodb:(Put|Update|Delete)Item$/.test(action)));
    const allowed = lambdaNames.filter((name) => lambdaOfTemplate(template, name).properties.RecursiveLoop === 'Allow');
    expect(allowed).toEqual(writers.filter((name) => settingsOf(name, 'AWS::Lambda::EventSourceMapping').length > 0));
    expect(allowed).toEqual(['publisher']);
  });

  test.each(lambdaNames)('%s sends what it failed to process to its own failure queue only', (name) => {
    expect(idsGranted(name, 'AWS::SQS::Queue')).toEqual([...new Set(failureQueuesOf(name))]);
    const others = lambdaNames.filter((other) => other !== name).flatMap(failureQueuesOf);
    expect(others.filter((queue) => failureQueuesOf(name).includes(queue))).toEqual([]);
  });

  test('the Lambdas whose result no client waits for have a failure queue', () => {
    expect(lambdaNames.filter((name) => failureQueuesOf(name).length > 0)).toEqual([
      'publisher',
      'reconcile',
      'logocleanup',
    ]);
  });
});

test.each(unrecordedGrants)(
  '$actions on $resource, which no recorded call uses, name an existing test',
  ({ reason, test: [file, title] }) => {
    expect(reason.length).toBeGreaterThan(20);
    expect(readFileSync(join(rootDir, file), 'utf8')).toContain(`'${title}'`);
  },
);
