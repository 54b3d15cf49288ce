/**
 * Sets the environment variables of a deployed Lambda in this process, so that it can run the Lambdas' code with the
 * credentials of the command's user.
 */
import type { StackOutputs } from './outputs.ts';
import type { AwsAccess } from './verify-account.ts';

/** Milliseconds that a call waits for the table: more than in a Lambda, which is in the table's region. */
const tableTimeoutMs = 10_000;

/**
 * Sets the variables. The credentials are resolved now, so that no later call has to wait for them within its own time
 * limit.
 */
export async function setFunctionsEnvironment(
  { region, credentials }: AwsAccess,
  outputs: Pick<StackOutputs, 'TableName' | 'UserPoolId'>,
): Promise<void> {
  const { accessKeyId, secretAccessKey, sessionToken } = await credentials();
  // With a profile named, the clients would search for credentials again instead of reading the variables.
  for (const name of ['AWS_PROFILE', 'AWS_DEFAULT_PROFILE', 'AWS_SESSION_TOKEN']) delete process.env[name];
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    ...(sessionToken && { AWS_SESSION_TOKEN: sessionToken }),
    TABLE_NAME: outputs.TableName,
    TABLE_TIMEOUT: String(tableTimeoutMs),
    USER_POOL_ID: outputs.UserPoolId,
  });
}
