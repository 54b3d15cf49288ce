/** Verifies signature, issuer, audience and expiry of ID tokens with aws-jwt-verify. */
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import {
  FetchError,
  JwkInvalidKtyError,
  JwkInvalidUseError,
  JwksValidationError,
  JwkValidationError,
  JwtBaseError,
  KidNotFoundInJwksError,
  WaitPeriodNotYetEndedJwkError,
} from 'aws-jwt-verify/error';
import { SimpleFetcher } from 'aws-jwt-verify/https';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { environment } from '../environment.ts';
import { KeysUnavailableError } from '../outage.ts';

/** Timeout in milliseconds of one fetch of the keys. Two attempts take far less than a Lambda's timeout. */
export const keysTimeoutMs = 2500;

/**
 * What an unknown signing key means: 'refused' for a token from a client, which anybody may have written; 'outdated'
 * for a token that Cognito has just issued, which proves that the keys known here are outdated.
 */
export type UnknownKeyMeaning = 'refused' | 'outdated';

/**
 * Returns a function that verifies a token and resolves to its claims, or to null when the token is invalid. It throws
 * `KeysUnavailableError` when the signing keys cannot be fetched or used, or are outdated. An unknown key makes it
 * fetch the keys again, but not within 10 seconds of a fetch that did not find the key.
 */
export function createVerifier() {
  const { userPoolId, userPoolClientId } = environment();
  const settings = { userPoolId, clientId: userPoolClientId, tokenUse: 'id' as const };
  const verifier = CognitoJwtVerifier.create(settings, { jwksCache: new SimpleJwksCache({ fetcher: keysFetcher() }) });
  return async (token: string, unknownKey: UnknownKeyMeaning) => {
    try {
      return await verifier.verify(token);
    } catch (error) {
      if (isFaultOfKeys(error) || (unknownKey === 'outdated' && isUnknownKey(error))) throw new KeysUnavailableError();
      if (error instanceof JwtBaseError) return null;
      throw error;
    }
  };
}

/** Fetches the user pool's own keys over https, or those of the local user pool at JWKS_URL over http. */
function keysFetcher(): Pick<SimpleFetcher, 'fetch'> {
  const { jwksUrl } = environment();
  if (!jwksUrl) return new SimpleFetcher({ defaultRequestOptions: { responseTimeout: keysTimeoutMs } });
  return {
    fetch: async (uri) => {
      try {
        return await (await fetch(jwksUrl, { signal: AbortSignal.timeout(keysTimeoutMs) })).arrayBuffer();
      } catch (error) {
        throw new FetchError(uri, String(error));
      }
    },
  };
}

// The library's errors all have the name 'Error', so only their classes tell them apart.
const isFaultOfKeys = (error: unknown): boolean =>
  [FetchError, JwksValidationError, JwkValidationError, JwkInvalidUseError, JwkInvalidKtyError].some(
    (kind) => error instanceof kind,
  );

const isUnknownKey = (error: unknown): boolean =>
  error instanceof KidNotFoundInJwksError || error instanceof WaitPeriodNotYetEndedJwkError;
