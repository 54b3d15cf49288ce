/**
 * The credentials of a Lambda, which AWS puts into its environment. The build takes this in place of the SDK's own
 * search through files, instance metadata and sign-in portals, a third of a bundle that could never be asked.
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
