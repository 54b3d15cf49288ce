/** The policy evaluation on which the comparison with recorded calls relies. */
import { expect, test } from 'vitest';
import type { Template } from '#infra/local/template/template.ts';
import { grantsIn, isAllowed, statementsByLambda, withoutGrant } from '#tests/support/iam-policies.ts';

const tableArn = { 'Fn::GetAtt': ['Table', 'Arn'] };
const writeTable = { Effect: 'Allow', Action: ['dynamodb:PutItem', 'dynamodb:GetItem'], Resource: tableArn };
const readFiles = {
  Effect: 'Allow',
  Action: 's3:GetObject',
  Resource: ['logos/*', 'uploads/*'].map((path) => ({
    'Fn::Join': ['', [{ 'Fn::GetAtt': ['Files', 'Arn'] }, '/', path]],
  })),
};
const denyAccounts = {
  Effect: 'Deny',
  Action: 'dynamodb:PutItem',
  Resource: tableArn,
  Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['ALL#USER', 'EMAIL#*'] } },
};

function templateWith(...statements: object[]): Template {
  return {
    Resources: {
      Table: { Type: 'AWS::DynamoDB::GlobalTable', Properties: {} },
      Files: { Type: 'AWS::S3::Bucket', Properties: {} },
      Role: { Type: 'AWS::IAM::Role', Properties: {} },
      Function: {
        Type: 'AWS::Lambda::Function',
        Properties: { FunctionName: 'torneo-prod-teams', Role: { 'Fn::GetAtt': ['Role', 'Arn'] } },
      },
      Policy: {
        Type: 'AWS::IAM::Policy',
        Properties: { Roles: [{ Ref: 'Role' }], PolicyDocument: { Statement: statements } },
      },
    },
  };
}

const statementsOf = (template: Template) => statementsByLambda(template, ['teams']).get('teams') ?? [];
const allows = (template: Template, action: string, resource: string, key?: string) =>
  isAllowed(statementsOf(template), { action, resource, ...(key === undefined ? {} : { key }) });

test('a request that no statement allows is refused', () => {
  expect(allows(templateWith(writeTable), 'dynamodb:PutItem', 'table')).toBe(true);
  expect(allows(templateWith(writeTable), 'dynamodb:DeleteItem', 'table')).toBe(false);
  expect(allows(templateWith(writeTable), 'dynamodb:PutItem', 'table/index/byKind')).toBe(false);
  expect(allows(templateWith(), 'dynamodb:PutItem', 'table')).toBe(false);
});

test('a denial overrides an allowance, but only for the keys that it names', () => {
  const template = templateWith(writeTable, denyAccounts);
  expect(allows(template, 'dynamodb:PutItem', 'table', 'ALL#USER')).toBe(false);
  expect(allows(template, 'dynamodb:PutItem', 'table', 'EMAIL#')).toBe(false);
  expect(allows(template, 'dynamodb:PutItem', 'table', 'ALL#TEAM')).toBe(true);
  expect(allows(template, 'dynamodb:GetItem', 'table', 'ALL#USER')).toBe(true);
});

test('a pattern with * matches keys by their prefix, and a dot matches only a dot', () => {
  expect(allows(templateWith(readFiles), 's3:GetObject', 'files/logos/a.webp')).toBe(true);
  expect(allows(templateWith(readFiles), 's3:GetObject', 'files/other/a.webp')).toBe(false);
  expect(allows(templateWith({ ...writeTable, Action: 's.' }), 'sx', 'table')).toBe(false);
});

test('removing a grant leaves all others, even in a statement for several resources', () => {
  const template = templateWith(writeTable, readFiles);
  const grants = grantsIn(statementsByLambda(template, ['teams']));
  expect(grants).toHaveLength(4);
  for (const grant of grants) {
    const left = grantsIn(statementsByLambda(withoutGrant(template, grant), ['teams']));
    expect(left).toHaveLength(3);
    expect(left).not.toContainEqual(grant);
  }
});

test.each([
  [{ ...writeTable, NotResource: '*' }, 'unknown part of a statement: NotResource'],
  [{ ...writeTable, Condition: { Bool: { 'aws:SecureTransport': true } } }, 'unknown condition'],
  [{ ...denyAccounts, Condition: { ...denyAccounts.Condition, Null: {} } }, 'unknown condition'],
  [{ ...writeTable, Effect: 'Maybe' }, 'unknown effect'],
])('the statement %o is refused, not overlooked', (statement, message) => {
  expect(() => statementsOf(templateWith(statement))).toThrow(message);
});
