/** ID tokens: whether one is good, which user it names, and when his session began. */
import { createHash } from 'node:crypto';
import type { createVerifier } from './verifier.ts';

let verifier: ReturnType<typeof createVerifier> | undefined;

export interface Claims {
  readonly userId: number;
  /** The groups of the account when the token was made. */
  readonly groups: readonly string[];
  /** When the person signed in; a refreshed token keeps it. Seconds since 1970, as all of Cognito's times. */
  readonly signedInAt: number;
  readonly expiresAt: number;
  /** Names this very token in the table, which never sees the token itself. */
  readonly hash: string;
}

/** What a valid token says; null for any other text. */
export async function readToken(token: string): Promise<Claims | null> {
  // Loaded with the first token: whoever reads anonymously does not wait for it.
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
    if (isAboutTheToken(error)) return null;
    throw error;
  }
}

/** Without the signature, whose text can be written in several ways that all verify. */
const tokenHash = (token: string): string =>
  createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64url');

/** Keys that cannot be fetched are the server's trouble, not the caller's. */
function isAboutTheToken(error: unknown): boolean {
  return (
    error instanceof Error &&
    !['FetchError', 'TypeError', 'TimeoutError', 'JwksNotAvailableInCacheError'].includes(error.name)
  );
}
