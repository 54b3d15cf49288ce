/** A server in front of a running application that can change or withhold what the application answers. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTcpServer } from 'node:net';

export interface ProxiedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Returns what is answered instead; undefined closes the connection without an answer. */
export type Fault = (path: string, answer: ProxiedAnswer, method: string) => ProxiedAnswer | undefined;

export interface FaultProxy {
  readonly url: string;
  fault: Fault;
  /** Called with the path of each request before it is forwarded. */
  onRequest: (path: string) => void;
  /** Whether http is redirected to https; only for a proxy with a certificate. */
  leadsToHttps: boolean;
  stop(): Promise<void>;
}

export const noFault: Fault = (_path, answer) => answer;

/** @param tls the certificate with which the proxy answers https, on the same port as http */
export async function startFaultProxy(
  application: string,
  tls?: { readonly key: string; readonly cert: string },
): Promise<FaultProxy> {
  const forward: RequestListener = async (request, response) => {
    const { url: path = '/', method = 'GET' } = request;
    proxy.onRequest(path);
    const body = Buffer.concat(await request.toArray());
    const asked = await fetch(new URL(path, application), {
      method,
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    });
    const headers = new Headers(asked.headers);
    // The proxied body is decompressed, and may have been changed.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) headers.delete(name);
    const answer = proxy.fault(path, { status: asked.status, headers, body: await asked.text() }, method);
    if (!answer) return response.destroy();
    return response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body);
  };
  const server = tls ? serveBoth(tls, forward, () => proxy.leadsToHttps) : createServer(forward);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const proxy: FaultProxy = {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: noFault,
    onRequest: () => {},
    leadsToHttps: true,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
  return proxy;
}

/** One port for https and http, because the smoke test sends both to the same host and port. */
function serveBoth(
  tls: { readonly key: string; readonly cert: string },
  forward: RequestListener,
  leadsToHttps: () => boolean,
) {
  const secure = createTlsServer(tls, forward);
  const plain = createServer((request, response) => {
    if (!leadsToHttps()) return forward(request, response);
    return response.writeHead(301, { location: `https://${request.headers.host}${request.url}` }).end();
  });
  const firstByteOfTls = 0x16;
  return createTcpServer((socket: Socket) => {
    socket.once('readable', () => {
      const chunk: Buffer | null = socket.read(1);
      if (!chunk) return socket.destroy();
      socket.unshift(chunk);
      const server: Server = chunk[0] === firstByteOfTls ? secure : plain;
      return server.emit('connection', socket);
    });
  });
}
