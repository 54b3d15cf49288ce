/** What the local host does with each resource type of the template; a type in neither list stops it. */
import type { Template } from './template.ts';

const run = new Set([
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
 * Types that need nothing here, and why.
 * @internal
 */
export const ignoredTypes: { readonly [type: string]: string } = {
  'AWS::CloudFront::OriginAccessControl': 'files are read from the disk',
  'AWS::CloudWatch::Alarm': 'failed batches are reported in the terminal at once',
  'AWS::IAM::Policy': 'nobody checks permissions on one machine; tests read them in the template',
  'AWS::IAM::Role': 'nobody checks permissions on one machine',
  'AWS::Lambda::Permission': 'nobody checks permissions on one machine',
  'AWS::Logs::LogGroup': 'the output of all functions goes to functions.log',
  'AWS::S3::BucketPolicy': 'nobody checks permissions on one machine',
  'AWS::SQS::QueuePolicy': 'nobody checks permissions on one machine',
};

/** Throws when the template has a resource whose type the host neither runs nor ignores for a known reason. */
export function assertKnownTypes(template: Template): void {
  const unknown = Object.entries(template.Resources).filter(
    ([, { Type }]) => !run.has(Type) && !(Type in ignoredTypes),
  );
  if (unknown.length === 0) return;
  const list = unknown.map(([logicalId, { Type }]) => `  ${logicalId}: ${Type}`).join('\n');
  throw new Error(`The local host does not know these resources of the template:\n${list}`);
}
