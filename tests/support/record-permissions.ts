/** Records which IAM permissions Lambdas use, from the requests that they send to the table, the user pool and the buckets. */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { callerOf, recordedPermissionsOf, type ServiceRequest } from './permissions-of-request.ts';

/** Records the permissions that a Lambda's request needed, which also depend on the status of its answer. */
type RecordPermissions = (caller: string, request: ServiceRequest, status: number) => void;

/**
 * Returns a function that appends a permission to the file, as a line of JSON, when a request needs it for the first time.
 * The line is on disk before the Lambda has its answer, so a killed process loses none.
 */
export function recordPermissionsIn(file: string): RecordPermissions {
  const known = new Set<string>();
  return (caller, request, status) => {
    for (const permission of recordedPermissionsOf(caller, request, status)) {
      const line = JSON.stringify(permission);
      if (known.has(line)) continue;
      known.add(line);
      appendFileSync(file, `${line}\n`);
    }
  };
}

/** Records the signed requests that a Lambda in this thread sends through `node:http`, as the AWS SDK does. */
export function recordSentRequests(
  record: RecordPermissions,
  findCaller: (request: Pick<ServiceRequest, 'url' | 'headers'>) => string | undefined = callerOf,
): void {
  subscribe('http.client.request.created', (message) => {
    const { request } = message as { request: ClientRequest };
    if (!request.hasHeader('authorization')) return;
    const { method, path: url } = request;
    const headers = request.getHeaders() as ServiceRequest['headers'];
    const caller = findCaller({ url, headers });
    if (caller === undefined) return;
    const body = bodyOf(request);
    request.once('response', ({ statusCode = 500 }: IncomingMessage) => {
      record(caller, { method, url, headers, body: body() }, statusCode);
    });
  });
}

/** Returns a function that returns the request's body after it was sent; the SDK passes the whole body to `end`. */
function bodyOf(request: ClientRequest): () => string {
  let body = '';
  const end = request.end.bind(request) as (...parameters: unknown[]) => ClientRequest;
  request.end = (...parameters: unknown[]) => {
    const [chunk] = parameters;
    if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) body = chunk.toString();
    return end(...parameters);
  };
  return () => body;
}

/**
 * Records the requests to the user pool and the buckets that this thread answers and a Lambda signed: a browser sends those
 * with a presigned URL, and published pages are sent by `fetch`.
 */
export function recordAnsweredRequests(record: RecordPermissions): void {
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const { method = '', url = '', headers } = request;
    const caller = callerOf({ url, headers });
    if (caller !== undefined) record(caller, { method, url, headers, body: '' }, response.statusCode);
  });
}
