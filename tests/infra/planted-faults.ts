/** Faults planted into a stack, each with the check that has to find it. */
import { CfnResource, type Stack } from 'aws-cdk-lib';
import type { Template } from '#infra/local/template/template.ts';

export interface PlantedFault {
  readonly title: string;
  /** Type of the resource that gets the fault: the first of this type whose construct path contains `at`. */
  readonly type: string;
  readonly at: string;
  /** Path of the property with its value; undefined removes the property. */
  readonly property: readonly [path: string, value: unknown];
  /** The rule of cdk-preflight (`pf-…`), of the CDK's engine (`E…`, `F…`), or the name in template-rules.ts or own-checks.ts. */
  readonly foundBy: string;
}

/** Each is at a resource of its own, so that a finding belongs to one fault. */
export const faultsFoundByTools: readonly PlantedFault[] = [
  {
    title: 'a Lambda that may run for longer than 15 minutes',
    type: 'AWS::Lambda::Function',
    at: 'Api/canchas',
    property: ['Timeout', 901],
    foundBy: 'pf-lambda-timeout-max',
  },
  {
    title: 'a function name of 65 characters',
    type: 'AWS::Lambda::Function',
    at: 'Api/groups',
    property: ['FunctionName', 'a'.repeat(65)],
    foundBy: 'F3031',
  },
  {
    title: 'a role that is no ARN',
    type: 'AWS::Lambda::Function',
    at: 'Api/home',
    property: ['Role', 'torneo'],
    foundBy: 'F3031',
  },
  {
    title: 'variables of more than 4 KB',
    type: 'AWS::Lambda::Function',
    at: 'Api/matches/',
    property: ['Environment.Variables.LONG', 'a'.repeat(5000)],
    foundBy: 'pf-lambda-env-size',
  },
  {
    title: 'a schedule that gives both the day of the month and the day of the week',
    type: 'AWS::Events::Rule',
    at: 'Hourly',
    property: ['ScheduleExpression', 'cron(1 * * * * *)'],
    foundBy: 'E3027',
  },
  {
    title: 'a stream batch of 10,001 records',
    type: 'AWS::Lambda::EventSourceMapping',
    at: 'Api/publisher',
    property: ['BatchSize', 10_001],
    foundBy: 'F3034',
  },
  {
    title: 'a stream mapping without its Lambda',
    type: 'AWS::Lambda::EventSourceMapping',
    at: 'Api/logokeeper',
    property: ['FunctionName', undefined],
    foundBy: 'F3003',
  },
  {
    title: 'a default lifetime above the longest',
    type: 'AWS::CloudFront::CachePolicy',
    at: 'FilesCache',
    property: ['CachePolicyConfig.DefaultTTL', 40_000_000],
    foundBy: 'pf-cloudfront-cache-policy-ttl-default-in-range',
  },
  {
    title: 'a policy of CloudFront whose name has a space',
    type: 'AWS::CloudFront::CachePolicy',
    at: 'ApiCache',
    property: ['CachePolicyConfig.Name', 'la api'],
    foundBy: 'pf-cloudfront-cache-policy-name',
  },
  {
    title: 'a price class that CloudFront does not have',
    type: 'AWS::CloudFront::Distribution',
    at: 'Web',
    property: ['DistributionConfig.PriceClass', 'PriceClass_300'],
    foundBy: 'pf-cloudfront-price-class-enum',
  },
  {
    title: 'code of the edge above 10 KB',
    type: 'AWS::CloudFront::Function',
    at: 'Web',
    property: ['FunctionCode', `// ${'a'.repeat(11_000)}`],
    foundBy: 'pf-cloudfront-function-code-size',
  },
  {
    title: 'a bucket with files in it that nothing may empty',
    type: 'AWS::S3::Bucket',
    at: 'Site',
    property: ['Tags', undefined],
    foundBy: 'buckets-are-emptied-after-what-fills-them',
  },
  {
    title: 'a password of 5 characters',
    type: 'AWS::Cognito::UserPool',
    at: 'UserPool',
    property: ['Policies.PasswordPolicy.MinimumLength', 5],
    foundBy: 'pf-cognito-password-min-length',
  },
];

