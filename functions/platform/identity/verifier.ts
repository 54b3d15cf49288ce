/** Verifies signature, issuer, audience and expiry of ID tokens with aws-jwt-verify. */
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { environment } from '../environment.ts';

export function createVerifier() {
  const { userPoolId, userPoolClientId, jwksUrl } = environment();
  const settings = { userPoolId, clientId: userPoolClientId, tokenUse: 'id' as const };
  if (!jwksUrl) return CognitoJwtVerifier.create(settings);
  const fetchKeys = async () => (await fetch(jwksUrl, { signal: AbortSignal.timeout(3000) })).arrayBuffer();
  return CognitoJwtVerifier.create(settings, { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) });
}
