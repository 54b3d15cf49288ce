/** The environments the application is deployed to, and what differs between them. */

export interface Environment {
  readonly name: 'local' | 'dev' | 'staging' | 'prod';
  /** False where the whole stack runs on one machine instead of AWS. */
  readonly onAws: boolean;
  /** The table and the users outlive the stack and cannot be deleted by mistake. */
  readonly keepsData: boolean;
  /** The table can be restored to any second of the last 35 days. */
  readonly pointInTimeRecovery: boolean;
  readonly logRetentionDays: 7 | 30 | 90;
  /** How many attempts to get in (login, forgotten password, code, change) may fail, and in how many minutes. */
  readonly attempts: {
    /** For one address from one IP. */
    readonly perAddress: number;
    /** For one IP: many phones share one. */
    readonly perIp: number;
    readonly windowMinutes: number;
    /** A failed attempt takes this long at least, so that its time does not tell whose the address is. */
    readonly shortestMs: number;
  };
  /** A domain of the federation's own; its certificate must be in us-east-1. */
  readonly domain?: { readonly name: string; readonly certificateArn: string };
}

const attempts = { perAddress: 10, perIp: 100, windowMinutes: 15, shortestMs: 500 };

const environments = {
  local: { onAws: false, keepsData: false, pointInTimeRecovery: false, logRetentionDays: 7, attempts },
  dev: { onAws: true, keepsData: false, pointInTimeRecovery: true, logRetentionDays: 7, attempts },
  staging: { onAws: true, keepsData: true, pointInTimeRecovery: true, logRetentionDays: 30, attempts },
  prod: { onAws: true, keepsData: true, pointInTimeRecovery: true, logRetentionDays: 90, attempts },
} satisfies { [Name in Environment['name']]: Omit<Environment, 'name'> };

export const environmentNames = Object.keys(environments) as Environment['name'][];

/** The environment chosen with `-c env=…`, `dev` when none is given. Throws on a name that is not in the table. */
export function environmentNamed(name: unknown = 'dev'): Environment {
  const known = environmentNames.find((candidate) => candidate === name);
  if (!known) {
    throw new Error(
      `Unknown environment ${JSON.stringify(name)}: choose one of ${environmentNames.join(', ')} with -c env=<name>`,
    );
  }
  return { name: known, ...environments[known] };
}
