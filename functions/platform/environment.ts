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
  /** JSON of the users to try the application with; only where it runs on one machine. */
  readonly testUsers: string | undefined;
}

/** Two attempts of it end within 3 seconds, so that a table that hangs is told at once, and the edge serves what it has. */
const patience = 1300;

let parsed: Environment | undefined;

export function environment(): Environment {
  parsed ??= {
    tableName: required('TABLE_NAME'),
    tableTimeout: Number(process.env.TABLE_TIMEOUT ?? patience),
    filesBucket: process.env.FILES_BUCKET ?? '',
    userPoolId: process.env.USER_POOL_ID ?? '',
    userPoolClientId: process.env.USER_POOL_CLIENT_ID ?? '',
    jwksUrl: process.env.JWKS_URL,
    testUsers: process.env.TEST_USERS,
  };
  return parsed;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`environment variable ${name} is missing`);
  return value;
}
