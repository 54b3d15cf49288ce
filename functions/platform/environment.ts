/** The environment variables of a Lambda, parsed on first use. */
import { keptBetweenCalls } from './execution-environment.ts';

export interface Environment {
  readonly tableName: string;
  /** Milliseconds to wait for a response of the table. */
  readonly tableTimeout: number;
  /** Milliseconds after which every call that writes has ended, even where the Lambda's own timeout is longer. */
  readonly longestCall: number;
  /** Milliseconds to wait for a connection to Cognito, and again for its response. */
  readonly cognitoTimeout: number;
  /** The bucket with uploads and logos; empty in Lambdas that do not use it. */
  readonly filesBucket: string;
  /** The bucket with the site and its published pages; empty in Lambdas that publish none. */
  readonly siteBucket: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** URL of the public keys that verify tokens; undefined when it is the user pool's own. */
  readonly jwksUrl: string | undefined;
  readonly attempts: AttemptLimits;
  /** How fast one coach, Planillero or sheet link may write. */
  readonly userWrites: WriteRate;
  /** Whether the site's address begins with http://, as on one machine; browsers then may not store secure cookies. */
  readonly isServedOverHttp: boolean;
  /** JSON of the test users shown on the login screen; set only when the application runs on one machine. */
  readonly testUsers: string | undefined;
}

/**
 * Limits of failed logins, password changes, resets, code requests and uses of sheet links. Each kind is counted by itself,
 * for one network: an IPv4 address, or an IPv6 /64. Beyond them the answer is 429.
 */
interface AttemptLimits {
  /** Most failed attempts from one network for one e-mail address or, with sheet links, one match. */
  readonly perAddress: number;
  /** Most failed attempts of one kind from one network. */
  readonly perIp: number;
  readonly windowMinutes: number;
  /**
   * Shortest duration of a failed attempt in milliseconds, so that its duration does not tell whether a user has the
   * address.
   */
  readonly shortestMs: number;
}

/** A rate that bursts may exceed; beyond both the answer is 429. */
export interface WriteRate {
  /** How many writes a minute are accepted in the long run. */
  readonly perMinute: number;
  /** How many writes are accepted at once after a pause. */
  readonly burst: number;
}

/**
 * Milliseconds that a call waits for the table. Two tries of a read then end within 3 seconds, so that an unresponsive
 * table is reported soon and the CDN serves its cached copy.
 */
const defaultTableTimeout = 1300;

/** Milliseconds: three times as long as a healthy Cognito needs at most. */
const defaultCognitoTimeout = 3000;

export const environment = keptBetweenCalls(
  (): Environment => ({
    tableName: requiredVariable('TABLE_NAME'),
    tableTimeout: Number(process.env.TABLE_TIMEOUT ?? defaultTableTimeout),
    longestCall: Number(process.env.LONGEST_CALL ?? Number.POSITIVE_INFINITY),
    cognitoTimeout: Number(process.env.COGNITO_TIMEOUT ?? defaultCognitoTimeout),
    filesBucket: process.env.FILES_BUCKET ?? '',
    siteBucket: process.env.SITE_BUCKET ?? '',
    userPoolId: process.env.USER_POOL_ID ?? '',
    userPoolClientId: process.env.USER_POOL_CLIENT_ID ?? '',
    jwksUrl: process.env.JWKS_URL,
    attempts: {
      perAddress: Number(process.env.ATTEMPTS_PER_ADDRESS ?? 10),
      perIp: Number(process.env.ATTEMPTS_PER_IP ?? 100),
      windowMinutes: Number(process.env.ATTEMPTS_WINDOW_MINUTES ?? 15),
      shortestMs: Number(process.env.ATTEMPTS_SHORTEST_MS ?? 0),
    },
    userWrites: {
      perMinute: Number(process.env.USER_WRITES_PER_MINUTE ?? 120),
      burst: Number(process.env.USER_WRITES_BURST ?? 40),
    },
    isServedOverHttp: process.env.SERVED_OVER_HTTP === '1',
    testUsers: process.env.TEST_USERS,
  }),
);

/** The value of an environment variable; throws when it is missing. */
export function requiredVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`environment variable ${name} is missing`);
  return value;
}
