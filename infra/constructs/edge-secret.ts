/**
 * The header by which the API knows that a request came through CloudFront and its web ACL. Its value is a version of
 * an SSM parameter, which `npm run deploy` creates and to which `npm run rotate-edge-secret` adds a version.
 */
import { type Environment, edgeSecretParameterOf } from '../environments.ts';

export interface EdgeSecretValues {
  /** What CloudFront sends, as a reference that CloudFormation resolves. */
  readonly sent: string;
  /** What the Lambdas accept, separated by commas: `sent`, and its predecessor while CloudFront still sends that. */
  readonly accepted: string;
}

/** @param version the parameter's version that CloudFront is to send, counted from 1 */
export function edgeSecretOf(environment: Environment, version: number): EdgeSecretValues {
  const referenceTo = (each: number) => `{{resolve:ssm:${edgeSecretParameterOf(environment)}:${each}}}`;
  const acceptedVersions = version > 1 ? [version, version - 1] : [version];
  return { sent: referenceTo(version), accepted: acceptedVersions.map(referenceTo).join(',') };
}

/** The version in the CDK's context `edgeSecretVersion`, 1 by default. Throws unless it is a positive integer. */
export function edgeSecretVersionFrom(context: unknown = 1): number {
  const version = Number(context);
  if (Number.isSafeInteger(version) && version >= 1) return version;
  throw new Error(`The context edgeSecretVersion is ${JSON.stringify(context)}: it must be a whole number from 1`);
}
