/** Reads the command line of `npm run create-admin`; a mistake in it is an OperatorError, shown as one line. */
import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { environmentNamed, environmentNames, stackNameOf } from '../environments.ts';
import { OperatorError } from '../local/operator-error.ts';

/** The table and the user pool of a deployed environment. */
export interface DeployedEnvironment {
  readonly tableName: string;
  readonly userPoolId: string;
}

export interface AdminOptions {
  /** Undefined for the environment `local`, whose services run on this machine. */
  readonly deployed: DeployedEnvironment | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const createAdminUsage =
  'npm run create-admin -- --env <entorno> --email <correo> --first-name <nombre> --last-name <apellido>';

const textOption = { type: 'string' } as const;
const optionTypes = {
  env: textOption,
  email: textOption,
  'first-name': textOption,
  'last-name': textOption,
  outputs: textOption,
  'table-name': textOption,
  'user-pool-id': textOption,
} satisfies ParseArgsConfig['options'];

export function readAdminOptions(args: string[]): AdminOptions {
  if (args.some((arg) => /^--?(password|contrase)/i.test(arg))) {
    throw new OperatorError('La contraseña no va como argumento: se pregunta, o llega por la entrada estándar.');
  }
  const given = parseOptions(args);
  const required = (name: keyof typeof optionTypes): string => {
    const value = given[name]?.trim();
    if (!value) throw new OperatorError(`Falta --${name}.`);
    return value;
  };
  const env = required('env');
  const known = environmentNames.find((name) => name === env);
  if (!known) throw new OperatorError(`--env tiene que ser uno de estos: ${environmentNames.join(', ')}.`);
  const person = {
    email: required('email'),
    firstName: required('first-name'),
    lastName: required('last-name'),
  };
  return { ...person, deployed: known === 'local' ? undefined : readDeployedEnvironment(known, given) };
}

type ParsedOptions = Partial<Record<keyof typeof optionTypes, string>>;

/** The error message does not repeat the wrong argument, which could be a password typed in the wrong place. */
function parseOptions(args: string[]): ParsedOptions {
  try {
    return parseArgs({ args, options: optionTypes, strict: true }).values;
  } catch {
    throw new OperatorError(`No se entienden los argumentos. Se usa así: ${createAdminUsage}`);
  }
}

function readDeployedEnvironment(env: string, given: ParsedOptions): DeployedEnvironment {
  if (given.outputs !== undefined) return readStackOutputsFile(given.outputs, stackNameOf(environmentNamed(env)));
  const { 'table-name': tableName, 'user-pool-id': userPoolId } = given;
  if (tableName && userPoolId) return { tableName, userPoolId };
  throw new OperatorError(
    'Falta --outputs <archivo>, o --table-name y --user-pool-id: son las salidas del despliegue.',
  );
}

function readStackOutputsFile(file: string, stack: string): DeployedEnvironment {
  let outputs: Record<string, Record<string, string | undefined> | undefined>;
  try {
    outputs = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new OperatorError(`No se puede leer ${file}: tiene que ser el JSON de cdk deploy --outputs-file.`);
  }
  const { TableName: tableName, UserPoolId: userPoolId } = outputs?.[stack] ?? {};
  if (!tableName || !userPoolId) throw new OperatorError(`En ${file} no están TableName y UserPoolId de ${stack}.`);
  return { tableName, userPoolId };
}
