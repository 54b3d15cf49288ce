/** ID tokens: signature, issuer, audience and expiry by aws-jwt-verify; the answer is which user it names. */
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { environment } from '../environment.ts';

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
  verifier ??= createVerifier();
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

function createVerifier() {
  const { userPoolId, userPoolClientId, jwksUrl } = environment();
  const settings = { userPoolId, clientId: userPoolClientId, tokenUse: 'id' as const };
  if (!jwksUrl) return CognitoJwtVerifier.create(settings);
  const fetchKeys = async () => (await fetch(jwksUrl, { signal: AbortSignal.timeout(3000) })).arrayBuffer();
  return CognitoJwtVerifier.create(settings, { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) });
}

/** Keys that cannot be fetched are the server's trouble, not the caller's. */
function isAboutTheToken(error: unknown): boolean {
  return (
    error instanceof Error &&
    !['FetchError', 'TypeError', 'TimeoutError', 'JwksNotAvailableInCacheError'].includes(error.name)
  );
}
