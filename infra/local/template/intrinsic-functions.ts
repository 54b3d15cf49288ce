/** Resolves CloudFormation's intrinsic functions with the values that resources have on this machine. */

/** What references resolve to: by `LogicalId` for Ref, by `LogicalId.Attribute` for GetAtt. */
export type ResourceValues = ReadonlyMap<string, string>;

export const pseudoParameters: readonly [string, string][] = [
  ['AWS::AccountId', '000000000000'],
  ['AWS::Partition', 'aws'],
  ['AWS::Region', 'us-east-1'],
  ['AWS::URLSuffix', 'amazonaws.com'],
];

/** The text that a value of the template resolves to. Throws for a reference that `values` does not have. */
export function resolveIntrinsic(value: unknown, values: ResourceValues): string {
  return resolveParameters(resolveFunctions(value, values));
}

const parameterPattern = /\{\{resolve:ssm:[^}]+:(\d+)\}\}/g;

/**
 * Replaces references to versions of an SSM parameter by a local value for that version: `{{resolve:ssm:/x/secret:2}}`
 * becomes `local-edge-secret-2`. The edge's secret is the only parameter that the template refers to.
 */
function resolveParameters(text: string): string {
  const resolved = text.replace(parameterPattern, 'local-edge-secret-$1');
  if (resolved.includes('{{resolve:')) throw new Error(`The local host does not know the reference ${resolved}`);
  return resolved;
}

function resolveFunctions(value: unknown, values: ResourceValues): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const [[intrinsic, argument] = ['', undefined]] = Object.entries(value);
  switch (intrinsic) {
    case 'Ref':
      return valueOfReference(argument as string, values);
    case 'Fn::GetAtt':
      return valueOfReference((argument as string[]).join('.'), values);
    case 'Fn::Join': {
      const [separator, parts] = argument as [string, unknown[]];
      return parts.map((part) => resolveFunctions(part, values)).join(separator);
    }
    default:
      throw new Error(`The local host does not know ${intrinsic}`);
  }
}

function valueOfReference(reference: string, values: ResourceValues): string {
  const value = values.get(reference);
  if (value === undefined) throw new Error(`The local host has no value for ${reference}`);
  return value;
}

/** The logical ids of the resources that a value of the template refers to, in order. */
export function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('Ref' in value) return [value.Ref as string];
  if ('Fn::GetAtt' in value) return [(value['Fn::GetAtt'] as string[])[0] ?? ''];
  return Object.values(value).flatMap(referencesIn);
}
