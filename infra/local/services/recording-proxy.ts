/**
 * Records which IAM permissions the Lambdas use: a proxy in front of each local service forwards requests unchanged and
 * appends every permission that it has not seen before to a file, one JSON object per line.
 */
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { callerOf, recordedPermissionsOf, type ServiceRequest } from './recorded-permissions.ts';

export interface RecordingProxy {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** Records the permissions that a Lambda's request needed, which also depend on the status of its answer. */
export type RecordPermissions = (caller: string, request: ServiceRequest, status: number) => void;

/**
 * Returns a function that appends a permission to the file when a request needs it for the first time. The line is on
 * disk before the answer is forwarded, so a killed process loses none.
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

/** Starts a proxy in front of the service at `target`. */
export async function startRecordingProxy(target: string, record: RecordPermissions): Promise<RecordingProxy> {
  const { hostname, port } = new URL(target);
  const service = { hostname, port, agent: new Agent({ keepAlive: true }) };
  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, service, record));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      service.agent.destroy();
      await closed;
    },
  };
}

/**
 * Forwards a request with its own headers, Host included, because the signature covers them. When one side closes the
 * connection, the proxy closes the other one.
 */
function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  service: RequestOptions,
  record: RecordPermissions,
): void {
  const { method = '', url = '', headers } = incoming;
  const body: Buffer[] = [];
  const onward = request({ ...service, method, path: url, headers }, (answer) => {
    const status = answer.statusCode ?? 500;
    const caller = callerOf({ url, headers });
    if (caller !== undefined) record(caller, { method, url, headers, body: Buffer.concat(body).toString() }, status);
    outgoing.writeHead(status, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) onward.destroy();
  });
  incoming.on('data', (chunk: Buffer) => {
    body.push(chunk);
    onward.write(chunk);
  });
  incoming.on('end', () => onward.end());
}
