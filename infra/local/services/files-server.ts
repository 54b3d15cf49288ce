/** HTTP server of the local buckets: answers the few S3 calls that the application uses, for signed requests only. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BucketSettings } from '../template/buckets.ts';
import { corsHeaders } from './files-cors.ts';
import { sha256, signatureError } from './files-signature.ts';
import type { FileStore } from './files-store.ts';
import { type S3Answer, s3ErrorAnswer } from './s3-answers.ts';
import { performS3Call } from './s3-calls.ts';

/** Bytes; more than any file of the application has. */
const maxUploadBytes = 16 * 1024 * 1024;

export interface ServedBucket {
  readonly settings: BucketSettings;
  readonly store: FileStore;
}

export interface FilesServerOptions {
  /** By their names, the first part of every path. */
  readonly buckets: ReadonlyMap<string, ServedBucket>;
  readonly log: (line: string) => void;
}

export function filesServer({ buckets, log }: FilesServerOptions): Server {
  return createServer((incoming, outgoing) => {
    const { bucketName, ...asked } = parseUrl(incoming.url ?? '/');
    const bucket = buckets.get(bucketName);
    answerIncoming(incoming, asked, bucket)
      .catch((error): S3Answer => {
        log(`files: ${incoming.method} failed: ${error instanceof Error ? error.stack : error}`);
        return s3ErrorAnswer(500, 'InternalError', 'We encountered an internal error');
      })
      .then((result) => sendAnswer(result, incoming, outgoing, bucket));
  });
}

interface AskedUrl {
  readonly path: string;
  readonly query: URLSearchParams;
  /** '' for the bucket itself. */
  readonly key: string;
}

async function answerIncoming(
  incoming: IncomingMessage,
  { path, query, key }: AskedUrl,
  bucket: ServedBucket | undefined,
): Promise<S3Answer> {
  const { method = '', headers } = incoming;
  if (method === 'OPTIONS') return answerPreflight(headers, bucket);
  const body = await readBody(incoming);
  if (!bucket) return s3ErrorAnswer(404, 'NoSuchBucket', 'The specified bucket does not exist');
  const single = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const refusal = await signatureError({ method, path, query, headers: single }, Date.now());
  if (refusal) return s3ErrorAnswer(refusal.status, refusal.code, refusal.message);
  if (!body) return s3ErrorAnswer(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  if (!isBodySigned(single['x-amz-content-sha256'], body)) {
    return s3ErrorAnswer(400, 'XAmzContentSHA256Mismatch', 'The provided x-amz-content-sha256 does not match the body');
  }
  return performS3Call({ method, key, query, headers: single, body }, bucket.store);
}

/** The parts of a path-style URL; of a URL that cannot be decoded, no bucket has the name. */
function parseUrl(url: string): AskedUrl & { readonly bucketName: string } {
  const [path = '/', ...rest] = url.split('?');
  const [, bucketName = '', ...parts] = path.split('/');
  const query = new URLSearchParams(rest.join('?'));
  try {
    return { path, query, bucketName, key: decodeURIComponent(parts.join('/')) };
  } catch {
    return { path, query, bucketName: '', key: '' };
  }
}

function isBodySigned(hash: string | undefined, body: Buffer): boolean {
  return hash === undefined || hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body);
}

function answerPreflight(headers: IncomingMessage['headers'], bucket: ServedBucket | undefined): S3Answer {
  const method = headers['access-control-request-method'] ?? '';
  const allowed = corsHeaders(bucket?.settings.cors ?? [], headers, method);
  if (Object.keys(allowed).length > 0) return { status: 200, headers: allowed };
  return s3ErrorAnswer(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed');
}

/** Reads the whole body, as clients may read the answer only after sending it; undefined when the body is too long. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxUploadBytes) chunks.push(chunk);
  }
  return size <= maxUploadBytes ? Buffer.concat(chunks) : undefined;
}

function sendAnswer(
  { status, headers = {}, body = Buffer.alloc(0) }: S3Answer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  bucket: ServedBucket | undefined,
): void {
  const length = status === 204 ? {} : { 'content-length': String(body.length) };
  const cors = corsHeaders(bucket?.settings.cors ?? [], incoming.headers, incoming.method ?? '');
  outgoing.writeHead(status, { ...length, ...cors, ...headers });
  outgoing.end(incoming.method === 'HEAD' || status === 204 ? undefined : body);
}