export const faultsFoundByOwnChecks: readonly PlantedFault[] = [
  {
    title: 'a table that cannot be restored',
    type: 'AWS::DynamoDB::GlobalTable',
    at: 'Table',
    property: ['Replicas.0.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled', false],
    foundBy: 'table-can-be-restored',
  },
  {
    title: 'a table without deletion protection',
    type: 'AWS::DynamoDB::GlobalTable',
    at: 'Table',
    property: ['Replicas.0.DeletionProtectionEnabled', undefined],
    foundBy: 'kept-data-is-protected-from-deletion',
  },
  {
    title: 'a user pool without deletion protection',
    type: 'AWS::Cognito::UserPool',
    at: 'UserPool',
    property: ['DeletionProtection', 'INACTIVE'],
    foundBy: 'kept-data-is-protected-from-deletion',
  },
  {
    title: 'a bucket of logos without versions',
    type: 'AWS::S3::Bucket',
    at: 'Files',
    property: ['VersioningConfiguration', undefined],
    foundBy: 'kept-files-have-versions',
  },
  {
    title: 'an alarm without an action',
    type: 'AWS::CloudWatch::Alarm',
    at: 'api-errors',
    property: ['AlarmActions', undefined],
    foundBy: 'alarms-have-an-action',
  },
  {
    title: 'an alarm that is switched off',
    type: 'AWS::CloudWatch::Alarm',
    at: 'mails-refused',
    property: ['ActionsEnabled', false],
    foundBy: 'alarms-have-an-action',
  },
  {
    title: 'a failure queue that no alarm watches',
    type: 'AWS::CloudWatch::Alarm',
    at: 'publisher-failures',
    property: ['Dimensions', []],
    foundBy: 'failure-queues-have-an-alarm',
  },
  {
    title: 'an hourly call whose failures are lost',
    type: 'AWS::Lambda::EventInvokeConfig',
    at: 'reconcile',
    property: ['DestinationConfig', undefined],
    foundBy: 'failed-events-are-kept',
  },
  {
    title: 'logs that never expire',
    type: 'AWS::Logs::LogGroup',
    at: 'Api/teams/',
    property: ['RetentionInDays', undefined],
    foundBy: 'logs-expire-when-the-setting-says',
  },
  {
    title: 'logs that expire after a number of days that CloudWatch does not offer',
    type: 'AWS::Logs::LogGroup',
    at: 'Web',
    property: ['RetentionInDays', 8],
    foundBy: 'logs-expire-when-the-setting-says',
  },
  {
    title: 'a runtime that Lambda does not have',
    type: 'AWS::Lambda::Function',
    at: 'Api/teams/',
    property: ['Runtime', 'nodejs99.x'],
    foundBy: 'our-lambdas-run-on-the-node-they-are-built-for',
  },
  {
    title: 'a domain without its certificate',
    type: 'AWS::CloudFront::Distribution',
    at: 'Web',
    property: ['DistributionConfig.ViewerCertificate', undefined],
    foundBy: 'domains-have-a-certificate',
  },
  {
    title: 'a limit for a single route',
    type: 'AWS::ApiGatewayV2::Stage',
    at: 'Api',
    property: ['RouteSettings', { 'POST /api/teams': { ThrottlingRateLimit: 50 } }],
    foundBy: 'all-routes-have-one-throttle',
  },
  {
    title: 'an API without a limit',
    type: 'AWS::ApiGatewayV2::Stage',
    at: 'Api',
    property: ['DefaultRouteSettings', undefined],
    foundBy: 'all-routes-have-one-throttle',
  },
  {
    title: 'an origin that does not send the secret',
    type: 'AWS::CloudFront::Distribution',
    at: 'Web',
    property: ['DistributionConfig.Origins.1.OriginCustomHeaders', undefined],
    foundBy: 'the-api-asks-for-the-edge-secret',
  },
  {
    title: 'a deployment that waits for its invalidation',
    type: 'Custom::CDKBucketDeployment',
    at: 'Pages',
    property: ['WaitForDistributionInvalidation', true],
    foundBy: 'deployments-do-not-wait-for-invalidations',
  },
];

/** Plants the fault before the stack is synthesized. Returns the construct path of the resource that has it. */
export function plantFault(stack: Stack, fault: PlantedFault): string {
  const resource = resourceOf(stack, fault);
  const [path, value] = fault.property;
  if (value === undefined) resource.addPropertyDeletionOverride(path);
  else resource.addPropertyOverride(path, value);
  return resource.node.path;
}

/** A copy of the stack's template with the fault. */
export function withFault(template: Template, stack: Stack, fault: PlantedFault): Template {
  const faulty = structuredClone(template);
  const [path, value] = fault.property;
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  const properties = faulty.Resources[stack.resolve(resourceOf(stack, fault).logicalId)]?.Properties;
  parts.reduce((inside, part) => inside[part], properties)[last] = value;
  return faulty;
}

function resourceOf(stack: Stack, { type, at }: PlantedFault): CfnResource {
  const resource = stack.node
    .findAll()
    .filter((each): each is CfnResource => CfnResource.isCfnResource(each) && each.cfnResourceType === type)
    .find(({ node }) => node.path.includes(at));
  if (!resource) throw new Error(`The stack has no ${type} at ${at}`);
  return resource;
}
