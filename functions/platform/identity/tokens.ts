/** ID tokens: whether one is valid, which user it names, and when the user signed in. */
import { createHash } from 'node:crypto';
import type { createVerifier } from './verifier.ts';

let verifier: ReturnType<typeof createVerifier> | undefined;

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

/** The claims of a valid token; null for any other text. */
export async function readClaimsOfToken(token: string): Promise<TokenClaims | null> {
  // The verifier is loaded with the first token, so that anonymous requests do not wait for it.
  verifier ??= (await import('./verifier.ts')).createVerifier();
  try {
    const claims = await verifier.verify(token);
    const userId = Number(claims['custom:userId']);
    if (!Number.isSafeInteger(userId) || userId <= 0) return null;
    return {
      userId,
      groups: claims['cognito:groups'] ?? [],
      signedInAt: Math.min(claims.auth_time, claims.iat),
      expiresAt: claims.exp,
      hash: tokenHash(token),
    };
  } catch (error) {
    if (isInvalidTokenError(error)) return null;
    throw error;
  }
}

/** Hashes the token without its signature, because one signature can be written in several ways that are all valid. */
const tokenHash = (token: string): string =>
  createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64url');

/** Whether verifying failed because of the token itself, and not because the signing keys could not be fetched. */
function isInvalidTokenError(error: unknown): boolean {
  return (
    error instanceof Error &&
    !['FetchError', 'TypeError', 'TimeoutError', 'JwksNotAvailableInCacheError'].includes(error.name)
  );
}
