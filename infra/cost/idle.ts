/** The usage of an environment in a month in which nobody opens the site, derived from its template. */
import { metricUnits } from '#functions/platform/log/metrics.ts';
import type { Template } from '../local/template/template.ts';
import { addUsage, type Usage } from './prices-2026-11.ts';

/** Storage in GB of an unused environment: the site and its older chunks, a nearly empty table and its logs. */
const idleStorage: Usage = {
  bucketGigabytes: 0.1,
  tableGigabytes: 0.05,
  backupGigabytes: 0.05,
  storedLogGigabytes: 0.01,
};

export const daysOfMonth = 31;

/** The daily reconcile without any tournament: a short run of one Lambda with some reads. */
const dailyRuns: Usage = {
  lambdaRequests: daysOfMonth,
  lambdaGigabyteSeconds: daysOfMonth * 5,
  readUnits: daysOfMonth * 100,
  logGigabytes: daysOfMonth * 1e-5,
};

/** The hours that only find that the day's run has finished: a cold start each, and two reads of two items. */
const hourlyChecks: Usage = {
  lambdaRequests: daysOfMonth * 24,
  lambdaGigabyteSeconds: daysOfMonth * 24 * 0.7,
  readUnits: daysOfMonth * 24 * 2,
  logGigabytes: daysOfMonth * 24 * 1e-6,
};

/** The application's own metrics, `Saves` and the others of the namespace `Torneo`: charged once they have a value. */
const ownMetrics: Usage = { metrics: Object.keys(metricUnits).length };

/** The monthly usage of one resource, for the types that AWS charges for even when they are unused. */
const usageOfTypes: Readonly<Record<string, Usage>> = {
  'AWS::CloudWatch::Alarm': { alarms: 1 },
  'AWS::CloudWatch::Dashboard': { dashboards: 1 },
};

/**
 * Types that cost nothing while unused: they are charged by request, by what is stored in them, or not at all. The
 * price of a type that is in neither list has not been looked up, which is an error.
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
  let usage = [dailyRuns, hourlyChecks, ownMetrics].reduce(addUsage, idleStorage);
  for (const [logicalId, { Type }] of Object.entries(Resources)) {
    const own = usageOfTypes[Type];
    if (own) usage = addUsage(usage, own);
    else if (!freeAtRest.some((pattern) => pattern.test(Type))) {
      throw new Error(`infra/cost/idle.ts does not know what ${logicalId} costs at rest: ${Type}`);
    }
  }
  return usage;
}
