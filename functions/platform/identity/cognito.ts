/** Cognito: passwords and tokens. What a user may do is the table's business. */
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandInput,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Role } from '#shared/domain/schemas/user.ts';
import { environment } from '../environment.ts';

let connection: CognitoIdentityProviderClient | undefined;

function client(): CognitoIdentityProviderClient {
  connection ??= new CognitoIdentityProviderClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 4000, throwOnRequestTimeout: true },
  });
  return connection;
}

export interface Tokens {
  readonly idToken: string;
  /** Absent after a refresh: the old one stays good. */
  readonly refreshToken: string | undefined;
}

/** The tokens for an address and password; null when Cognito refuses them, whatever its reason. */
export function signIn(email: string, password: string): Promise<Tokens | null> {
  return initiate({ AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: password } });
}

/** New tokens for a refresh token; null when it expired, was revoked or never was one. */
export function refresh(refreshToken: string): Promise<Tokens | null> {
  return initiate({ AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: refreshToken } });
}

async function initiate(
  flow: Pick<AdminInitiateAuthCommandInput, 'AuthFlow' | 'AuthParameters'>,
): Promise<Tokens | null> {
  const { userPoolId, userPoolClientId } = environment();
  try {
    const { AuthenticationResult: result } = await client().send(
      new AdminInitiateAuthCommand({ UserPoolId: userPoolId, ClientId: userPoolClientId, ...flow }),
    );
    return result?.IdToken ? { idToken: result.IdToken, refreshToken: result.RefreshToken } : null;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

const refusals = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'InvalidPasswordException',
  'InvalidParameterException',
  'TooManyRequestsException',
  'LimitExceededException',
]);

const isRefusal = (error: unknown): boolean => error instanceof Error && refusals.has(error.name);

/** After this the refresh token gives no more tokens; a token that already gave none is fine too. */
export async function revoke(refreshToken: string): Promise<void> {
  try {
    await client().send(new RevokeTokenCommand({ ClientId: environment().userPoolClientId, Token: refreshToken }));
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 500;
    if (status >= 500) throw error;
  }
}

export interface Account {
  readonly userId: number;
  readonly email: string;
  readonly password: string;
  readonly roles: readonly Role[];
}

/** Creates an account that can sign in at once; an unfinished one of the same address is started over. */
export async function createAccount({ userId, email, password, roles }: Account): Promise<void> {
  const pool = { UserPoolId: environment().userPoolId, Username: email };
  await deleteAccount(email);
  await client().send(
    new AdminCreateUserCommand({
      ...pool,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'custom:userId', Value: String(userId) },
      ],
    }),
  );
  await client().send(new AdminSetUserPasswordCommand({ ...pool, Password: password, Permanent: true }));
  for (const GroupName of roles) await client().send(new AdminAddUserToGroupCommand({ ...pool, GroupName }));
}

async function deleteAccount(email: string): Promise<void> {
  try {
    await client().send(new AdminDeleteUserCommand({ UserPoolId: environment().userPoolId, Username: email }));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
  }
}
