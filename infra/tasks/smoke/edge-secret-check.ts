/** The smoke test's check that every Lambda of the API refuses requests that bypass CloudFront. */
import { pagesPath } from '#functions/pages/origin-path.ts';
import { edgeSecretHeader } from '#functions/platform/http/edge-secret.ts';
import { allRoutes } from '#shared/contract/index.ts';
import { splitRouteKey } from '#shared/contract/route.ts';
import { apiResourceNames } from '../../lambdas.ts';
import { askSite, describeAnswer, problemType, readJson, type SiteAnswer, SmokeFailure } from './ask-site.ts';
import type { SmokeCheck } from './smoke-target.ts';

/** A request that reaches one Lambda. */
interface LambdaRequest {
  /** The Lambda's short name, which its folder has in `functions/`. */
  readonly lambda: string;
  readonly method: string;
  /** The path of the HTTP API. */
  readonly path: string;
}

/**
 * One request for each Lambda of the API, because each makes this check itself. A POST, where the resource has no GET,
 * carries neither a body nor a session, so that it would store nothing even if the Lambda let it in.
 */
const requests: readonly LambdaRequest[] = [
  ...apiResourceNames.map((lambda) => ({ lambda, ...harmlessRequestTo(lambda) })),
  { lambda: 'pages', method: 'GET', path: `${pagesPath}/no-existe` },
  { lambda: 'fallback', method: 'GET', path: '/api/no-existe' },
];

const requestsWithoutSecret: readonly Record<string, string>[] = [{}, { [edgeSecretHeader]: 'otro' }];

export const edgeSecretCheck: SmokeCheck = {
  title: 'la API rechaza los pedidos que no pasan por CloudFront',
  async run({ apiUrl }) {
    const open: string[] = [];
    for (const request of requests) {
      const answer = await answerWithoutSecret(apiUrl, request);
      const { lambda, method, path } = request;
      if (answer) open.push(`${lambda} respondió ${describeAnswer(answer)} (${method} ${path})`);
    }
    if (open.length === 0) return;
    throw new SmokeFailure(
      `${apiUrl} está abierta a todos, así que se pueden evitar el WAF y los límites: en lugar de 403, ${open.join(', ')}`,
    );
  },
};

function harmlessRequestTo(lambda: string): Omit<LambdaRequest, 'lambda'> {
  const keys = allRoutes.filter(({ resource, route }) => resource === lambda && !route.onlyIn).map(({ key }) => key);
  const key = keys.find((each) => each.startsWith('GET ')) ?? keys[0];
  if (!key) throw new Error(`${lambda} has no route`);
  const { method, path } = splitRouteKey(key);
  return { method, path: `/api${path}`.replace(/\{\w+\}/g, '1') };
}

/** The first answer to a request without CloudFront's secret that is not the API's refusal; undefined if there is none. */
async function answerWithoutSecret(apiUrl: string, { method, path }: LambdaRequest): Promise<SiteAnswer | undefined> {
  const url = new URL(path, apiUrl);
  for (const headers of requestsWithoutSecret) {
    const answer = await askSite(url, { method, headers });
    if (!isRefusalOfTheApi(answer)) return answer;
  }
  return undefined;
}

/** Whether the API itself refused, as no proxy or gateway in between does. */
function isRefusalOfTheApi(answer: SiteAnswer): boolean {
  if (answer.status !== 403 || !answer.headers.get('content-type')?.startsWith(problemType)) return false;
  return (readJson(answer) as { code?: unknown }).code === 'forbidden';
}
