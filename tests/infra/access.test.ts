/** Least privilege: what each role allows, against the AWS calls that are in the function's own bundle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFunctions } from '#infra/build/functions.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import type { Resource } from '#infra/local/template/template.ts';
import { propertiesOf, synthesize } from './synthesized.ts';

interface Statement {
  readonly Action: string | string[];
  readonly Resource: unknown;
}

const { template } = synthesize('prod');
const transaction = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** The permission each operation of the SDK needs. */
const permissions: Readonly<Record<string, string[]>> = {
  GetItem: ['dynamodb:GetItem'],
  BatchGetItem: ['dynamodb:BatchGetItem'],
  Query: ['dynamodb:Query'],
  PutItem: ['dynamodb:PutItem'],
  UpdateItem: ['dynamodb:UpdateItem'],
  DeleteItem: ['dynamodb:DeleteItem'],
  BatchWriteItem: ['dynamodb:BatchWriteItem'],
  TransactWriteItems: transaction,
  TransactGetItems: ['dynamodb:GetItem'],
};

const filePermissions: Readonly<Record<string, string[]>> = {
  GetObject: ['s3:GetObject'],
  HeadObject: ['s3:GetObject'],
  PutObject: ['s3:PutObject', 's3:PutObjectTagging'],
  DeleteObject: ['s3:DeleteObject'],
  DeleteObjectTagging: ['s3:DeleteObjectTagging'],
};

describe.each(lambdaNames)('%s', (name) => {
  let bundle = '';
  beforeAll(async () => {
    bundle = readFileSync(join(await buildFunctions(() => {}), name, 'index.cjs'), 'utf8');
  });
  const statements = statementsOf(name);
  const granted = statements.flatMap(({ Action }) => Action);
  const uses = (operation: string) => bundle.includes(`"${operation}"`);

  test('may do what its code does', () => {
    const needed = Object.entries(permissions).flatMap(([operation, actions]) => (uses(operation) ? actions : []));
    expect(granted).toEqual(expect.arrayContaining(needed));
  });

  test('writes to the table only if its code does', () => {
    const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems'].some(uses);
    expect(granted.some((action) => transaction.includes(action))).toBe(writes);
    expect(granted).not.toContain('dynamodb:Scan');
  });

  test('reads the index only if its code does', () => {
    expect(JSON.stringify(statements).includes('/index/byKind')).toBe(uses('byKind'));
  });

  test('reaches the users only if its code does', () => {
    const operations = [...new Set(bundle.match(/"Admin[A-Z][A-Za-z]+"/g) ?? [])].map((quoted) => quoted.slice(1, -1));
    const calls = operations.filter((operation) => !/(Request|Response)$/.test(operation));
    expect(granted.filter((action) => action.startsWith('cognito-idp:'))).toEqual(
      calls.map((call) => `cognito-idp:${call}`),
    );
  });

  test('touches exactly the files its code does', () => {
    // S3's client stands in a file of its own: what is called is taken from there.
    const calls = (operation: string) => bundle.includes(`.${operation}Command(`);
    const needed = Object.entries(filePermissions).flatMap(([operation, actions]) => (calls(operation) ? actions : []));
    const inFiles = [...new Set(granted.filter((action) => action.startsWith('s3:')))];
    expect(inFiles.sort()).toEqual([...new Set([...needed, ...(needed.length > 0 ? ['s3:ListBucket'] : [])])].sort());
  });

  test('names every resource it may touch', () => {
    expect(statements.map(({ Resource: resource }) => resource)).not.toContain('*');
    expect(granted.filter((action) => action.includes('*'))).toEqual([]);
  });
});

test('only those who make logos reach the files, and only below their two folders', () => {
  const reaching = lambdaNames.filter((name) => JSON.stringify(statementsOf(name)).includes('"s3:'));
  expect(reaching).toEqual(['upload', 'logokeeper']);
  const objects = reaching
    .flatMap(statementsOf)
    .filter(({ Action }) => JSON.stringify(Action).includes('s3:') && Action !== 's3:ListBucket');
  expect(objects).toHaveLength(4);
  for (const { Resource: resource } of objects) expect(JSON.stringify(resource)).toMatch(/"\/(uploads|logos)\/\*"/);
});

test('only auth reaches the users', () => {
  const reaching = lambdaNames.filter((name) => JSON.stringify(statementsOf(name)).includes('cognito-idp'));
  expect(reaching).toEqual(['auth']);
});

function statementsOf(name: string): Statement[] {
  const lambda = propertiesOf(template, 'AWS::Lambda::Function').find(
    ({ FunctionName }) => FunctionName === `torneo-prod-${name}`,
  );
  const roleId: string = lambda.Role['Fn::GetAtt'][0];
  expect(template.Resources[roleId]?.Properties.ManagedPolicyArns).toBeUndefined();
  return propertiesOf(template, 'AWS::IAM::Policy')
    .filter(({ Roles }: Resource['Properties']) => Roles.some(({ Ref }: { Ref: string }) => Ref === roleId))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}
