/** The environments the application is deployed to, and what differs between them. */

export interface Environment {
  readonly name: 'local' | 'dev' | 'staging' | 'prod';
  /** False for `local`, whose stack runs on one machine instead of AWS. */
  readonly onAws: boolean;
  /** Whether the table and the user pool outlive the stack and are protected against deletion. */
  readonly keepsData: boolean;
  /** Whether the table can be restored to any second of the last 35 days. */
  readonly pointInTimeRecovery: boolean;
  readonly logRetentionDays: 7 | 30 | 90;
  /** How many sign-in attempts (login, forgotten password, code, password change) may fail within `windowMinutes`. */
  readonly attempts: {
    /** Failed attempts allowed for one e-mail address from one IP. */
    readonly perAddress: number;
    /** Failed attempts allowed for one IP; more, because many phones share an IP. */
    readonly perIp: number;
    readonly windowMinutes: number;
    /**
     * Milliseconds that a failed attempt takes at least, so that its duration does not reveal whether an e-mail has an
     * account.
     */
    readonly shortestMs: number;
  };
  /** The federation's own domain, if it has one; CloudFront requires its certificate in us-east-1. */
  readonly domain?: { readonly name: string; readonly certificateArn: string };
}

const authAttemptLimits = { perAddress: 10, perIp: 100, windowMinutes: 15, shortestMs: 500 };

const environments = {
  local: {
    onAws: false,
    keepsData: false,
    pointInTimeRecovery: false,
    logRetentionDays: 7,
    attempts: authAttemptLimits,
  },
  dev: { onAws: true, keepsData: false, pointInTimeRecovery: true, logRetentionDays: 7, attempts: authAttemptLimits },
  staging: {
    onAws: true,
    keepsData: true,
    pointInTimeRecovery: true,
    logRetentionDays: 30,
    attempts: authAttemptLimits,
  },
  prod: { onAws: true, keepsData: true, pointInTimeRecovery: true, logRetentionDays: 90, attempts: authAttemptLimits },
} satisfies { [Name in Environment['name']]: Omit<Environment, 'name'> };

export const environmentNames = Object.keys(environments) as Environment['name'][];

/** The settings of the environment that `-c env=…` names, `dev` by default. Throws for an unknown name. */
export function environmentNamed(name: unknown = 'dev'): Environment {
  const known = environmentNames.find((candidate) => candidate === name);
  if (!known) {
    throw new Error(
      `Unknown environment ${JSON.stringify(name)}: choose one of ${environmentNames.join(', ')} with -c env=<name>`,
    );
  }
  return { name: known, ...environments[known] };
}
