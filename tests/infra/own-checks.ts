/** Checks that no tool makes: for settings whose absence deploys without an error and is noticed too late. */
import type { Environment } from '#infra/environments.ts';
import type { Resource, Template } from '#infra/local/template/template.ts';
import { propertiesOfResourceType } from './synthesized.ts';

type Properties = Resource['Properties'];

interface OwnCheck {
  readonly name: string;
  readonly holds: (template: Template, environment: Environment) => boolean;
}

const all = propertiesOfResourceType;
const idsOf = (template: Template, type: string): string[] =>
  Object.entries(template.Resources)
    .filter(([, { Type }]) => Type === type)
    .map(([id]) => id);
const checks: readonly OwnCheck[] = [
  {
    name: 'table-can-be-restored',
    holds: (template, { pointInTimeRecovery }) =>
      all(template, 'AWS::DynamoDB::GlobalTable')
        .flatMap(({ Replicas }) => Replicas)
        .every(
          ({ PointInTimeRecoverySpecification: setting }) =>
            (setting?.PointInTimeRecoveryEnabled ?? false) === pointInTimeRecovery,
        ),
  },
  {
    name: 'kept-data-is-protected-from-deletion',
    holds: (template, { keepsData }) =>
      !keepsData ||
      (all(template, 'AWS::DynamoDB::GlobalTable').every(({ Replicas }) =>
        Replicas.every(({ DeletionProtectionEnabled }: Properties) => DeletionProtectionEnabled),
      ) &&
        all(template, 'AWS::Cognito::UserPool').every(({ DeletionProtection }) => DeletionProtection === 'ACTIVE')),
  },
  {
    name: 'kept-data-outlives-the-stack',
    holds: ({ Resources }, { keepsData }) =>
      !keepsData ||
      ['Table', 'UserPool', 'Files'].every((id) => {
        const { DeletionPolicy, UpdateReplacePolicy } = Resources[id] as never as Record<string, string>;
        return DeletionPolicy === 'Retain' && UpdateReplacePolicy === 'Retain';
      }),
  },
  {
    name: 'kept-files-have-versions',
    holds: ({ Resources }, { keepsData }) =>
      !keepsData || Resources.Files?.Properties.VersioningConfiguration?.Status === 'Enabled',
  },
  {
    name: 'alarms-have-an-action',
    holds: (template) => {
      const topics = idsOf(template, 'AWS::SNS::Topic');
      return all(template, 'AWS::CloudWatch::Alarm').every(
        ({ ActionsEnabled, AlarmActions }) =>
          ActionsEnabled !== false && AlarmActions?.some(({ Ref }: { Ref: string }) => topics.includes(Ref)),
      );
    },
  },
  {
    name: 'failed-events-are-kept',
    holds: (template) =>
      [...all(template, 'AWS::Lambda::EventSourceMapping'), ...all(template, 'AWS::Lambda::EventInvokeConfig')].every(
        ({ DestinationConfig }) => DestinationConfig?.OnFailure?.Destination,
      ) &&
      all(template, 'AWS::Events::Rule').every(({ Targets }) =>
        Targets.every(({ DeadLetterConfig }: Properties) => DeadLetterConfig?.Arn),
      ),
  },
  {
    name: 'failure-queues-have-an-alarm',
    holds: (template) => {
      const watched = all(template, 'AWS::CloudWatch::Alarm').flatMap(({ Dimensions }) => Dimensions ?? []);
      return idsOf(template, 'AWS::SQS::Queue').every((queue) =>
        watched.some(({ Name, Value }) => Name === 'QueueName' && Value['Fn::GetAtt']?.[0] === queue),
      );
    },
  },
  {
    name: 'logs-expire-when-the-setting-says',
    holds: (template, { logRetentionDays }) =>
      all(template, 'AWS::Logs::LogGroup').every(({ RetentionInDays }) => RetentionInDays === logRetentionDays),
  },
  {
    name: 'our-lambdas-run-on-the-node-they-are-built-for',
    holds: (template) =>
      all(template, 'AWS::Lambda::Function').every(
        ({ FunctionName, Runtime }) => !FunctionName || Runtime === 'nodejs24.x',
      ),
  },
  {
    name: 'domains-have-a-certificate',
    holds: (template) =>
      all(template, 'AWS::CloudFront::Distribution').every(
        ({ DistributionConfig: { Aliases, ViewerCertificate } }) => !Aliases || ViewerCertificate?.AcmCertificateArn,
      ),
  },
  {
    name: 'all-routes-have-one-throttle',
    holds: (template) =>
      all(template, 'AWS::ApiGatewayV2::Stage').every(
        ({ RouteSettings, DefaultRouteSettings: { ThrottlingRateLimit, ThrottlingBurstLimit } = {} }) =>
          RouteSettings === undefined && ThrottlingRateLimit > 0 && ThrottlingBurstLimit > 0,
      ),
  },
  {
    name: 'the-api-asks-for-the-edge-secret',
    holds: (template) => {
      const [{ DistributionConfig }] = all(template, 'AWS::CloudFront::Distribution');
      const api = DistributionConfig.Origins.filter((origin: Properties) => origin.CustomOriginConfig);
      return api.every(({ OriginCustomHeaders: headers }: Properties) =>
        headers?.some(({ HeaderName }: Properties) => HeaderName === 'x-origin-verify'),
      );
    },
  },
  {
    name: 'deployments-do-not-wait-for-invalidations',
    holds: (template) =>
      all(template, 'Custom::CDKBucketDeployment')
        .filter(({ DistributionId }) => DistributionId)
        .every(({ WaitForDistributionInvalidation }) => WaitForDistributionInvalidation === false),
  },
];

/** The names of the checks that do not hold for the environment's template. */
export const ownFindings = (template: Template, environment: Environment): string[] =>
  checks.filter(({ holds }) => !holds(template, environment)).map(({ name }) => name);
