/** ID tokens: whether one is good, and which user it names. */
import type { createVerifier } from './verifier.ts';

let verifier: ReturnType<typeof createVerifier> | undefined;

export interface Claims {
  readonly userId: number;
  /** The groups of the account when the token was made. */
  readonly groups: readonly string[];
}

/** The user id a valid token carries; null for any other text. */
export async function verifyToken(token: string): Promise<number | null> {
  return (await readToken(token))?.userId ?? null;
}

/** What a valid token says; null for any other text. */
export async function readToken(token: string): Promise<Claims | null> {
  // Loaded with the first token: whoever reads anonymously does not wait for it.
  verifier ??= (await import('./verifier.ts')).createVerifier();
  try {
    const claims = await verifier.verify(token);
    const userId = Number(claims['custom:userId']);
    if (!Number.isSafeInteger(userId) || userId <= 0) return null;
    return { userId, groups: claims['cognito:groups'] ?? [] };
  } catch (error) {
    if (isAboutTheToken(error)) return null;
    throw error;
  }
}

/** Keys that cannot be fetched are the server's trouble, not the caller's. */
function isAboutTheToken(error: unknown): boolean {
  return (
    error instanceof Error &&
    !['FetchError', 'TypeError', 'TimeoutError', 'JwksNotAvailableInCacheError'].includes(error.name)
  );
}
