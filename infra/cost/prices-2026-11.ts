/**
 * AWS's list prices in US dollars and its permanent free tiers, as known in November 2026. UNVERIFIED: they were not
 * compared with a bill, and AWS changes both. Compare them with https://aws.amazon.com/pricing before relying on them.
 */

export const priceDate = '2026-11';

export const pricedRegions = ['us-east-1', 'sa-east-1'] as const;
export type PricedRegion = (typeof pricedRegions)[number];

interface Price {
  /** The table row to which the price belongs. */
  readonly service: Service;
  /** What one unit is. */
  readonly unit: string;
  /** US dollars for one unit. */
  readonly dollars: Readonly<Record<PricedRegion, number>>;
  /** Units a month that are free for every account. */
  readonly free: number;
}

export const services = [
  'CloudFront',
  'HTTP API',
  'Lambda',
  'DynamoDB',
  'S3',
  'Cognito',
  'CloudWatch',
  'SQS, SNS, SES, SSM, EventBridge',
] as const;
export type Service = (typeof services)[number];

const million = 1e6;
const price = (
  service: Service,
  unit: string,
  [north, south]: readonly [northVirginia: number, saoPaulo: number],
  free = 0,
): Price => ({ service, unit, dollars: { 'us-east-1': north, 'sa-east-1': south }, free });

/** CloudFront's prices depend on where the visitor is, not on the region: these are those of South America. */
const prices = {
  edgeRequests: price('CloudFront', 'https request', [0.022 / 10_000, 0.022 / 10_000], 10 * million),
  edgeGigabytes: price('CloudFront', 'GB to visitors', [0.11, 0.11], 1024),
  edgeFunctionRuns: price('CloudFront', 'run of a viewer function', [0.1 / million, 0.1 / million], 2 * million),
  apiRequests: price('HTTP API', 'request', [1 / million, 1.53 / million]),
  lambdaRequests: price('Lambda', 'invocation', [0.2 / million, 0.2 / million], million),
  lambdaGigabyteSeconds: price('Lambda', 'GB-second on arm64', [0.0000133334, 0.0000133334], 400_000),
  readUnits: price('DynamoDB', 'read request unit', [0.125 / million, 0.1875 / million]),
  writeUnits: price('DynamoDB', 'write request unit', [0.625 / million, 0.9375 / million]),
  tableGigabytes: price('DynamoDB', 'GB stored', [0.25, 0.375], 25),
  backupGigabytes: price('DynamoDB', 'GB with point-in-time recovery', [0.2, 0.3]),
  bucketGigabytes: price('S3', 'GB stored', [0.023, 0.0405]),
  bucketReads: price('S3', 'GET request', [0.4 / million, 0.56 / million]),
  bucketWrites: price('S3', 'PUT request', [5 / million, 7 / million]),
  activeUsers: price('Cognito', 'user who signs in (Lite)', [0.0055, 0.0055], 10_000),
  logGigabytes: price('CloudWatch', 'GB of logs ingested', [0.5, 0.9], 5),
  storedLogGigabytes: price('CloudWatch', 'GB of logs kept', [0.03, 0.0408], 5),
  alarms: price('CloudWatch', 'alarm', [0.1, 0.1], 10),
  metrics: price('CloudWatch', 'custom metric', [0.3, 0.3], 10),
  dashboards: price('CloudWatch', 'dashboard', [3, 3], 3),
  queueRequests: price('SQS, SNS, SES, SSM, EventBridge', 'SQS request', [0.4 / million, 0.4 / million], million),
  notifications: price('SQS, SNS, SES, SSM, EventBridge', 'mail of an alarm', [2 / 100_000, 2 / 100_000], 1000),
  mails: price('SQS, SNS, SES, SSM, EventBridge', 'mail sent by SES', [0.1 / 1000, 0.1 / 1000]),
} satisfies Record<string, Price>;

/** A metered quantity that AWS charges for. */
type Meter = keyof typeof prices;
/** How much of each quantity is used in a month. */
export type Usage = Partial<Record<Meter, number>>;

const meters = Object.keys(prices) as Meter[];

/**
 * US dollars a month, by service. `hasFreeTier` is false if other applications of the account use up the free tiers.
 */
export function dollarsByService(usage: Usage, region: PricedRegion, hasFreeTier = true): Record<Service, number> {
  const dollars = Object.fromEntries(services.map((service) => [service, 0])) as Record<Service, number>;
  for (const meter of meters) {
    const { service, free, dollars: perUnit } = prices[meter];
    const charged = Math.max(0, (usage[meter] ?? 0) - (hasFreeTier ? free : 0));
    dollars[service] += charged * perUnit[region];
  }
  return dollars;
}

export const dollarsOf = (usage: Usage, region: PricedRegion, hasFreeTier = true): number =>
  Object.values(dollarsByService(usage, region, hasFreeTier)).reduce((sum, dollars) => sum + dollars, 0);

/** The sum of both usages, by quantity. */
export const addUsage = (one: Usage, other: Usage): Usage =>
  Object.fromEntries(
    meters.map((meter) => [meter, (one[meter] ?? 0) + (other[meter] ?? 0)]).filter(([, amount]) => amount !== 0),
  );
