/**
 * The outputs of a deployed stack: `deploy` has the CDK write them to a file, in its own format, and the other commands
 * read it. The local host writes the same format.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rootDir } from '../../build/paths.ts';
import { type Environment, stackNameOf } from '../../environments.ts';
import { OperatorError } from '../../local/operator-error.ts';
import { readOptions } from '../../local/options.ts';

export interface StackOutputs {
  /** The URL that browsers use. */
  readonly SiteUrl: string;
  /** The API's own URL, which bypasses CloudFront. */
  readonly ApiUrl: string;
  readonly TableName: string;
  readonly UserPoolId: string;
  readonly UserPoolClientId: string;
  readonly FilesBucket: string;
  /** The name of the Lambda that compares published documents with their sources. */
  readonly ReconcileFunction: string;
}

/** Path of the file with the outputs, which a deployment or, for `local`, the running local host has written. */
export const outputsFileOf = ({ onAws, name }: Environment): string =>
  onAws ? join(rootDir, '.deployed', `${name}.json`) : join(readOptions(process.env).dataDir, 'outputs.json');

/** Reads the named outputs; an OperatorError says what to do when the file or one of them is missing. */
export function readOutputs<Name extends keyof StackOutputs>(
  environment: Environment,
  names: readonly Name[],
  file = outputsFileOf(environment),
): Pick<StackOutputs, Name> {
  const stack = stackNameOf(environment);
  const outputs: Partial<StackOutputs> = parseOutputsFile(environment, file)[stack] ?? {};
  const absent = names.filter((name) => !outputs[name]);
  if (absent.length > 0) throw new OperatorError(`En ${shortPath(file)} no están ${absent.join(', ')} de ${stack}.`);
  requireSameRegion(environment, outputs, file);
  return outputs as Pick<StackOutputs, Name>;
}

function parseOutputsFile(environment: Environment, file: string): Record<string, Partial<StackOutputs>> {
  const { onAws, name } = environment;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? {};
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isAbsent) throw new OperatorError(`${shortPath(file)} no es el JSON de salidas que escribe un despliegue.`);
    throw new OperatorError(
      onAws
        ? `No está ${shortPath(file)}: lo escribe npm run deploy -- ${name}. Si se desplegó desde otra máquina, copialo de ahí.`
        : `No está ${shortPath(file)}: lo escribe npm start mientras corre.`,
    );
  }
}

/** A changed region in infra/environments.ts makes the file obsolete; the user pool's id begins with its region. */
function requireSameRegion(
  { onAws, name, region }: Environment,
  { UserPoolId = '' }: Partial<StackOutputs>,
  file: string,
) {
  const [deployedRegion] = UserPoolId.split('_');
  if (!onAws || !deployedRegion || deployedRegion === region) return;
  throw new OperatorError(
    `${shortPath(file)} es de la región ${deployedRegion}, y '${name}' es de ${region} (infra/environments.ts).`,
  );
}

const shortPath = (file: string): string => relative('', file) || file;
