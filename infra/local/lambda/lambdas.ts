/** Every Lambda of the template, with its template's settings and the addresses of this machine's services. */
import { devNull } from 'node:os';
import { join } from 'node:path';
import type { FunctionSettings } from '../template/functions.ts';
import type { LambdaSettings, PrintLine } from './instance.ts';
import { type Lambda, startLambda } from './lambda.ts';

export interface LambdasInput {
  readonly functions: readonly FunctionSettings[];
  /** Where the template's assets are. */
  readonly assetsDir: string;
  /** What a function gets besides the template's variables. */
  readonly localEnvironment: (logicalId: string) => Record<string, string>;
  readonly print: (functionName: string) => PrintLine;
}

/** Started, by logical id. */
export function startLambdas({ functions, print, ...rest }: LambdasInput): ReadonlyMap<string, Lambda> {
  return new Map(
    functions.map((each) => [each.logicalId, startLambda(settingsOf(each, rest), print(each.functionName))]),
  );
}

function settingsOf(
  { logicalId, asset, file, variables, ...same }: FunctionSettings,
  { assetsDir, localEnvironment }: Pick<LambdasInput, 'assetsDir' | 'localEnvironment'>,
): LambdaSettings {
  return {
    ...same,
    bundle: join(assetsDir, asset, `${file}.cjs`),
    environment: {
      ...runtimeEnvironment(same.functionName, same.memoryMb),
      ...variables,
      ...localEnvironment(logicalId),
    },
  };
}

/** What Lambda's runtime sets; nothing of this machine's own environment gets in. */
function runtimeEnvironment(functionName: string, memoryMb: number): Record<string, string> {
  return {
    AWS_REGION: 'us-east-1',
    AWS_DEFAULT_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
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
