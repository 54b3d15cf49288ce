/**
 * The secret header by which CloudFront shows that a request came through it. Without that, a firewall and its rate rule
 * could be passed by, and a sender could invent the address that attempts are counted by.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Problem } from '../problem.ts';

/** The name of the header. CloudFront refuses to add headers whose names begin with `x-edge-` or `x-amz-`. */
export const edgeSecretHeader = 'x-origin-verify';

type EventWithHeaders = Pick<APIGatewayProxyEventV2, 'headers'>;

/**
 * The accepted values, separated by commas: the current one and, after a rotation, the one before. Empty where no edge
 * stands in front, as in tests that call a handler directly.
 */
const acceptedSecrets = (): string[] => (process.env.EDGE_SECRETS ?? '').split(',').filter(Boolean);

/** Whether the request carries the secret that only the edge knows. */
export function hasEdgeSecret({ headers }: EventWithHeaders): boolean {
  const given = sha256(headers[edgeSecretHeader] ?? '');
  // Every value is compared, and by its hash, so that the time taken tells nothing about any of them.
  return acceptedSecrets().filter((secret) => timingSafeEqual(sha256(secret), given)).length > 0;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The 403 of a request that did not come through the edge, where there is one; undefined for every other. */
export function edgeProblem(event: EventWithHeaders): Problem | undefined {
  if (acceptedSecrets().length === 0 || hasEdgeSecret(event)) return undefined;
  return new Problem('forbidden', 'La API solo responde a través del sitio.');
}

/** Middy middleware: refuses requests that passed the edge by, before anything else is looked at. */
export const edgeMiddleware = (): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: ({ event }) => {
    const problem = edgeProblem(event);
    if (problem) throw problem;
  },
});
