/** Opens to scripts of other sites what anybody may read. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** Browsers then send the request without credentials only: answers for signed-in people stay shut. */
export const openHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

type Request = Pick<APIGatewayProxyEventV2, 'headers' | 'rawPath' | 'requestContext'>;

/** Reads without a token, their errors included, so that another site's script learns why; sessions stay shut. */
export function openAnonymousRead(
  { headers, rawPath, requestContext }: Request,
  answer: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  const isOpen =
    requestContext.http.method === 'GET' && headers.authorization === undefined && !rawPath.startsWith('/api/auth/');
  return isOpen ? { ...answer, headers: { ...answer.headers, ...openHeaders } } : answer;
}
