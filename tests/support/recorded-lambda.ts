/**
 * Runs Lambdas in the process of a test, and records the permissions that they use, as the recording proxies do in a
 * running application.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { ServiceRequest } from '#infra/local/services/recorded-permissions.ts';
import { type RecordPermissions, recordPermissionsIn } from '#infra/local/services/recording-proxy.ts';
import { newRecordingFile } from './recording-files.ts';

/** The name of the running Lambda, available in everything that it calls. */
const runningLambda = new AsyncLocalStorage<string>();

/** Runs a handler of the Lambda with this name. */
export const runAsLambda = <T>(name: string, run: () => Promise<T>): Promise<T> => runningLambda.run(name, run);

const file = newRecordingFile();
if (file) recordRequests(recordPermissionsIn(file));

/** Records every signed request that this process sends while a Lambda runs. */
function recordRequests(record: RecordPermissions): void {
  subscribe('http.client.request.created', (message) => {
    const { request } = message as { request: ClientRequest };
    const caller = runningLambda.getStore();
    if (caller === undefined || !request.hasHeader('authorization')) return;
    const body = bodyOf(request);
    request.once('response', ({ statusCode = 500 }: IncomingMessage) => {
      const { method, path: url } = request;
      const headers = request.getHeaders() as ServiceRequest['headers'];
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
