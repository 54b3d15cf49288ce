/**
 * Stands in for Cognito's server of public keys. The Lambda's code requests them over https from the URL that it uses
 * on AWS, and trusts the server because its certificate is the process's only certificate authority meanwhile.
 */
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { createTestCertificate } from './test-certificate.ts';

const hostName = 'cognito-idp.us-east-1.amazonaws.com';

/** Whether the server answers with keys, an error, an invalid body, never, is down, or has an untrusted certificate. */
type KeyServerState = 'answers' | 'fails' | 'garbage' | 'silent' | 'unreachable' | 'untrusted';

export interface KeyServer {
  /** The keys that it answers with. */
  keys: object[];
  state: KeyServerState;
  /** The paths that were asked for, oldest first. */
  readonly asked: string[];
  stop(): Promise<void>;
}

export async function startKeyServer(): Promise<KeyServer> {
  const certificate = createTestCertificate(hostName);
  const usualAgent = https.globalAgent;
  const server = https.createServer(certificate, ({ url = '' }, answer) => {
    keyServer.asked.push(url);
    if (keyServer.state === 'silent') return;
    answer.statusCode = keyServer.state === 'fails' ? 500 : 200;
    answer.end(keyServer.state === 'garbage' ? '<html>' : JSON.stringify({ keys: keyServer.keys }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  const keyServer: KeyServer = {
    keys: [],
    state: 'answers',
    asked: [],
    async stop() {
      https.globalAgent = usualAgent;
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };

  /** Redirects every https connection of this process to the server, keeping the requested host name. */
  class AgentToKeyServer extends https.Agent {
    override createConnection(...[options, ...more]: Parameters<https.Agent['createConnection']>) {
      const { state } = keyServer;
      const place = { host: '127.0.0.1', port: state === 'unreachable' ? 1 : port };
      const trusted = state === 'untrusted' ? {} : { ca: certificate.cert };
      return super.createConnection({ ...options, ...place, ...trusted }, ...more) as TLSSocket;
    }
  }
  https.globalAgent = new AgentToKeyServer({ keepAlive: false, maxCachedSessions: 0 });
  return keyServer;
}

/** A key pair of the user pool: its public key as the server lists it, and the tokens that it signs. */
export function createSigningKey(kid: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk: JsonWebKey = { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
  return {
    jwk,
    sign: (claims: object) => signToken({ kid, alg: 'RS256' }, claims, privateKey.export({ format: 'jwk' })),
  };
}

/** The token with the claims of `token`, signed by another key. */
function signToken(header: object, claims: object, key: JsonWebKey): string {
  const [head, body] = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signature = sign('sha256', Buffer.from(`${head}.${body}`), createPrivateKey({ key, format: 'jwk' }));
  return `${head}.${body}.${signature.toString('base64url')}`;
}

/** The claims of a token, whoever signed it. */
export const claimsOf = (token: string): object =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
