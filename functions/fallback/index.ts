/** The Lambda for requests that match no route: 405 when the path exists with another method, else 404. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { allRoutes } from '#shared/contract/index.ts';
import { isRouteOf, splitRouteKey } from '#shared/contract/route.ts';
import { problemAnswer } from '../platform/http/answer.ts';
import { edgeProblem } from '../platform/http/edge-secret.ts';
import { openAnonymousRead } from '../platform/http/open-answers.ts';
import { Problem } from '../platform/problem.ts';

export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  return openAnonymousRead(event, problemAnswer(edgeProblem(event) ?? unknownRouteProblem(event)));
}

function unknownRouteProblem({ rawPath }: APIGatewayProxyEventV2): Problem {
  const allowed = methodsOfPath(rawPath.replace(/^\/api/, ''));
  if (allowed.length === 0) return new Problem('not-found', 'Esa dirección no existe.');
  const headers = { allow: allowed.join(', ') };
  return new Problem('method-not-allowed', `Acá se puede usar ${headers.allow}.`, { headers });
}

function methodsOfPath(path: string): string[] {
  const matching = allRoutes
    .filter(({ route }) => isRouteOf(route, process.env.ENVIRONMENT_NAME))
    .map(({ key }) => splitRouteKey(key))
    .filter((route) => pathMatchesTemplate(route.path, path));
  return [...new Set(matching.map(({ method }) => method))].sort();
}

function pathMatchesTemplate(template: string, path: string): boolean {
  const given = path.split('/');
  const wanted = template.split('/');
  return given.length === wanted.length && wanted.every((part, at) => pathPartMatchesTemplate(part, given[at] ?? ''));
}

/**
 * Whether a part of the path fits its part of the template. As in the gateway, a parameter is never empty: `/teams/`
 * does not match `/teams/{id}`.
 */
const pathPartMatchesTemplate = (wanted: string, given: string): boolean =>
  wanted.startsWith('{') ? given !== '' : given === wanted;
