/**
 * Names that must be unique on AWS differ between two federations in one account, between two environments, and between
 * two regions of one environment.
 */
import { describe, expect, test } from 'vitest';
import { type Environment, edgeSecretParameterOf } from '#infra/environments.ts';
import type { Template } from '#infra/local/template/template.ts';
import { withEverySetting } from './settings.ts';
import { synthesizeEnvironment } from './synthesized.ts';

/** Where a name must be unique: in the account, or in one region of it. */
type Reach = 'account' | 'region';

/** For each type, the property with the name, and its reach. Without the property, CloudFormation generates a name. */
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
  // Bucket names are unique even across all accounts.
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

/** The stack's names that must be unique in its account, or in its region of the account. */
const namesWithin = (reach: Reach, template: Template): string[] =>
  physicalNamesOf(template)
    .filter((physical) => reach === 'region' || physical.reach === 'account')
    .map(({ type, name }) => `${type} ${name}`);

async function synthesizeWith(name: 'dev' | 'prod', prefix: string, region: string): Promise<Template> {
  const environment: Environment = { ...withEverySetting(name), prefix, region };
  return (await synthesizeEnvironment(environment)).template;
}
const first = await synthesizeWith('prod', 'torneo', 'sa-east-1');

test('every resource type of the stack is listed as having a unique name or as needing none', () => {
  const types = new Set(Object.values(first.Resources).map(({ Type }) => Type));
  expect([...types].filter((type) => !(type in namedTypes) && !unnamedTypes.includes(type))).toEqual([]);
});

test('the compared names are the physical names that AWS gets', () => {
  expect(namesWithin('account', first)).toContain('AWS::CloudFront::CachePolicy torneo-prod-sa-east-1-api');
  expect(namesWithin('region', first)).toContain('AWS::Lambda::Function torneo-prod-teams');
  expect(namesWithin('account', first).length).toBeGreaterThan(8);
});

describe('no AWS resource gets the same name in', async () => {
  test.each<[title: string, reach: Reach, other: Template]>([
    ['two federations in one account and region', 'region', await synthesizeWith('prod', 'liga', 'sa-east-1')],
    ['two environments in one account and region', 'region', await synthesizeWith('dev', 'torneo', 'sa-east-1')],
    ['one environment in two regions', 'account', await synthesizeWith('prod', 'torneo', 'us-east-1')],
  ])('%s', (_title, reach, other) => {
    const taken = namesWithin(reach, first);
    expect(new Set(taken).size).toBe(taken.length);
    expect(namesWithin(reach, other).filter((name) => taken.includes(name))).toEqual([]);
  });
});

test('the longest prefix, environment and region leave every name within the limits of AWS', async () => {
  const { template } = await synthesizeEnvironment({
    ...withEverySetting('staging'),
    prefix: 'a'.repeat(20),
    region: 'ap-southeast-2',
  });
  for (const { type, name } of physicalNamesOf(template)) {
    // 64 characters are the strictest limit of the named types.
    expect(name.length, `${type} ${name}`).toBeLessThanOrEqual(type === 'AWS::Logs::LogGroup' ? 512 : 64);
  }
});

test('the edge secrets of two federations and of two environments have different names', () => {
  const parameters = [
    edgeSecretParameterOf({ prefix: 'torneo', name: 'dev' }),
    edgeSecretParameterOf({ prefix: 'liga', name: 'dev' }),
    edgeSecretParameterOf({ prefix: 'torneo', name: 'prod' }),
  ];
  expect(parameters).toEqual(['/torneo/dev/edge-secret', '/liga/dev/edge-secret', '/torneo/prod/edge-secret']);
});

test.each(['staging', 'prod'] as const)(
  'what %s keeps of a failed creation has generated names, which the next creation does not need',
  async (name) => {
    const { template } = await synthesizeEnvironment(withEverySetting(name));
    const kept = Object.fromEntries(
      Object.entries(template.Resources).filter(
        ([, resource]) => (resource as KeptResource).DeletionPolicy === 'Retain',
      ),
    );
    expect(Object.keys(kept).sort()).toEqual(['Files', 'Table', 'UserPool']);
    expect(physicalNamesOf({ ...template, Resources: kept })).toEqual([]);
    expect(kept.UserPool?.Properties.UserPoolName).toBeUndefined();
  },
);

interface KeptResource {
  readonly DeletionPolicy?: string;
}
