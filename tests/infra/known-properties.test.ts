/** The local host stops at a property that it does not know, and reads the settings of the API's stage. */
import { describe, expect, test } from 'vitest';
import { readLocalTemplate } from '#infra/local/local-template.ts';
import { apiSettingsOf } from '#infra/local/template/api.ts';
import { asyncInvokeSettingsOf } from '#infra/local/template/async-invokes.ts';
import { cloudFrontAccessTo } from '#infra/local/template/bucket-access.ts';
import { distributionTemplateOf } from '#infra/local/template/distribution.ts';
import { assertKnownResources } from '#infra/local/template/resource-types.ts';
import type { Template } from '#infra/local/template/template.ts';

const template = readLocalTemplate();

/** The template of the environment `local` with these resources added or replaced. */
const withResources = (resources: Record<string, { Type: string; Properties: object }>): Template => ({
  Resources: { ...template.Resources, ...resources },
});
const idOfType = (type: string): string =>
  Object.keys(template.Resources).find((id) => template.Resources[id]?.Type === type) ?? '';
const withProperties = (type: string, change: (properties: Record<string, never>) => object): Template => {
  const id = idOfType(type);
  return withResources({
    [id]: { Type: type, Properties: change(structuredClone(template.Resources[id]?.Properties)) },
  });
};

describe('a template', () => {
  test('of the environment local has only known properties', () => {
    expect(() => assertKnownResources(template)).not.toThrow();
  });

  test.each([
    ['AWS::Lambda::Function', { SnapStart: { ApplyOn: 'PublishedVersions' } }, 'SnapStart'],
    [
      'AWS::ApiGatewayV2::Stage',
      { DefaultRouteSettings: { LoggingLevel: 'INFO' } },
      'DefaultRouteSettings.LoggingLevel',
    ],
    ['AWS::ApiGatewayV2::Stage', { RouteSettings: { 'GET /api/teams': {} } }, 'RouteSettings'],
    ['AWS::S3::Bucket', { WebsiteConfiguration: {} }, 'WebsiteConfiguration'],
    ['AWS::SQS::Queue', { RedrivePolicy: {} }, 'RedrivePolicy'],
    [
      'AWS::CloudFront::Distribution',
      { DistributionConfig: { Origins: [{ OriginShield: {} }, { OriginShield: {} }] } },
      'DistributionConfig.Origins.OriginShield',
    ],
  ])('with an unknown property of %s is refused, naming the resource and the property: %j', (type, added, path) => {
    const changed = withProperties(type, (properties) => ({ ...properties, ...added }));
    expect(() => assertKnownResources(changed)).toThrow(
      `does not know these properties of the template:\n  ${idOfType(type)} (${type}): ${path}`,
    );
  });

  test('may have alarm topics, dashboards and budgets, which the host ignores', () => {
    const types = ['AWS::SNS::Topic', 'AWS::SNS::Subscription', 'AWS::CloudWatch::Dashboard', 'AWS::Budgets::Budget'];
    const watching = Object.fromEntries(types.map((Type, at) => [`Watch${at}`, { Type, Properties: { Any: at } }]));
    expect(() => assertKnownResources(withResources(watching))).not.toThrow();
  });
});

describe('the stage of the API', () => {
  const settingsWith = (stage: object) =>
    apiSettingsOf(withProperties('AWS::ApiGatewayV2::Stage', (properties) => ({ ...properties, ...stage })));

  test('throttles each route by the default settings', () => {
    const { routes } = settingsWith({ DefaultRouteSettings: { ThrottlingRateLimit: 5, ThrottlingBurstLimit: 10 } });
    expect(routes.get('GET /api/teams')?.throttle).toEqual({ perSecond: 5, burst: 10 });
    expect(settingsWith({ DefaultRouteSettings: undefined }).routes.get('GET /api/teams')).toMatchObject({
      throttle: undefined,
      timeoutMs: 30_000,
    });
  });

  test.each([
    [{ StageName: 'prod' }, 'which prod is not'],
    [{ DefaultRouteSettings: { ThrottlingRateLimit: 5 } }, 'a rate and a burst'],
  ])('is refused when the host would behave differently from AWS: %j', (stage, message) => {
    expect(() => settingsWith(stage)).toThrow(message);
  });
});

