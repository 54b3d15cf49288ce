/**
 * The secret header by which CloudFront proves that a request came through it. Without it, a firewall and its rate
 * limit could be bypassed, and a sender could invent the IP address by which sign-in attempts are counted.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Problem } from '../problem.ts';

/** The name of the header. CloudFront refuses to add headers whose names begin with `x-edge-` or `x-amz-`. */
export const edgeSecretHeader = 'x-origin-verify';

type EventWithHeaders = Pick<APIGatewayProxyEventV2, 'headers'>;

/**
 * The accepted values, which the variable separates by commas: the current one and, after a rotation, the previous one.
 * Empty where there is no edge, as in tests that call a handler directly.
 */
const acceptedSecrets = (): string[] => (process.env.EDGE_SECRETS ?? '').split(',').filter(Boolean);

/** Whether the request carries the secret that only the edge knows. */
export function hasEdgeSecret({ headers }: EventWithHeaders): boolean {
  const given = sha256(headers[edgeSecretHeader] ?? '');
  // Every value is compared, as a hash, so that the duration reveals nothing about any of them.
  return acceptedSecrets().filter((secret) => timingSafeEqual(sha256(secret), given)).length > 0;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The 403 for a request that bypassed the edge; undefined for every other, and where there is no edge. */
export function edgeProblem(event: EventWithHeaders): Problem | undefined {
  if (acceptedSecrets().length === 0 || hasEdgeSecret(event)) return undefined;
  return new Problem('forbidden', 'La API solo responde a través del sitio.');
}

/** Middy middleware: refuses requests that bypassed the edge, before anything else is checked. */
export const edgeMiddleware = (): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: ({ event }) => {
    const problem = edgeProblem(event);
    if (problem) throw problem;
  },
});
