/**
 * The resource types that the local host knows: those that it runs and those that it ignores. Any other type in the
 * template stops it.
 */
import type { Template } from './template.ts';

/**
 * The types that the host runs. AWS charges nothing for them while the application is unused: a test allows the stack
 * no other types.
 * @internal
 */
export const supportedResourceTypes: ReadonlySet<string> = new Set([
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::OriginRequestPolicy',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolGroup',
  'AWS::DynamoDB::GlobalTable',
  'AWS::Events::Rule',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
  'AWS::S3::Bucket',
  'AWS::SQS::Queue',
]);

/**
 * The types that the host ignores, each with the reason.
 * @internal
 */
export const ignoredResourceTypes: { readonly [type: string]: string } = {
  'AWS::CloudFront::OriginAccessControl': 'files are read from the disk',
  'AWS::IAM::Policy': 'nobody checks permissions on one machine; tests read them in the template',
  'AWS::IAM::Role': 'nobody checks permissions on one machine',
  'AWS::Lambda::EventInvokeConfig': 'a failed nightly run is reported in the terminal and not tried again',
  'AWS::Lambda::Permission': 'nobody checks permissions on one machine',
  'AWS::Logs::LogGroup': 'the output of all functions goes to functions.log',
  'AWS::S3::BucketPolicy': 'nobody checks permissions on one machine',
  'AWS::SQS::QueuePolicy': 'nobody checks permissions on one machine',
};

/** Throws when the template has a resource whose type the host neither runs nor ignores. */
export function assertKnownTypes(template: Template): void {
  const unknown = Object.entries(template.Resources).filter(
    ([, { Type }]) => !supportedResourceTypes.has(Type) && !(Type in ignoredResourceTypes),
  );
  if (unknown.length === 0) return;
  const list = unknown.map(([logicalId, { Type }]) => `  ${logicalId}: ${Type}`).join('\n');
  throw new Error(`The local host does not know these resources of the template:\n${list}`);
}
