/**
 * Gets the AWS credentials of the command's user and checks, before anything is written, that they belong to the
 * account in infra/environments.ts.
 */
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import type { Environment } from '../../environments.ts';
import { OperatorError } from '../../local/operator-error.ts';

/** The settings of every AWS client of a command. */
export interface AwsAccess {
  /** The environment's region, whatever AWS_REGION or the profile says. */
  readonly region: string;
  readonly credentials: STSClient['config']['credentials'];
  readonly maxAttempts: number;
  readonly requestHandler: {
    /** Milliseconds. */
    readonly connectionTimeout: number;
    /** Milliseconds until an answer; the search for credentials does not count. */
    readonly requestTimeout: number;
    readonly throwOnRequestTimeout: true;
  };
}

/** The account that infra/environments.ts has until a federation writes its own. */
const placeholderAccount = '000000000000';
/**
 * A minute, because a sign-in portal or an external program may need seconds for the credentials, and somebody may have
 * to type a code.
 */
const credentialsTimeoutMs = 60_000;

/** The accounts that this command has verified: getting credentials may cost its user a code to type. */
const verified = new Map<Environment['name'], Promise<AwsAccess>>();

/**
 * Returns the settings of the command's AWS clients. Throws an error, which the command prints as one line, when the
 * credentials are missing, expired or those of another account; nothing has been written then. Further calls return the
 * result of the first.
 */
export function verifyAccount(environment: Environment): Promise<AwsAccess> {
  const access = verified.get(environment.name) ?? compareAccounts(environment);
  verified.set(environment.name, access);
  return access;
}

async function compareAccounts(environment: Environment): Promise<AwsAccess> {
  const { name, account, region } = environment;
  if (account === placeholderAccount) {
    throw new OperatorError(
      `La cuenta de '${name}' en infra/environments.ts es ${placeholderAccount}, un valor de ejemplo: escribí ahí el número de tu cuenta. No se escribió nada.`,
    );
  }
  const client = new STSClient({
    region,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
  const { credentials } = client.config;
  await getCredentialsInTime(credentials);
  const identity = await client.send(new GetCallerIdentityCommand({}));
  if (identity.Account !== account) {
    throw new OperatorError(
      `Las credenciales son de la cuenta ${identity.Account}, y '${name}' es de la ${account} (infra/environments.ts): elegí otro perfil con AWS_PROFILE. No se escribió nada.`,
    );
  }
  return {
    region,
    credentials,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  };
}

async function getCredentialsInTime(credentials: AwsAccess['credentials']): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      reject(
        new OperatorError(
          `Las credenciales de AWS no llegaron en ${credentialsTimeoutMs / 1000} s: revisá el perfil, o elegí otro con AWS_PROFILE.`,
        ),
      ),
    credentialsTimeoutMs,
  );
  try {
    await Promise.race([credentials(), late]);
  } finally {
    clearTimeout(timer);
  }
}
