/**
 * The outputs of a deployed stack: `deploy` has the CDK write them to a file, in its own format, and the other commands
 * read it, or ask CloudFormation where another machine deployed. The local host writes the same format.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rootDir } from '../../build/paths.ts';
import { type Environment, stackNameOf } from '../../environments.ts';
import { OperatorError } from '../../local/operator-error.ts';
import { readOptions } from '../../local/options.ts';
import { DeployedStack } from './deployed-stack.ts';
import { verifyAccount } from './verify-account.ts';

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

/**
 * Reads the named outputs from the file, or from CloudFormation where the file is absent; an OperatorError says what to
 * do when one of them is missing.
 *
 * @param givenFile a file that the command's user named; it is not replaced by CloudFormation's answer
 */
export async function readOutputs<Name extends keyof StackOutputs>(
  environment: Environment,
  names: readonly Name[],
  givenFile?: string,
): Promise<Pick<StackOutputs, Name>> {
  const stack = stackNameOf(environment);
  const file = givenFile ?? outputsFileOf(environment);
  const asksCloudFormation = environment.onAws && givenFile === undefined && !existsSync(file);
  const outputs = asksCloudFormation ? await askCloudFormation(environment) : readOutputsFile(environment, file);
  const absent = names.filter((name) => !outputs[name]);
  if (absent.length > 0) {
    const source = asksCloudFormation ? 'Entre las salidas de CloudFormation' : `En ${shortPath(file)}`;
    throw new OperatorError(`${source} no están ${absent.join(', ')} de ${stack}.`);
  }
  requireSameRegion(environment, outputs, file);
  return outputs as Pick<StackOutputs, Name>;
}

async function askCloudFormation(environment: Environment): Promise<Partial<StackOutputs>> {
  const outputs = await new DeployedStack(await verifyAccount(environment), environment).outputs();
  if (outputs) return outputs;
  const { name, account, region } = environment;
  throw new OperatorError(
    `${stackNameOf(environment)} no existe en la cuenta ${account}, región ${region}: lo crea npm run deploy -- ${name}.`,
  );
}

function readOutputsFile(environment: Environment, file: string): Partial<StackOutputs> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))?.[stackNameOf(environment)] ?? {};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new OperatorError(`${shortPath(file)} no es el JSON de salidas que escribe un despliegue.`);
    const writer = environment.onAws ? `npm run deploy -- ${environment.name}` : 'npm start mientras corre';
    throw new OperatorError(`No está ${shortPath(file)}: lo escribe ${writer}.`);
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
