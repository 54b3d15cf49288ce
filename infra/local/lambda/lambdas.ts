/** Starts every Lambda of the template, with the template's settings and the addresses of the local services. */
import { devNull } from 'node:os';
import { join } from 'node:path';
import type { FunctionSettings } from '../template/functions.ts';
import type { LambdaSettings, PrintLine } from './instance.ts';
import { type Lambda, startLambda } from './lambda.ts';

export interface StartLambdasOptions {
  readonly functions: readonly FunctionSettings[];
  /** Folder with one folder for each Lambda, which holds its bundle. */
  readonly functionsDir: string;
  /** Environment variables that a Lambda gets besides the template's. */
  readonly localEnvironment: (logicalId: string) => Record<string, string>;
  readonly print: (functionName: string) => PrintLine;
  /** True to load each Lambda's bundle when it is first called. */
  readonly isLazy?: boolean;
}

/** Starts the Lambdas and returns them by logical id. */
export function startLambdas({
  functions,
  print,
  isLazy = false,
  ...rest
}: StartLambdasOptions): ReadonlyMap<string, Lambda> {
  return new Map(
    functions.map((each) => [
      each.logicalId,
      startLambda(lambdaSettingsOf(each, rest), print(each.functionName), { isLazy }),
    ]),
  );
}

function lambdaSettingsOf(
  { logicalId, file, variables, ...same }: FunctionSettings,
  { functionsDir, localEnvironment }: Pick<StartLambdasOptions, 'functionsDir' | 'localEnvironment'>,
): LambdaSettings {
  return {
    ...same,
    bundle: join(functionsDir, shortNameOf(same.functionName), `${file}.cjs`),
    environment: {
      ...runtimeEnvironment(same.functionName, same.memoryMb),
      ...variables,
      ...localEnvironment(logicalId),
    },
  };
}

/**
 * The short name of a Lambda, without the stack's: `teams` for `torneo-local-teams`. Each Lambda signs its calls with
 * it as the access key id, so that a service can tell who calls, as it can on AWS by the Lambda's own credentials.
 */
const shortNameOf = (functionName: string): string => functionName.replace(/^.*-/, '');

/** Variables that AWS's Lambda runtime sets. None of this machine's own environment variables is passed on. */
function runtimeEnvironment(functionName: string, memoryMb: number): Record<string, string> {
  return {
    AWS_REGION: 'us-east-1',
    AWS_DEFAULT_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: shortNameOf(functionName),
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    AWS_LAMBDA_FUNCTION_NAME: functionName,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    TZ: ':UTC',
    LANG: 'en_US.UTF-8',
  };
}
