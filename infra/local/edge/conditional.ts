/** Turns an answer into a 304 when the browser already has the same content. */
import { headerOf, type OriginAnswer } from './messages.ts';

/** The headers of the full answer that a 304 repeats. */
const headersRepeatedIn304 = ['age', 'cache-control', 'date', 'etag', 'expires', 'last-modified', 'vary'];

export function notModifiedIfSame(
  answer: OriginAnswer,
  requestHeaders: Readonly<Record<string, string>>,
): OriginAnswer {
  if (answer.status !== 200 || !isBrowserCopyCurrent(answer.headers, requestHeaders)) return answer;
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => headersRepeatedIn304.includes(name)),
  );
  return { status: 304, headers, body: Buffer.alloc(0) };
}

function isBrowserCopyCurrent(
  headers: OriginAnswer['headers'],
  { 'if-none-match': tags, 'if-modified-since': since }: Readonly<Record<string, string>>,
): boolean {
  if (tags !== undefined) {
    const tag = withoutWeakEtagPrefix(headerOf(headers, 'etag') ?? '');
    return tag !== '' && tags.split(',').some((candidate) => ['*', tag].includes(withoutWeakEtagPrefix(candidate)));
  }
  const modified = Date.parse(headerOf(headers, 'last-modified') ?? '');
  return since !== undefined && modified <= Date.parse(since);
}

function withoutWeakEtagPrefix(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
