/** Sends a viewer's request to an origin; when the origin fails, the edge answers 502. */
import type { Behaviour } from './behaviour.ts';
import type { CompressionEncoding } from './compression.ts';
import { forwardsCookies, originRequestOf } from './forwarding.ts';
import type { OriginAnswer, OriginRequest } from './messages.ts';

export type WriteLogLine = (line: string) => void;

/** @param conditions headers that ask the origin whether a cached answer is still current */
export async function fetchFromOrigin(
  request: OriginRequest,
  behaviour: Behaviour,
  {
    encodings,
    conditions = {},
    log,
  }: { encodings: readonly CompressionEncoding[]; conditions?: Record<string, string>; log: WriteLogLine },
): Promise<OriginAnswer> {
  const { cache, request: extra, origin } = behaviour;
  const asked = originRequestOf(request, cache, extra, encodings);
  try {
    const answer = await origin({ ...asked, headers: { ...asked.headers, ...conditions } });
    return forwardsCookies(cache, extra) ? answer : withoutCookies(answer);
  } catch (error) {
    log(`${request.method} ${request.path}: the origin failed: ${error instanceof Error ? error.message : error}`);
    return edgeErrorAnswer(502, 'The origin could not be reached');
  }
}

function withoutCookies(answer: OriginAnswer): OriginAnswer {
  const { 'set-cookie': _, ...headers } = answer.headers;
  return { ...answer, headers };
}

/** An error that the edge itself answers: an HTML page as CloudFront sends it, not the API's JSON. */
export function edgeErrorAnswer(status: number, reason: string): OriginAnswer {
  const page = `<!DOCTYPE html><title>ERROR: The request could not be satisfied</title><h1>${status} ERROR</h1><p>${reason}.</p>`;
  return { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(page) };
}
