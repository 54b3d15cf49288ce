/**
 * The stack's template for this machine. It is checked in, so that a start loads no CDK; a test holds it beside the
 * stack, and writes it anew. The code of the viewer function is left out, because it changes with every page's address.
 */
import { join } from 'node:path';
import { allRoutes } from '#shared/contract/index.ts';
import { isRouteOf } from '#shared/contract/route.ts';
import { viewerFunctionCode } from '../edge/viewer-function.ts';
import { environmentNamed, stackNameOf } from '../environments.ts';
import { OperatorError } from './operator-error.ts';
import { apiSettingsOf } from './template/api.ts';
import { onlyResourceOf, readTemplate, type Template } from './template/template.ts';

export const localStackName = stackNameOf(environmentNamed('local'));
/** @internal */
export const localTemplateFile = join(import.meta.dirname, 'local-template.json');

/** The template with today's viewer function. Throws when a route has been declared since it was written. */
export function readLocalTemplate(): Template {
  const template = readTemplate(localTemplateFile);
  const { routes } = apiSettingsOf(template);
  for (const { key, route } of allRoutes) {
    if (!isRouteOf(route, 'local') || routes.has(key.replace(' ', ' /api'))) continue;
    throw new OperatorError(
      `${key} falta en ${localTemplateFile}: 'npm test -- local-template -u' escribe ese archivo de nuevo.`,
    );
  }
  onlyResourceOf(template, 'AWS::CloudFront::Function').properties.FunctionCode = viewerFunctionCode();
  return template;
}
