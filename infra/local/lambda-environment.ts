/**
 * Gives this process the environment variables of a Lambda, so that it can run the functions' code against the local
 * services, and never against an AWS account.
 */
import { devNull } from 'node:os';
import type { LocalServices } from './local-values.ts';

/**
 * Milliseconds that a call waits for the table: more than in a Lambda, because nobody waits for this process's calls, and
 * on a busy machine a short limit would end the start.
 */
const tableTimeoutMs = 15_000;

export function setLambdaEnvironment(services: LocalServices): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    AWS_ENDPOINT_URL_DYNAMODB: services.dynamodbEndpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: services.cognitoEndpoint,
    AWS_ENDPOINT_URL_S3: services.filesEndpoint,
    FILES_BUCKET: services.filesBucket,
    SITE_BUCKET: services.siteBucket,
    JWKS_URL: services.jwksUrl,
    TABLE_NAME: services.tableName,
    TABLE_TIMEOUT: String(tableTimeoutMs),
    USER_POOL_ID: services.userPoolId,
    USER_POOL_CLIENT_ID: services.userPoolClientId,
  });
}
