/** What an environment uses in a month in which nobody opens it, read from its template. */
import type { Template } from '../local/template/template.ts';
import { addUsage, type Usage } from './prices-2026-11.ts';

/** Stored although nobody plays: the site and its older chunks, a table and logs that hold next to nothing, in GB. */
const idleStorage: Usage = {
  bucketGigabytes: 0.1,
  tableGigabytes: 0.05,
  backupGigabytes: 0.05,
  storedLogGigabytes: 0.01,
};

/** The nightly comparison of pages: a short run of one Lambda with some reads. */
const nightlyRuns: Usage = {
  lambdaRequests: 31,
  lambdaGigabyteSeconds: 31 * 5,
  readUnits: 31 * 100,
  logGigabytes: 31 * 1e-5,
};

/** The application's own metrics, `Saves` and the others of the namespace `Torneo`: charged once they have a value. */
const ownMetrics: Usage = { metrics: 5 };

/** What one resource uses by being there, for the types that AWS charges for at rest. */
const usageOfTypes: Readonly<Record<string, Usage>> = {
  'AWS::CloudWatch::Alarm': { alarms: 1 },
  'AWS::CloudWatch::Dashboard': { dashboards: 1 },
};

/**
 * Types that cost nothing at rest: they are charged by request, by what is stored in them, or not at all. A type that is
 * neither here nor above has a price that nobody has looked up.
 */
const freeAtRest: readonly RegExp[] = [
  /^AWS::ApiGatewayV2::/,
  /^AWS::CloudFront::/,
  /^AWS::CloudFormation::CustomResource$/,
  /^AWS::Cognito::UserPool(Client|Group)?$/,
  /^AWS::DynamoDB::GlobalTable$/,
  /^AWS::Events::Rule$/,
  /^AWS::IAM::(ManagedPolicy|Policy|Role)$/,
  /^AWS::Lambda::(EventInvokeConfig|EventSourceMapping|Function|LayerVersion|Permission)$/,
  /^AWS::Logs::LogGroup$/,
  /^AWS::S3::Bucket(Policy)?$/,
  /^AWS::SNS::/,
  /^AWS::SQS::/,
  // A budget that only sends mails is free.
  /^AWS::Budgets::Budget$/,
  /^Custom::/,
];

/** The idle usage of a template's environment. Throws for a resource whose type has no known price. */
export function idleUsageOf({ Resources }: Template): Usage {
  let usage = addUsage(addUsage(idleStorage, nightlyRuns), ownMetrics);
  for (const [logicalId, { Type }] of Object.entries(Resources)) {
    const own = usageOfTypes[Type];
    if (own) usage = addUsage(usage, own);
    else if (!freeAtRest.some((pattern) => pattern.test(Type))) {
      throw new Error(`infra/cost/idle.ts does not know what ${logicalId} costs at rest: ${Type}`);
    }
  }
  return usage;
}
