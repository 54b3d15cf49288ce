/** Reads the template's Lambdas and the settings that they run with. */
import { type ResourceValues, resolveIntrinsic } from './intrinsic-functions.ts';
import { type Resource, resourcesOf, type Template } from './template.ts';

export interface FunctionSettings {
  readonly logicalId: string;
  readonly functionName: string;
  /** Name of the file with the handler, without its extension. */
  readonly file: string;
  readonly exportName: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  readonly variables: Readonly<Record<string, string>>;
}

/** @param values values of the resources that the names and variables of Lambdas refer to */
export function functionsOf(template: Template, values: ResourceValues): FunctionSettings[] {
  return resourcesOf(template, 'AWS::Lambda::Function').map(({ logicalId, properties }) =>
    functionSettingsOf(logicalId, properties, values),
  );
}

function functionSettingsOf(
  logicalId: string,
  properties: Resource['Properties'],
  values: ResourceValues,
): FunctionSettings {
  if (!/^nodejs/.test(properties.Runtime))
    throw new Error(`${logicalId} runs on ${properties.Runtime}; the local host runs Node.js only`);
  if (properties.LoggingConfig?.LogFormat !== 'JSON')
    throw new Error(`${logicalId} logs plain text; the local host writes Lambda's JSON log format only`);
  const [file, exportName] = (properties.Handler as string).split('.') as [string, string];
  const variables = Object.entries(properties.Environment?.Variables ?? {});
  return {
    logicalId,
    functionName: properties.FunctionName ? resolveIntrinsic(properties.FunctionName, values) : logicalId,
    file,
    exportName,
    memoryMb: properties.MemorySize ?? 128,
    timeoutSeconds: properties.Timeout ?? 3,
    variables: Object.fromEntries(variables.map(([name, value]) => [name, resolveIntrinsic(value, values)])),
  };
}
