/** An HTTP proxy in front of the database that can delay, withhold or drop its answers. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What happens to an operation such as 'GetItem': `lost` carries it out but never answers, `hung` does neither. */
type ProxyBehaviour = 'answered' | 'lost' | 'hung' | { readonly delayedMs: number };

export interface TableProxy {
  readonly endpoint: string;
  /** The operations that arrived so far, oldest first. */
  readonly arrived: string[];
  /** Sets what happens to each operation from now on. */
  decide(fateOf: (operation: string) => ProxyBehaviour): void;
  stop(): Promise<void>;
}

export async function startTableProxy(database: string): Promise<TableProxy> {
  const arrived: string[] = [];
  let fateOf: (operation: string) => ProxyBehaviour = () => 'answered';
  const server = createServer((asked, answer) => {
    const operation = String(asked.headers['x-amz-target']).split('.')[1] ?? '';
    arrived.push(operation);
    void forwardRequest(asked, answer, fateOf(operation), database);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    decide(next) {
      fateOf = next;
    },
    stop: () => closeServer(server),
  };
}

async function forwardRequest(
  asked: IncomingMessage,
  answer: ServerResponse,
  fate: ProxyBehaviour,
  database: string,
): Promise<void> {
  const body = Buffer.concat(await asked.toArray());
  if (fate === 'hung') return;
  if (typeof fate === 'object') await sleep(fate.delayedMs);
  const { hostname, port } = new URL(database);
  const onward = request({ hostname, port, method: 'POST', path: '/', headers: asked.headers }, (found) => {
    if (fate === 'lost') return found.resume();
    answer.writeHead(found.statusCode ?? 500, found.headers);
    return found.pipe(answer);
  });
  onward.end(body);
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
