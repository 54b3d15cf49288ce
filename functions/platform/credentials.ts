/**
 * The credentials of a Lambda, read from the environment variables that AWS sets. The build puts this module in place
 * of the SDK's own search through files, instance metadata and sign-in portals, which a Lambda never uses and which is
 * a third of a bundle.
 */
import { requiredVariable } from './environment.ts';

export function defaultProvider() {
  return async () => ({
    accessKeyId: requiredVariable('AWS_ACCESS_KEY_ID'),
    secretAccessKey: requiredVariable('AWS_SECRET_ACCESS_KEY'),
    sessionToken: process.env.AWS_SESSION_TOKEN,
  });
}
