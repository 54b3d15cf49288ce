/** Stops the host for a property of the template that it neither applies nor ignores. */
import { commonProperties, type PropertyRules, propertiesByType } from './property-rules.ts';
import type { Template } from './template.ts';

export const typesWithKnownProperties: readonly string[] = Object.keys(propertiesByType);

/** Throws when a resource of a type that the host runs has a property that the host neither applies nor ignores. */
export function assertKnownProperties(template: Template): void {
  const unknown = Object.entries(template.Resources).flatMap(([logicalId, { Type, Properties }]) =>
    unknownPropertiesIn(Properties, rulesOf(Type)).map((path) => `  ${logicalId} (${Type}): ${path}`),
  );
  if (unknown.length === 0) return;
  throw new Error(`The local host does not know these properties of the template:\n${unknown.join('\n')}`);
}

function rulesOf(type: string): PropertyRules | undefined {
  const rules = propertiesByType[type];
  return rules && { ...commonProperties, ...rules };
}

/** The paths of the properties in `value` for which there is no rule, as in `Targets.SqsParameters`. */
function unknownPropertiesIn(value: unknown, rules: PropertyRules | undefined): string[] {
  if (!rules || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => unknownPropertiesIn(item, rules)))];
  return Object.entries(value).flatMap(([name, inside]) => {
    const rule = rules[name];
    if (rule === undefined) return [name];
    return typeof rule === 'object' ? unknownPropertiesIn(inside, rule).map((path) => `${name}.${path}`) : [];
  });
}
