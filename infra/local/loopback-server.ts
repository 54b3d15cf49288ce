/** An HTTP server in front of the edge or of the gateway; it listens on this machine only. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Origin, OriginAnswer, OriginRequest } from './edge/messages.ts';

/** CloudFront's limit for the bytes of all headers of a request. */
const maxHeaderSize = 32 * 1024;
const loopback = '127.0.0.1';
/** How long requests under way may take to finish when the server stops. */
const maxRequestDrainMs = 5000;

export interface LoopbackServer {
  readonly url: string;
  stop(): Promise<void>;
}

export interface LoopbackServerOptions {
  /** The TCP port to listen on; 0 for any free port. */
  readonly port: number;
  /**
   * Maximum number of bytes of a request's body. One byte more is passed on, so that the handler can see that the body
   * is too long.
   */
  readonly largestBody: number;
  /** The answer when the handler rejects. */
  readonly failureAnswer: () => OriginAnswer;
  readonly log: (line: string) => void;
}

/** Starts the server. Rejects when the port is taken. */
export async function serveOnLoopback(
  handler: Origin,
  { port, largestBody, failureAnswer, log }: LoopbackServerOptions,
): Promise<LoopbackServer> {
  const server = createServer({ maxHeaderSize }, (incoming, outgoing) => {
    answerIncoming(incoming, handler, largestBody)
      .catch((error) => {
        // A failure is logged only while the viewer is still connected.
        if (!outgoing.destroyed)
          log(`${incoming.method} ${incoming.url} failed: ${error instanceof Error ? error.stack : error}`);
        return failureAnswer();
      })
      .then((result) => sendAnswer(result, outgoing));
  });
  server.listen(port, loopback);
  await once(server, 'listening');
  return { url: `http://${loopback}:${(server.address() as AddressInfo).port}`, stop: () => stopServer(server) };
}

async function answerIncoming(incoming: IncomingMessage, handler: Origin, largestBody: number): Promise<OriginAnswer> {
  return handler(originRequestFrom(incoming, await readBody(incoming, largestBody)));
}

function originRequestFrom(
  { method = 'GET', url = '/', headers, socket }: IncomingMessage,
  body: Buffer,
): OriginRequest {
  const [path = '/', ...query] = url.split('?');
  return {
    method,
    path: path.startsWith('/') ? path : '/',
    query: query.join('?'),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
    ),
    body,
    sourceIp: socket.remoteAddress ?? loopback,
  };
}

/**
 * Reads the whole body, as clients may read the answer only after sending it, but keeps no more than the handler needs
 * to refuse it.
 */
async function readBody(incoming: IncomingMessage, largestBody: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (size <= largestBody) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, largestBody + 1);
}

function sendAnswer({ status, headers, body }: OriginAnswer, outgoing: ServerResponse): void {
  const hasBody = status !== 204 && status !== 304;
  outgoing.writeHead(status, { ...(hasBody && { 'content-length': body.length }), ...headers } as Record<
    string,
    string
  >);
  outgoing.end(hasBody ? body : undefined);
}

async function stopServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), maxRequestDrainMs);
  await closed;
  clearTimeout(timer);
}
