/** The HTTP server in front of the edge, on this machine only. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Edge } from './edge.ts';
import { edgeError } from './fetch-from-origin.ts';
import type { OriginAnswer, OriginRequest } from './messages.ts';

/** CloudFront's limits for a request line and for headers. */
const longestUrl = 8192;
const maxHeaderSize = 32 * 1024;
const host = '127.0.0.1';
/** How long requests under way may take to finish when the server stops. */
const drainMs = 5000;

export interface EdgeServer {
  readonly url: string;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Bytes of a body that are kept; one more tells the origin that it was longer. */
  readonly largestBody: number;
  readonly log: (line: string) => void;
}

/** Rejects when the port is taken. */
export async function serveEdge(edge: Edge, { port, largestBody, log }: ServerOptions): Promise<EdgeServer> {
  const server = createServer({ maxHeaderSize }, (incoming, outgoing) => {
    answer(incoming, edge, largestBody)
      .catch((error) => {
        // A viewer who left needs no answer.
        if (!outgoing.destroyed)
          log(`${incoming.method} ${incoming.url} failed: ${error instanceof Error ? error.stack : error}`);
        return edgeError(500, 'The edge failed');
      })
      .then((result) => send(result, outgoing));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return { url: `http://${host}:${(server.address() as AddressInfo).port}`, stop: () => stop(server) };
}

async function answer(incoming: IncomingMessage, edge: Edge, largestBody: number): Promise<OriginAnswer> {
  const body = await bodyOf(incoming, largestBody);
  if ((incoming.url ?? '').length > longestUrl) return edgeError(414, 'The address is too long');
  return edge(requestOf(incoming, body));
}

function requestOf({ method = 'GET', url = '/', headers, socket }: IncomingMessage, body: Buffer): OriginRequest {
  const [path = '/', ...query] = url.split('?');
  return {
    method,
    path: path.startsWith('/') ? path : '/',
    query: query.join('?'),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
    ),
    body,
    sourceIp: socket.remoteAddress ?? host,
  };
}

/** Reads it to its end, so that the sender reads the answer, but keeps no more than the origin needs to refuse it. */
async function bodyOf(incoming: IncomingMessage, largestBody: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (size <= largestBody) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, largestBody + 1);
}

function send({ status, headers, body }: OriginAnswer, outgoing: ServerResponse): void {
  const hasBody = status !== 204 && status !== 304;
  outgoing.writeHead(status, { ...(hasBody && { 'content-length': body.length }), ...headers } as Record<
    string,
    string
  >);
  outgoing.end(hasBody ? body : undefined);
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(timer);
}
