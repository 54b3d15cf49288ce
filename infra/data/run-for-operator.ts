/** Runs a command, ends the process with its exit code, and tells a failure in one line. */
import { OperatorError } from '../local/operator-error.ts';

/** @param failure what was not done, in Spanish, for failures that are no OperatorError */
export async function runForOperator(failure: string, act: () => Promise<void>): Promise<never> {
  try {
    await act();
    process.exit(0);
  } catch (error) {
    console.error(describeInOneLine(failure, error));
    process.exit(1);
  }
}

function describeInOneLine(failure: string, error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const { name, message, code = '' } = error as Error & { code?: string };
  if (name === 'CredentialsProviderError') return 'No hay credenciales de AWS: elegí un perfil con AWS_PROFILE.';
  if (String(code).startsWith('ERR_PARSE_ARGS')) return `No se entienden los argumentos: ${message.split('\n')[0]}`;
  return `${failure}: ${name === 'Error' ? '' : `${name}: `}${message.split('\n')[0]}`;
}
