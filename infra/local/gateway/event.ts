/** Turns an HTTP request into the event that API Gateway sends to a Lambda, in payload format 2.0. */
import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { OriginRequest } from '../edge/messages.ts';
import type { RouteMatch } from './routes.ts';

/** Content types whose body API Gateway passes on as text; bodies of other types are encoded as base64. */
const textContentTypes = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\b)/i;

/** @param request the request, whose path is already decoded as the Lambda gets it */
export function lambdaEventOf(
  request: OriginRequest,
  { routeKey, parameters }: RouteMatch,
  apiId: string,
  now: number,
): APIGatewayProxyEventV2 {
  const { cookie, ...given } = request.headers;
  // API Gateway appends its caller's IP address. Its caller is the edge, so the viewer's IP is the entry before the
  // last.
  const senders = [given['x-forwarded-for'], request.sourceIp].filter(Boolean).join(', ');
  const headers: OriginRequest['headers'] = { ...given, 'x-forwarded-for': senders };
  const query = queryParametersOf(request.query);
  const isText = textContentTypes.test(headers['content-type'] ?? 'text/plain');
  return {
    version: '2.0',
    routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookie !== undefined && { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(query && { queryStringParameters: query }),
    ...(Object.keys(parameters).length > 0 && { pathParameters: { ...parameters } }),
    requestContext: {
      accountId: '000000000000',
      apiId,
      domainName: headers.host ?? '',
      domainPrefix: apiId,
      http: {
        method: request.method,
        path: request.path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date(now).toISOString(),
      timeEpoch: now,
    },
    ...(request.body.length > 0 && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !isText,
  };
}

/** The query parameters by name, with the values of a repeated parameter joined by commas. */
function queryParametersOf(query: string): Record<string, string> | undefined {
  if (query === '') return undefined;
  const values: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    values[name] = Object.hasOwn(values, name) ? `${values[name]},${value}` : value;
  }
  return values;
}
