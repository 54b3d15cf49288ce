/**
 * Decodes the path of a request as API Gateway's HTTP API does: once before it looks for the route, and once more for
 * the Lambda (infra/decisions/2026-11-22-gateway-as-aws.md).
 */

export interface DecodedPath {
  /** Decoded once: the path by which the route is found, and from which its parameters are cut. */
  readonly routed: string;
  /** Decoded twice: the path that the Lambda gets. */
  readonly raw: string;
}

/**
 * The decoded path; undefined for one that cannot be decoded, which is answered 400. A '?' that appears when the path is
 * decoded ends it.
 */
export function decodePath(path: string): DecodedPath | undefined {
  try {
    const [routed = ''] = decodeURIComponent(path).split('?');
    return { routed, raw: decodeURIComponent(routed) };
  } catch {
    return undefined;
  }
}
