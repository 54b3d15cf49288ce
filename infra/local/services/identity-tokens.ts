/**
 * Makes cognito-local's tokens like Cognito's: a refreshed token tells when its session began, not when it was
 * refreshed.
 */
import { sign } from 'node:crypto';
import privateKey from 'cognito-local/lib/keys/cognitoLocal.private.json' with { type: 'json' };
import { JwtTokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import type { User } from 'cognito-local/lib/services/userPoolService.js';

/** A user found by a refresh token; `sessionBeganAt` is in seconds since the epoch. */
export type UserOfSession = User & { readonly sessionBeganAt?: number };

export class TokenGenerator extends JwtTokenGenerator {
  override async generate(...told: Parameters<JwtTokenGenerator['generate']>) {
    const tokens = await super.generate(...told);
    const { sessionBeganAt } = told[1] as UserOfSession;
    if (sessionBeganAt === undefined) return tokens;
    const beganThen = (token: string) => signTokenWithClaims(token, { auth_time: sessionBeganAt });
    return { ...tokens, IdToken: beganThen(tokens.IdToken), AccessToken: beganThen(tokens.AccessToken) };
  }
}

/** The claims in a token of this pool; the signature is not checked. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

function signTokenWithClaims(token: string, claims: object): string {
  const payload = Buffer.from(JSON.stringify({ ...claimsOf(token), ...claims })).toString('base64url');
  const signed = `${token.split('.')[0]}.${payload}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey.pem).toString('base64url')}`;
}
