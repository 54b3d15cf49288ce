/** The synthesized CloudFormation template and its resources by type. */
import { readFileSync } from 'node:fs';

export interface Resource {
  readonly Type: string;
  // The shape of the properties depends on the resource's type; the readers pick typed parts out of it.
  // biome-ignore lint/suspicious/noExplicitAny: CloudFormation's own schema is the type
  readonly Properties: any;
}

export interface Template {
  readonly Resources: { readonly [logicalId: string]: Resource };
}

export const readTemplate = (file: string): Template => JSON.parse(readFileSync(file, 'utf8'));

/** The resources of a type, with their logical ids. */
export function resourcesOf(
  template: Template,
  type: string,
): { logicalId: string; properties: Resource['Properties'] }[] {
  return Object.entries(template.Resources)
    .filter(([, resource]) => resource.Type === type)
    .map(([logicalId, { Properties }]) => ({ logicalId, properties: Properties ?? {} }));
}

/** The only resource of a type; throws unless there is exactly one. */
export function onlyResourceOf(
  template: Template,
  type: string,
): { logicalId: string; properties: Resource['Properties'] } {
  const [found, ...others] = resourcesOf(template, type);
  if (!found || others.length > 0)
    throw new Error(
      `The template has ${found ? others.length + 1 : 0} resources of type ${type}; the local host runs exactly one`,
    );
  return found;
}
