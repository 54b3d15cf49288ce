/** ID tokens: whether one is valid, which user it names, and when the user signed in. */
import { createHash } from 'node:crypto';
import { keptBetweenCalls } from '../execution-environment.ts';
import type { UnknownKeyMeaning } from './verifier.ts';

/** The verifier is loaded with the first token, so that anonymous requests do not wait for it. */
const loadVerifier = keptBetweenCalls(async () => (await import('./verifier.ts')).createVerifier());

export interface TokenClaims {
  readonly userId: number;
  /** The account's Cognito groups when the token was issued. */
  readonly groups: readonly string[];
  /**
   * When the user signed in, which stays the same in refreshed tokens. In seconds since 1970, as all of Cognito's
   * times.
   */
  readonly signedInAt: number;
  readonly expiresAt: number;
  /** Identifies this token in the table, which never stores the token itself. */
  readonly hash: string;
}

/**
 * The claims of a token that a client sent; null for any text that is no valid token. Throws `KeysUnavailableError`
 * when that cannot be decided, because the signing keys are not available.
 */
export const readClaimsOfToken = (token: string): Promise<TokenClaims | null> => readClaims(token, 'refused');

/**
 * The claims of a token that Cognito has just issued; null for an account without a user id. An unknown signing key
 * then means that Cognito has a new one: it throws `KeysUnavailableError`, so that the session is kept.
 */
export const readClaimsOfIssuedToken = (token: string): Promise<TokenClaims | null> => readClaims(token, 'outdated');

async function readClaims(token: string, unknownKey: UnknownKeyMeaning): Promise<TokenClaims | null> {
  const verify = await loadVerifier();
  const claims = await verify(token, unknownKey);
  const userId = Number(claims?.['custom:userId']);
  if (!claims || !Number.isSafeInteger(userId) || userId <= 0) return null;
  return {
    userId,
    groups: claims['cognito:groups'] ?? [],
    signedInAt: Math.min(claims.auth_time, claims.iat),
    expiresAt: claims.exp,
    hash: tokenHash(token),
  };
}

/** Hashes the token without its signature, because one signature can be written in several ways that are all valid. */
const tokenHash = (token: string): string =>
  createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64url');
