/** Reads the command line of `npm run create-admin`; a mistake in it is an OperatorError, shown as one line. */
import type { Environment } from '../environments.ts';
import { OperatorError } from '../local/operator-error.ts';
import { readTaskArguments } from './command/arguments.ts';

export interface AdminOptions {
  readonly environment: Environment;
  /** File with the outputs of the deployment; undefined for the one that `deploy` wrote on this machine. */
  readonly outputsFile: string | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const textOption = { type: 'string' } as const;
const usage = {
  task: 'create-admin',
  options: {
    email: textOption,
    'first-name': textOption,
    'last-name': textOption,
    outputs: textOption,
  },
  optionsUsage: '--email <correo> --first-name <nombre> --last-name <apellido> [--outputs <archivo>]',
  worksLocally: true,
} as const;

export function readAdminOptions(args: string[]): AdminOptions {
  if (args.some((arg) => /^--?(password|contrase)/i.test(arg))) {
    throw new OperatorError('La contraseña no va como argumento: se pregunta, o llega por la entrada estándar.');
  }
  const { environment, options } = readTaskArguments(usage, withPositionalEnvironment(args));
  const required = (name: 'email' | 'first-name' | 'last-name'): string => {
    const value = options[name]?.trim();
    if (!value) throw new OperatorError(`Falta --${name}.`);
    return value;
  };
  return {
    environment,
    outputsFile: options.outputs,
    email: required('email'),
    firstName: required('first-name'),
    lastName: required('last-name'),
  };
}

/** Accepts `--env dev`, the syntax of earlier versions, in place of `dev`. */
const withPositionalEnvironment = (args: readonly string[]): string[] => args.filter((arg) => arg !== '--env');
