/** Explains an error of the AWS clients to the command's user, in one line of Spanish. */

const chooseProfileHint = 'elegí un perfil con AWS_PROFILE (AWS_PROFILE=<perfil> npm run …)';
const renewHint = `renovalas (aws sso login) o ${chooseProfileHint}`;

/** Names of the errors with which AWS services reject expired credentials. */
const expiredErrorNames = ['ExpiredToken', 'ExpiredTokenException', 'RequestExpired'];
/** Names of the errors with which AWS services reject unknown credentials. */
const unknownKeyErrorNames = [
  'InvalidClientTokenId',
  'UnrecognizedClientException',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'InvalidSignatureException',
];
const deniedErrorNames = ['AccessDenied', 'AccessDeniedException', 'UnauthorizedOperation'];
/** Names of the errors of the SDK's credential providers. */
const noCredentialsErrorNames = ['CredentialsProviderError', 'TokenProviderError', 'ProviderError'];

/** The explanation; undefined for an error of another kind. */
export function explainAwsError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name } = error;
  const message = error.message.split('\n')[0] ?? '';
  if (expiredErrorNames.includes(name)) return `Las credenciales de AWS vencieron: ${renewHint}.`;
  if (noCredentialsErrorNames.includes(name)) return explainMissingCredentials(message);
  if (unknownKeyErrorNames.includes(name)) return `AWS no reconoce estas credenciales (${name}): ${chooseProfileHint}.`;
  if (deniedErrorNames.includes(name)) return `A estas credenciales les falta un permiso: ${message}`;
  if (name === 'TimeoutError' || name === 'AbortError')
    return `AWS no respondió a tiempo: ${message} Revisá la conexión y volvé a probar.`;
  const code = networkErrorCodeOf(error);
  return code && `No se llegó a AWS (${code}): revisá la conexión, y la región en infra/environments.ts.`;
}

function explainMissingCredentials(message: string): string {
  if (/expired|sso session|sso login/i.test(message)) return `Las credenciales de AWS vencieron: ${renewHint}.`;
  const isFromSearch = message.startsWith('Could not load credentials from any providers');
  const profile = process.env.AWS_PROFILE;
  const reason = isFromSearch ? '' : ` (${message})`;
  return profile
    ? `El perfil de AWS '${profile}' no da credenciales${reason}: revisalo, o elegí otro con AWS_PROFILE.`
    : `No hay credenciales de AWS${reason}: ${chooseProfileHint}.`;
}

/** Node's code of a network failure, as in ENOTFOUND, of the error or of what caused it. */
function networkErrorCodeOf({ code, cause }: Error & { code?: unknown }): string | undefined {
  const found = code ?? (cause as { code?: unknown } | undefined)?.code;
  return typeof found === 'string' && /^E[A-Z_]+$/.test(found) ? found : undefined;
}
