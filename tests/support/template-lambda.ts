/** Finds a Lambda in a template by the short name that its folder has in `functions/`. */
import { resourcesOf, type Template } from '#infra/local/template/template.ts';

/** Throws when the template has no such Lambda. */
export function lambdaOfTemplate(template: Template, name: string) {
  const found = resourcesOf(template, 'AWS::Lambda::Function').find(({ properties }) =>
    String(properties.FunctionName).endsWith(`-${name}`),
  );
  if (!found) throw new Error(`the template has no Lambda ${name}`);
  return found;
}
