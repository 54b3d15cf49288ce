/** The local bucket's CORS headers, by the template's rules: from which sites a browser may upload files. */
import type { IncomingHttpHeaders } from 'node:http';
import type { CorsRule } from '../template/buckets.ts';

/** The CORS headers of an answer; none when no rule allows the request's origin, method and headers. */
export function corsHeaders(
  rules: readonly CorsRule[],
  { origin, ...headers }: IncomingHttpHeaders,
  method: string,
): Record<string, string> {
  const wanted = (headers['access-control-request-headers'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const rule = rules.find(
    (each) =>
      origin !== undefined &&
      each.origins.some((pattern) => matchesPattern(pattern, origin)) &&
      each.methods.includes(method) &&
      wanted.every((name) => name === '' || each.headers.some((pattern) => matchesPattern(pattern, name))),
  );
  if (!rule || origin === undefined) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': rule.methods.join(', '),
    ...(wanted[0] && { 'access-control-allow-headers': wanted.join(', ') }),
    ...(rule.maxAge !== undefined && { 'access-control-max-age': String(rule.maxAge) }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function matchesPattern(pattern: string, text: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === text;
  return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
}
