/**
 * Decodes the path of a request as API Gateway's HTTP API does: once before it looks for the route, and once more for
 * the Lambda (infra/decisions/2026-11-22-gateway-as-aws.md).
 */

export interface DecodedPath {
  /** Decoded once: the path that is matched with the routes, and from which the parameters are taken. */
  readonly routed: string;
  /** Decoded twice: the path that the Lambda gets. */
  readonly raw: string;
}

/**
 * The decoded path; undefined if it cannot be decoded, for which the gateway answers 400. A '?' that appears through
 * the first decoding ends the path.
 */
export function decodePath(path: string): DecodedPath | undefined {
  try {
    const [routed = ''] = decodeURIComponent(path).split('?');
    return { routed, raw: decodeURIComponent(routed) };
  } catch {
    return undefined;
  }
}
