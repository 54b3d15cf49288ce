/**
 * The credentials of a Lambda, read from the environment variables that AWS sets. The build puts this module in place
 * of the SDK's own search through files, instance metadata and sign-in portals, which a Lambda never uses and which is
 * a third of a bundle.
 */

export function defaultProvider() {
  return async () => ({
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: process.env.AWS_SESSION_TOKEN,
  });
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`environment variable ${name} is missing`);
  return value;
}
