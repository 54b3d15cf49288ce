/** Asks the Lambda of the pages through the local gateway, which decodes paths and finds routes as AWS's does. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { pagesPath } from '#functions/pages/origin-path.ts';
import { edgeSecretHeader } from '#functions/platform/http/edge-secret.ts';
import type { OriginAnswer } from '#infra/local/edge/messages.ts';
import { gatewayOf } from '#infra/local/gateway/gateway.ts';
import type { Lambda } from '#infra/local/lambda/lambda.ts';
import { edgeSecret } from './api.ts';
import { runAsLambda } from './recorded-lambda.ts';

type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

const lambdaOf = (name: string, load: () => Promise<{ readonly handler: Handler }>): [string, Lambda] => [
  name,
  {
    name,
    async invoke(event) {
      const { handler } = await load();
      return JSON.stringify(await runAsLambda(name, () => handler(event as APIGatewayProxyEventV2)));
    },
    replace() {},
    async stop() {},
  },
];

const lambdas = new Map([
  lambdaOf('pages', () => import('#functions/pages/index.ts')),
  lambdaOf('fallback', () => import('#functions/fallback/index.ts')),
]);

const routes = {
  [`GET ${pagesPath}/{proxy+}`]: 'pages',
  [`HEAD ${pagesPath}/{proxy+}`]: 'pages',
  $default: 'fallback',
};

const gateway = gatewayOf(
  {
    logicalId: 'api',
    routes: new Map(
      Object.entries(routes).map(([key, functionId]) => [
        key,
        { functionId, mayCallLambda: true, timeoutMs: 60_000, throttle: undefined },
      ]),
    ),
  },
  lambdas,
);

/** The answer to a key of a published object, given as a client sends it, still encoded. */
export function askForKey(
  key: string,
  { method = 'GET', query = '' }: { readonly method?: string; readonly query?: string } = {},
): Promise<OriginAnswer> {
  const headers = { [edgeSecretHeader]: edgeSecret };
  return gateway({ method, path: `${pagesPath}/${key}`, query, headers, body: Buffer.alloc(0), sourceIp: '::1' });
}
