/** Answers a viewer as CloudFront does: behaviour by path, viewer function, cache, response headers, `x-cache`. */

import type { Behaviour, DistributionSettings } from './behaviour.ts';
import { type AnswerWithCacheStatus, allowedEncodings, CachingReader } from './cached-reads.ts';
import { compressAnswer } from './compression.ts';
import { notModifiedIfSame } from './conditional.ts';
import { edgeErrorAnswer, fetchFromOrigin, type WriteLogLine } from './fetch-from-origin.ts';
import type { Origin, OriginAnswer, OriginRequest } from './messages.ts';

/** CloudFront's limit for the characters of a request's URL. */
const maxUrlLength = 8192;
const urlLengthOf = ({ path, query }: OriginRequest): number => path.length + (query && `?${query}`).length;

export interface EdgeOptions {
  /** The edge's clock, in milliseconds since the epoch. */
  readonly now?: () => number;
  readonly log?: WriteLogLine;
}

export function createEdge(
  settings: DistributionSettings,
  { now = Date.now, log = () => {} }: EdgeOptions = {},
): Origin {
  const reads = new CachingReader(settings, now, log);
  return async (request) => {
    if (urlLengthOf(request) > maxUrlLength) return edgeErrorAnswer(414, 'The address is too long');
    const behaviour = settings.behaviours.find(({ matches }) => matches(request.path));
    if (!behaviour) throw new Error(`No behaviour matches ${request.path}`);
    const { answer, cacheStatus } = await answerViewer(request, behaviour, { reads, log });
    const marked = { ...answer, headers: { ...answer.headers, 'x-cache': `${cacheStatus} from cloudfront` } };
    return withoutBodyForHead(behaviour.addHeaders(marked), request.method);
  };
}

async function answerViewer(
  viewerRequest: OriginRequest,
  behaviour: Behaviour,
  { reads, log }: { reads: CachingReader; log: WriteLogLine },
): Promise<AnswerWithCacheStatus> {
  const isRead = ['GET', 'HEAD'].includes(viewerRequest.method);
  if (!behaviour.methods.includes(viewerRequest.method))
    return forbiddenResult('This distribution does not allow the method here');
  if (isRead && viewerRequest.body.length > 0) return forbiddenResult('A read cannot have a body');

  const request = behaviour.onViewerRequest?.(viewerRequest) ?? viewerRequest;
  if ('status' in request) return { answer: request, cacheStatus: request.status >= 400 ? 'Error' : 'Miss' };

  if (isRead && behaviour.cache.maxTtl > 0) {
    const { answer, cacheStatus } = await reads.read(request, behaviour);
    return { answer: notModifiedIfSame(answer, request.headers), cacheStatus };
  }
  const encodings = allowedEncodings(request, behaviour);
  const answer = await fetchFromOrigin(request, behaviour, { encodings, log });
  return { answer: await compressAnswer(answer, encodings), cacheStatus: answer.status >= 400 ? 'Error' : 'Miss' };
}

function forbiddenResult(reason: string): AnswerWithCacheStatus {
  return { answer: edgeErrorAnswer(403, reason), cacheStatus: 'Error' };
}

/** Removes the body from the answer to a HEAD, whose content-length still tells the body's length. */
function withoutBodyForHead(answer: OriginAnswer, method: string): OriginAnswer {
  if (method !== 'HEAD' || answer.status === 304) return answer;
  return {
    ...answer,
    headers: { ...answer.headers, 'content-length': String(answer.body.length) },
    body: Buffer.alloc(0),
  };
}
