/** What a Lambda is told by its environment, parsed once and on first use. */

export interface Environment {
  readonly tableName: string;
  /** Milliseconds an answer of the table may take. */
  readonly tableTimeout: number;
  /** The bucket with uploads and logos; only where they are written. */
  readonly filesBucket: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Where the signing keys are, when not at the pool's own address. */
  readonly jwksUrl: string | undefined;
  readonly attempts: AttemptLimits;
  /** JSON of the users to try the application with; only where it runs on one machine. */
  readonly testUsers: string | undefined;
}

/** Limits of failed logins, password changes, resets and code requests from one client network (DESIGN §3, 429). */
interface AttemptLimits {
  /** For one address from one IP. */
  readonly perAddress: number;
  /** For one IP, whatever the address. */
  readonly perIp: number;
  readonly windowMinutes: number;
  /** How long a failed attempt takes at least, whoever the address belongs to. */
  readonly shortestMs: number;
}

/**
 * Two attempts of it end within 3 seconds, so that a table that hangs is told at once, and the edge serves what it has.
 */
const defaultTableTimeout = 1300;

let parsedEnvironment: Environment | undefined;

export function environment(): Environment {
  parsedEnvironment ??= {
    tableName: requiredVariable('TABLE_NAME'),
    tableTimeout: Number(process.env.TABLE_TIMEOUT ?? defaultTableTimeout),
    filesBucket: process.env.FILES_BUCKET ?? '',
    userPoolId: process.env.USER_POOL_ID ?? '',
    userPoolClientId: process.env.USER_POOL_CLIENT_ID ?? '',
    jwksUrl: process.env.JWKS_URL,
    attempts: {
      perAddress: Number(process.env.ATTEMPTS_PER_ADDRESS ?? 10),
      perIp: Number(process.env.ATTEMPTS_PER_IP ?? 100),
      windowMinutes: Number(process.env.ATTEMPTS_WINDOW_MINUTES ?? 15),
      shortestMs: Number(process.env.ATTEMPTS_SHORTEST_MS ?? 0),
    },
    testUsers: process.env.TEST_USERS,
  };
  return parsedEnvironment;
}

function requiredVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`environment variable ${name} is missing`);
  return value;
}
