/** HTTP server of the local user pool: Cognito's JSON calls, and the public keys of its tokens. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import publicKey from 'cognito-local/lib/keys/cognitoLocal.public.json' with { type: 'json' };

/** Answers a call of Cognito's API, given the call's name and request. */
export type CognitoHandler = (name: string, request: unknown) => Promise<unknown>;

/** An error that Cognito answers to a refused call, with its code and message. */
export class ServiceError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export function identityServer(calls: CognitoHandler): Server {
  return createServer(async (request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(body, datesAsSeconds));
    };
    try {
      // Only a browser sends an origin: a page of another site, open on this machine, must not use the pool.
      if (request.headers.origin) return answer(403, {});
      if (request.method === 'GET') {
        return request.url?.endsWith('/.well-known/jwks.json')
          ? answer(200, { keys: [publicKey.jwk] })
          : answer(404, {});
      }
      const [, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
      answer(200, await calls(name, await readBody(request)));
    } catch (error) {
      if (error instanceof ServiceError) answer(400, { __type: error.code, message: error.message });
      else answer(500, { __type: 'InternalErrorException', message: error instanceof Error ? error.message : '' });
    }
  });
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}');
}

/**
 * JSON replacer that writes dates as seconds, as Cognito does. `this` is the object that holds the key, where the date
 * is not yet a string.
 */
function datesAsSeconds(this: unknown, key: string, value: unknown): unknown {
  const held = (this as Record<string, unknown>)[key];
  return held instanceof Date ? Math.floor(held.getTime() / 1000) : value;
}
