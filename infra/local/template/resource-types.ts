/**
 * The resource types that the local host knows: those that it runs and those that it ignores. Any other type in the
 * template stops it.
 */
import { assertKnownProperties, typesWithKnownProperties } from './known-properties.ts';
import type { Template } from './template.ts';

/**
 * The types that the host runs. AWS charges nothing for them while the application is unused: a test allows the stack
 * no other types.
 * @internal
 */
export const supportedResourceTypes: ReadonlySet<string> = new Set(typesWithKnownProperties);

/**
 * The types that the host ignores, each with the reason.
 * @internal
 */
export const ignoredResourceTypes: { readonly [type: string]: string } = {
  'AWS::Budgets::Budget': 'one machine costs nothing',
  'AWS::CloudFront::OriginAccessControl': 'files are read from the disk',
  'AWS::CloudWatch::Alarm': 'failures are reported in the terminal at once',
  'AWS::CloudWatch::Dashboard': 'there are no metrics on one machine',
  'AWS::IAM::Policy': 'nobody checks permissions on one machine; tests read them in the template',
  'AWS::IAM::Role': 'nobody checks permissions on one machine',
  'AWS::Logs::LogGroup': 'the output of all functions goes to functions.log',
  'AWS::SNS::Subscription': 'there are no alarms on one machine',
  'AWS::SNS::Topic': 'there are no alarms on one machine',
  'AWS::SNS::TopicPolicy': 'there are no alarms on one machine',
  'AWS::SQS::QueuePolicy': 'nobody checks permissions on one machine',
};

/** Throws when the template has a resource whose type, or one of whose properties, the host neither runs nor ignores. */
export function assertKnownResources(template: Template): void {
  const unknown = Object.entries(template.Resources).filter(
    ([, { Type }]) => !supportedResourceTypes.has(Type) && !(Type in ignoredResourceTypes),
  );
  if (unknown.length > 0) {
    const list = unknown.map(([logicalId, { Type }]) => `  ${logicalId}: ${Type}`).join('\n');
    throw new Error(`The local host does not know these resources of the template:\n${list}`);
  }
  assertKnownProperties(template);
}