describe('an origin of the distribution', () => {
  const id = idOfType('AWS::CloudFront::Distribution');
  const values = new Map([
    ['AWS::Region', 'us-east-1'],
    ['AWS::URLSuffix', 'amazonaws.com'],
    ['Files.RegionalDomainName', 'files.local'],
  ]);
  const read = (change: (origin: Record<string, unknown>) => void) => {
    const properties = structuredClone(template.Resources[id]?.Properties);
    properties.DistributionConfig.Origins.forEach(change);
    return distributionTemplateOf(
      withResources({ [id]: { Type: 'AWS::CloudFront::Distribution', Properties: properties } }),
      values,
    );
  };

  test('gets the custom headers of the template, with the local value of an SSM parameter', () => {
    const HeaderValue = '{{resolve:ssm:/torneo/local/edge-secret:4}}';
    const { behaviours } = read((origin) => {
      if (origin.CustomOriginConfig) origin.OriginCustomHeaders = [{ HeaderName: 'X-Origin-Verify', HeaderValue }];
    });
    const behaviourAt = (path: string) => behaviours.find(({ pathPattern }) => pathPattern === path);
    const secret = { 'x-origin-verify': 'local-edge-secret-4' };
    expect(behaviourAt('/api/*')?.origin.headers).toEqual(secret);
    expect([behaviourAt('*')?.origin.headers, behaviourAt('*')?.fallback?.origin.headers]).toEqual([{}, secret]);
  });

  test('gets the path of the template, and takes the place of another one that fails, as the origin group says', () => {
    const { behaviours } = read(() => {});
    const { origin, fallback } = behaviours.find(({ pathPattern }) => pathPattern === '*') ?? {};
    expect([origin?.resourceIds, origin?.path]).toEqual([['Site'], '']);
    expect(fallback).toMatchObject({ origin: { path: '/pages' }, statuses: [404, 500, 502, 503, 504] });
    expect(behaviours.find(({ pathPattern }) => pathPattern === '/assets/*')?.fallback).toBeUndefined();
  });

  test('that is a bucket without an origin access control is refused', () => {
    expect(() => read((origin) => delete origin.OriginAccessControlId)).toThrow('without an origin access control');
  });
});

test('CloudFront may list only the buckets whose policy says so', () => {
  const policy = (Action: unknown, Principal: object = { Service: 'cloudfront.amazonaws.com' }) =>
    withResources({
      Policy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Pictures' },
          PolicyDocument: { Statement: [{ Effect: 'Allow', Principal, Action }] },
        },
      },
    });
  const accessWith = (...input: Parameters<typeof policy>) => cloudFrontAccessTo('Pictures', policy(...input));
  expect(accessWith('s3:GetObject')).toEqual({ canRead: true, canList: false });
  expect(accessWith(['s3:GetObject', 's3:ListBucket'])).toEqual({ canRead: true, canList: true });
  expect(accessWith(['s3:GetObject', 's3:ListBucket'], { AWS: '*' })).toEqual({ canRead: false, canList: false });
  expect(cloudFrontAccessTo('Other', policy('s3:GetObject'))).toEqual({ canRead: false, canList: false });
});

test('an asynchronous invocation is retried as the template says, else by AWS’s defaults', () => {
  const config = (more: object = {}) =>
    withResources({
      Config: {
        Type: 'AWS::Lambda::EventInvokeConfig',
        Properties: {
          FunctionName: { Ref: 'Repair' },
          Qualifier: '$LATEST',
          MaximumRetryAttempts: 1,
          DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['Failures', 'Arn'] } } },
          ...more,
        },
      },
    });
  expect(asyncInvokeSettingsOf('Repair', config())).toEqual({
    maximumRetries: 1,
    maximumAgeSeconds: 21_600,
    onFailureId: 'Failures',
  });
  expect(asyncInvokeSettingsOf('Other', config())).toEqual({
    maximumRetries: 2,
    maximumAgeSeconds: 21_600,
    onFailureId: undefined,
  });
  expect(() => asyncInvokeSettingsOf('Repair', config({ Qualifier: 'live' }))).toThrow('version live');
});
