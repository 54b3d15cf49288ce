/** Least privilege: compares what each Lambda's role allows with the AWS calls in the Lambda's bundle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFunctions } from '#infra/build/functions.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import type { Resource } from '#infra/local/template/template.ts';
import { propertiesOfResourceType, synthesizeStack } from './synthesized.ts';

interface Statement {
  readonly Action: string | string[];
  readonly Resource: unknown;
}

const { template } = synthesizeStack('prod');
const writeActions = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** The IAM permissions that each DynamoDB operation of the SDK needs. */
const tablePermissionsByOperation: Readonly<Record<string, string[]>> = {
  GetItem: ['dynamodb:GetItem'],
  BatchGetItem: ['dynamodb:BatchGetItem'],
  Query: ['dynamodb:Query'],
  PutItem: ['dynamodb:PutItem'],
  UpdateItem: ['dynamodb:UpdateItem'],
  DeleteItem: ['dynamodb:DeleteItem'],
  BatchWriteItem: ['dynamodb:BatchWriteItem'],
  TransactWriteItems: writeActions,
  TransactGetItems: ['dynamodb:GetItem'],
};

const filePermissionsByOperation: Readonly<Record<string, string[]>> = {
  GetObject: ['s3:GetObject'],
  HeadObject: ['s3:GetObject'],
  PutObject: ['s3:PutObject', 's3:PutObjectTagging'],
  DeleteObject: ['s3:DeleteObject'],
  DeleteObjectTagging: ['s3:DeleteObjectTagging'],
};

describe.each(lambdaNames)('the Lambda %s', (name) => {
  let bundle = '';
  beforeAll(async () => {
    bundle = readFileSync(join(await buildFunctions(() => {}), name, 'index.cjs'), 'utf8');
  });
  const statements = policyStatementsOfLambda(name);
  const granted = statements.flatMap(({ Action }) => Action);
  const uses = (operation: string) => bundle.includes(`"${operation}"`);

  test('may make every AWS call that its code makes', () => {
    const needed = Object.entries(tablePermissionsByOperation).flatMap(([operation, actions]) =>
      uses(operation) ? actions : [],
    );
    expect(granted).toEqual(expect.arrayContaining(needed));
  });

  test('may write to the table only if its code does', () => {
    const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems'].some(uses);
    expect(granted.some((action) => writeActions.includes(action))).toBe(writes);
    expect(granted).not.toContain('dynamodb:Scan');
  });

  test('may query the index only if its code does', () => {
    expect(JSON.stringify(statements).includes('/index/byKind')).toBe(uses('byKind'));
  });

  test('may make exactly the Cognito calls that its code makes', () => {
    const operations = [...new Set(bundle.match(/"Admin[A-Z][A-Za-z]+"/g) ?? [])].map((quoted) => quoted.slice(1, -1));
    const calls = operations.filter((operation) => !/(Request|Response)$/.test(operation));
    expect(granted.filter((action) => action.startsWith('cognito-idp:'))).toEqual(
      calls.map((call) => `cognito-idp:${call}`),
    );
  });

  test('may make exactly the S3 calls that its code makes', () => {
    // The S3 client is in a file beside the bundle; the bundle creates only the commands that the Lambda sends.
    const calls = (operation: string) => bundle.includes(`.${operation}Command(`);
    const needed = Object.entries(filePermissionsByOperation).flatMap(([operation, actions]) =>
      calls(operation) ? actions : [],
    );
    const inFiles = [...new Set(granted.filter((action) => action.startsWith('s3:')))];
    expect(inFiles.sort()).toEqual([...new Set([...needed, ...(needed.length > 0 ? ['s3:ListBucket'] : [])])].sort());
  });

  test('may access only resources that its policy names', () => {
    expect(statements.map(({ Resource: resource }) => resource)).not.toContain('*');
    expect(granted.filter((action) => action.includes('*'))).toEqual([]);
  });
});

test('only the Lambdas that make logos may access files, and only below uploads/ and logos/', () => {
  const reaching = lambdaNames.filter((name) => JSON.stringify(policyStatementsOfLambda(name)).includes('"s3:'));
  expect(reaching).toEqual(['upload', 'logokeeper']);
  const objects = reaching
    .flatMap(policyStatementsOfLambda)
    .filter(({ Action }) => JSON.stringify(Action).includes('s3:') && Action !== 's3:ListBucket');
  expect(objects).toHaveLength(4);
  for (const { Resource: resource } of objects) expect(JSON.stringify(resource)).toMatch(/"\/(uploads|logos)\/\*"/);
});

test('only the Lambda auth may access the user pool', () => {
  const reaching = lambdaNames.filter((name) => JSON.stringify(policyStatementsOfLambda(name)).includes('cognito-idp'));
  expect(reaching).toEqual(['auth']);
});

function policyStatementsOfLambda(name: string): Statement[] {
  const lambda = propertiesOfResourceType(template, 'AWS::Lambda::Function').find(
    ({ FunctionName }) => FunctionName === `torneo-prod-${name}`,
  );
  const roleId: string = lambda.Role['Fn::GetAtt'][0];
  expect(template.Resources[roleId]?.Properties.ManagedPolicyArns).toBeUndefined();
  return propertiesOfResourceType(template, 'AWS::IAM::Policy')
    .filter(({ Roles }: Resource['Properties']) => Roles.some(({ Ref }: { Ref: string }) => Ref === roleId))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}
