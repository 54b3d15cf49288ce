/** What `npm run create-admin` is told on the command line, with refusals in one line. */
import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { environmentNames } from '../environments.ts';
import { OperatorError } from '../local/operator-error.ts';

/** Where the users of a deployed environment are. */
export interface Deployed {
  readonly tableName: string;
  readonly userPoolId: string;
}

export interface AdminOptions {
  /** Undefined on this machine. */
  readonly deployed: Deployed | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const usage = 'npm run create-admin -- --env <entorno> --email <correo> --first-name <nombre> --last-name <apellido>';

const text = { type: 'string' } as const;
const options = {
  env: text,
  email: text,
  'first-name': text,
  'last-name': text,
  outputs: text,
  'table-name': text,
  'user-pool-id': text,
} satisfies ParseArgsConfig['options'];

export function readAdminOptions(args: string[]): AdminOptions {
  if (args.some((arg) => /^--?(password|contrase)/i.test(arg))) {
    throw new OperatorError('La contraseña no va como argumento: se pregunta, o llega por la entrada estándar.');
  }
  const given = parse(args);
  const required = (name: keyof typeof options): string => {
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
  return { ...person, deployed: known === 'local' ? undefined : deployedAs(known, given) };
}

type Given = Partial<Record<keyof typeof options, string>>;

/** What is wrong is not repeated: it could be a password that went astray. */
function parse(args: string[]): Given {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch {
    throw new OperatorError(`No se entienden los argumentos. Se usa así: ${usage}`);
  }
}

function deployedAs(env: string, given: Given): Deployed {
  if (given.outputs !== undefined) return readOutputs(given.outputs, `torneo-${env}`);
  const { 'table-name': tableName, 'user-pool-id': userPoolId } = given;
  if (tableName && userPoolId) return { tableName, userPoolId };
  throw new OperatorError(
    'Falta --outputs <archivo>, o --table-name y --user-pool-id: son las salidas del despliegue.',
  );
}

function readOutputs(file: string, stack: string): Deployed {
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
