/** Checks that the local host can listen on its port, before the long build starts. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { OperatorError } from './operator-error.ts';
import { findFreePort } from './services/free-port.ts';

export async function requireFreePort(port: number): Promise<number> {
  if (port === 0) return findFreePort();
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    throw portError(port, error);
  }
  server.close();
  await once(server, 'close');
  return port;
}

/** The error of a failed attempt to listen, as one line for the user. */
export function portError(port: number, error: unknown): OperatorError {
  const { code, message } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    EADDRINUSE: `El puerto ${port} está ocupado`,
    EACCES: `El puerto ${port} pide permisos de administrador`,
  };
  return new OperatorError(`${reasons[code ?? ''] ?? `El puerto ${port} no sirve (${message})`}: elegí otro con PORT.`);
}
