/** Sessions in Cognito: gets and revokes tokens. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandInput,
  AdminUserGlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '../environment.ts';
import { Problem } from '../problem.ts';
import { createCognitoErrorMap, sendToCognito, withCognitoErrors } from './client.ts';
import { readClaimsOfIssuedToken } from './tokens.ts';

export interface Tokens {
  readonly idToken: string;
  /** Absent after a refresh: the refresh token used stays valid. */
  readonly refreshToken: string | undefined;
}

/** Signs in with address and password; null when Cognito refuses them for any reason. */
export function signIn(email: string, password: string): Promise<Tokens | null> {
  return initiateAuth({
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
}

/**
 * Signs in so that the session begins at `earliest` (seconds since 1970) or later. While Cognito's clock is before that
 * second, waits and signs in again; 503 after four tries. Null when Cognito refuses.
 */
export async function signInNotBefore(earliest: number, email: string, password: string) {
  for (let tries = 1; ; tries += 1) {
    const tokens = await signIn(email, password);
    const claims = tokens && (await readClaimsOfIssuedToken(tokens.idToken));
    if (!tokens || !claims) return null;
    if (claims.signedInAt >= earliest) return { tokens, claims };
    if (tries === 4) throw new Problem('unavailable', undefined, { headers: { 'retry-after': '1' } });
    await sleep(Math.min(1100, Math.max(100, earliest * 1000 - Date.now())));
  }
}

/** New tokens for a refresh token; null when it has expired, was revoked or is not one. */
export function refreshTokens(refreshToken: string): Promise<Tokens | null> {
  return initiateAuth({ AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: refreshToken } });
}

const refusedSignInErrorMap = createCognitoErrorMap([
  'NotAuthorizedException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'InvalidPasswordException',
  'InvalidParameterException',
]);

async function initiateAuth(
  flow: Pick<AdminInitiateAuthCommandInput, 'AuthFlow' | 'AuthParameters'>,
): Promise<Tokens | null> {
  const { userPoolId, userPoolClientId } = environment();
  const request = { UserPoolId: userPoolId, ClientId: userPoolClientId, ...flow };
  const answer = await withCognitoErrors(sendToCognito(new AdminInitiateAuthCommand(request)), refusedSignInErrorMap);
  const result = answer?.AuthenticationResult;
  return result?.IdToken ? { idToken: result.IdToken, refreshToken: result.RefreshToken } : null;
}

/** Revokes a refresh token; does nothing for one that is already invalid. */
export async function revokeRefreshToken(
  refreshToken: string,
  options: { abortSignal?: AbortSignal } = {},
): Promise<void> {
  const revoking = new RevokeTokenCommand({ ClientId: environment().userPoolClientId, Token: refreshToken });
  try {
    await sendToCognito(revoking, options);
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 500;
    if (status >= 500) throw error;
  }
}

/** Revokes every refresh token that the user has been given so far. */
export async function revokeAllRefreshTokens(email: string): Promise<void> {
  const user = { UserPoolId: environment().userPoolId, Username: email };
  await withCognitoErrors(
    sendToCognito(new AdminUserGlobalSignOutCommand(user)),
    createCognitoErrorMap(['UserNotFoundException']),
  );
}
