/**
 * Names that AWS demands to be unique: two federations in one account, two environments, and one environment in two
 * regions have different ones.
 */
import { describe, expect, test } from 'vitest';
import { type Environment, edgeSecretParameterOf } from '#infra/environments.ts';
import type { Template } from '#infra/local/template/template.ts';
import { withEverySetting } from './settings.ts';
import { synthesizeEnvironment } from './synthesized.ts';

/** Where a name must be unique: in the account, or in one region of it. */
type Reach = 'account' | 'region';

/** The property that names a resource of each type, and its reach. Without the property, CloudFormation makes one up. */
const namedTypes: Readonly<Record<string, readonly [property: string, reach: Reach]>> = {
  'AWS::Budgets::Budget': ['Budget.BudgetName', 'account'],
  'AWS::CloudFront::CachePolicy': ['CachePolicyConfig.Name', 'account'],
  'AWS::CloudFront::Function': ['Name', 'account'],
  'AWS::CloudFront::OriginAccessControl': ['OriginAccessControlConfig.Name', 'account'],
  'AWS::CloudFront::OriginRequestPolicy': ['OriginRequestPolicyConfig.Name', 'account'],
  'AWS::CloudFront::ResponseHeadersPolicy': ['ResponseHeadersPolicyConfig.Name', 'account'],
  'AWS::CloudWatch::Alarm': ['AlarmName', 'region'],
  'AWS::CloudWatch::Dashboard': ['DashboardName', 'account'],
  'AWS::DynamoDB::GlobalTable': ['TableName', 'region'],
  'AWS::Events::Rule': ['Name', 'region'],
  'AWS::IAM::Role': ['RoleName', 'account'],
  'AWS::Lambda::Function': ['FunctionName', 'region'],
  'AWS::Lambda::LayerVersion': ['LayerName', 'region'],
  'AWS::Logs::LogGroup': ['LogGroupName', 'region'],
  // Unique among the buckets of everybody.
  'AWS::S3::Bucket': ['BucketName', 'account'],
  'AWS::SNS::Topic': ['TopicName', 'region'],
  'AWS::SQS::Queue': ['QueueName', 'region'],
};

/** Types without a name, or whose name has to be unique only within another resource of the stack. */
const unnamedTypes = [
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::CloudFront::Distribution',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolGroup',
  'AWS::IAM::Policy',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Permission',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::Subscription',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
  'Custom::CDKBucketDeployment',
  'Custom::S3AutoDeleteObjects',
];

interface PhysicalName {
  readonly type: string;
  readonly reach: Reach;
  readonly name: string;
}

function physicalNamesOf({ Resources }: Template): PhysicalName[] {
  return Object.values(Resources).flatMap(({ Type: type, Properties: properties }) => {
    const [property, reach] = namedTypes[type] ?? [];
    if (!property || !reach) return [];
    const name: unknown = property.split('.').reduce((value, part) => value?.[part], properties);
    if (name === undefined) return [];
    return [{ type, reach, name: typeof name === 'string' ? name : JSON.stringify(name) }];
  });
}

/** The names of one stack as they would be compared in an account, or in one region of it. */
const namesWithin = (reach: Reach, template: Template): string[] =>
  physicalNamesOf(template)
    .filter((physical) => reach === 'region' || physical.reach === 'account')
    .map(({ type, name }) => `${type} ${name}`);

const synthesizeWith = (name: 'dev' | 'prod', prefix: string, region: string): Template => {
  const environment: Environment = { ...withEverySetting(name), prefix, region };
  return synthesizeEnvironment(environment).template;
};
const first = synthesizeWith('prod', 'torneo', 'sa-east-1');

test('every resource type of the stack is known to have a name, or to need none', () => {
  const types = new Set(Object.values(first.Resources).map(({ Type }) => Type));
  expect([...types].filter((type) => !(type in namedTypes) && !unnamedTypes.includes(type))).toEqual([]);
});

test('the names that are compared are those that AWS gets', () => {
  expect(namesWithin('account', first)).toContain('AWS::CloudFront::CachePolicy torneo-prod-sa-east-1-api');
  expect(namesWithin('region', first)).toContain('AWS::Lambda::Function torneo-prod-teams');
  expect(namesWithin('account', first).length).toBeGreaterThan(8);
});

describe('no name is taken twice by', () => {
  test.each<[title: string, reach: Reach, other: Template]>([
    ['two federations in one account and region', 'region', synthesizeWith('prod', 'liga', 'sa-east-1')],
    ['two environments in one account and region', 'region', synthesizeWith('dev', 'torneo', 'sa-east-1')],
    ['one environment in two regions', 'account', synthesizeWith('prod', 'torneo', 'us-east-1')],
  ])('%s', (_title, reach, other) => {
    const taken = namesWithin(reach, first);
    expect(new Set(taken).size).toBe(taken.length);
    expect(namesWithin(reach, other).filter((name) => taken.includes(name))).toEqual([]);
  });
});

test('the longest prefix, environment and region leave every name within the limits of AWS', () => {
  const template = synthesizeEnvironment({
    ...withEverySetting('staging'),
    prefix: 'a'.repeat(20),
    region: 'ap-southeast-2',
  }).template;
  for (const { type, name } of physicalNamesOf(template)) {
    // 64 characters are the least that a named type allows.
    expect(name.length, `${type} ${name}`).toBeLessThanOrEqual(type === 'AWS::Logs::LogGroup' ? 512 : 64);
  }
});

test('the edge secret of two federations and of two environments has two names', () => {
  const parameters = [
    edgeSecretParameterOf({ prefix: 'torneo', name: 'dev' }),
    edgeSecretParameterOf({ prefix: 'liga', name: 'dev' }),
    edgeSecretParameterOf({ prefix: 'torneo', name: 'prod' }),
  ];
  expect(parameters).toEqual(['/torneo/dev/edge-secret', '/liga/dev/edge-secret', '/torneo/prod/edge-secret']);
});
