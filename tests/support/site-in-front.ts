/** A server in front of the application: it can be cut off as a phone is at a pitch, and can serve a newer version. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SiteInFront {
  readonly url: string;
  /** While false, every connection breaks. */
  isReachable: boolean;
  /** Requests for these addresses are answered with 500, as by a server that has a problem; null for none. */
  failing: RegExp | null;
  /** Marks the application's page and its worker, as a deployment of a newer version would change them; '' for none. */
  version: string;
  readonly close: () => Promise<void>;
}

/** @param url the address of the running application */
export async function startSiteInFront(url: string): Promise<SiteInFront> {
  const server = createServer((incoming, outgoing) => {
    if (!site.isReachable) incoming.socket.destroy();
    else if (site.failing?.test(incoming.url ?? '')) outgoing.writeHead(500).end();
    else forward(url, incoming, outgoing, site.version);
  });
  const site: SiteInFront = {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    isReachable: true,
    failing: null,
    version: '',
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return site;
}

function forward(url: string, incoming: IncomingMessage, outgoing: ServerResponse, version: string): void {
  const { pathname, search } = new URL(incoming.url ?? '/', url);
  const { 'accept-encoding': _compression, 'if-none-match': _copy, ...headers } = incoming.headers;
  const options = { method: incoming.method, headers: { ...headers, host: new URL(url).host } };
  const toApplication = request(`${url}${pathname}${search}`, options, async (answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const body = versioned(pathname, answer, Buffer.concat(chunks), version);
    const { 'content-length': _length, ...answered } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, { ...answered, 'content-length': body.length });
    outgoing.end(body);
  });
  toApplication.on('error', () => outgoing.destroy());
  incoming.pipe(toApplication);
}

function versioned(path: string, { headers }: IncomingMessage, body: Buffer, version: string): Buffer {
  if (version === '') return body;
  // The list of files in the worker names the page by its hash.
  if (path === '/sw.js') {
    return Buffer.from(body.toString().replace(/(index\.html",revision:")\w+/, `$1${version}`));
  }
  const isPage = headers['content-type']?.startsWith('text/html');
  return isPage ? Buffer.from(body.toString().replace('<html ', `<html data-version="${version}" `)) : body;
}
