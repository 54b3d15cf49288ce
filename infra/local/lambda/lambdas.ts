/** Every Lambda of the template, with its template's settings and the addresses of this machine's services. */
import { devNull } from 'node:os';
import { join } from 'node:path';
import { resolve, type Values } from '../resolve.ts';
import { type Resource, resourcesOf, type Template } from '../template.ts';
import type { PrintLine } from './instance.ts';
import { type Lambda, startLambda } from './lambda.ts';

export interface LambdasInput {
  readonly template: Template;
  readonly assetsDir: string;
  readonly values: Values;
  /** What a function gets besides the template's variables. */
  readonly localEnvironment: (logicalId: string) => Record<string, string>;
  readonly print: (functionName: string) => PrintLine;
}

/** Started, by logical id. */
export function startLambdas(input: LambdasInput): ReadonlyMap<string, Lambda> {
  const settings = resourcesOf(input.template, 'AWS::Lambda::Function').map(
    ({ logicalId, properties }) => [logicalId, settingsOf(logicalId, properties, input)] as const,
  );
  return new Map(settings.map(([logicalId, each]) => [logicalId, startLambda(each, input.print(each.functionName))]));
}

function settingsOf(
  logicalId: string,
  properties: Resource['Properties'],
  { assetsDir, values, localEnvironment }: LambdasInput,
) {
  const [file, exportName] = (properties.Handler as string).split('.') as [string, string];
  if (!/^nodejs/.test(properties.Runtime))
    throw new Error(`${logicalId} runs on ${properties.Runtime}; the local host runs Node.js only`);
  const functionName = properties.FunctionName ? resolve(properties.FunctionName, values) : logicalId;
  const variables = Object.entries(properties.Environment?.Variables ?? {});
  return {
    bundle: join(assetsDir, `asset.${(properties.Code.S3Key as string).replace(/\.zip$/, '')}`, `${file}.cjs`),
    exportName,
    functionName,
    memoryMb: properties.MemorySize ?? 128,
    timeoutSeconds: properties.Timeout ?? 3,
    environment: {
      ...runtimeEnvironment(functionName, properties.MemorySize ?? 128),
      ...Object.fromEntries(variables.map(([name, value]) => [name, resolve(value, values)])),
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
