/** HTTP server of the local bucket: answers the few S3 calls that the application uses, for signed requests only. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FilesBucket } from '../template/files-bucket.ts';
import { corsHeaders } from './files-cors.ts';
import { sha256, signatureError } from './files-signature.ts';
import type { FileStore, StoredFile } from './files-store.ts';

/** Bytes; more than any file of the application has. */
const maxUploadBytes = 16 * 1024 * 1024;

interface S3Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer;
}

export interface FilesServerOptions {
  readonly bucket: FilesBucket;
  /** The bucket's name, the first part of every path. */
  readonly name: string;
  readonly store: FileStore;
  readonly log: (line: string) => void;
}

export function filesServer(input: FilesServerOptions): Server {
  return createServer((incoming, outgoing) => {
    answerIncoming(incoming, input)
      .catch((error): S3Answer => {
        input.log(`files: ${incoming.method} failed: ${error instanceof Error ? error.stack : error}`);
        return s3ErrorAnswer(500, 'InternalError', 'We encountered an internal error');
      })
      .then((result) => sendAnswer(result, incoming, outgoing, input.bucket));
  });
}

async function answerIncoming(incoming: IncomingMessage, input: FilesServerOptions): Promise<S3Answer> {
  const { method = '', headers } = incoming;
  if (method === 'OPTIONS') return answerPreflight(headers, input.bucket);
  const { path, query, key } = parseBucketUrl(incoming.url ?? '/', input.name);
  const body = await readBody(incoming);
  if (key === undefined) return s3ErrorAnswer(404, 'NoSuchBucket', 'The specified bucket does not exist');
  const single = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const refusal = await signatureError({ method, path, query, headers: single }, Date.now());
  if (refusal) return s3ErrorAnswer(refusal.status, refusal.code, refusal.message);
  if (!body) return s3ErrorAnswer(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  if (!isBodySigned(single['x-amz-content-sha256'], body)) {
    return s3ErrorAnswer(400, 'XAmzContentSHA256Mismatch', 'The provided x-amz-content-sha256 does not match the body');
  }
  return performS3Call(`${method}${subresourceIn(query)}`, key, { headers: single, body, store: input.store });
}

function parseBucketUrl(url: string, bucket: string) {
  const [path = '/', ...rest] = url.split('?');
  const [, first, ...parts] = path.split('/');
  const key = first === bucket && parts.join('/') !== '' ? decodeKey(parts.join('/')) : undefined;
  return { path, query: new URLSearchParams(rest.join('?')), key };
}

function decodeKey(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The S3 subresource that the query names, as in `?tagging`; empty when it names none. */
function subresourceIn(query: URLSearchParams): string {
  const names = [...query.keys()].filter((name) => !/^(x-amz-|x-id$)/i.test(name));
  return names.length > 0 ? `?${names.join('&')}` : '';
}

interface FileRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly store: FileStore;
}

async function performS3Call(call: string, key: string, asked: FileRequest): Promise<S3Answer> {
  const { store } = asked;
  switch (call) {
    case 'PUT':
      return putFile(key, asked);
    case 'GET':
    case 'HEAD':
      return answerOfKey(await store.read(key));
    case 'DELETE':
      await store.remove(key);
      return { status: 204 };
    case 'DELETE?tagging':
      return (await store.untag(key)) ? { status: 204 } : noSuchKeyAnswer();
    default:
      return s3ErrorAnswer(501, 'NotImplemented', `The local bucket does not know ${call}`);
  }
}

async function putFile(key: string, { headers, body, store }: FileRequest): Promise<S3Answer> {
  if (encodeURIComponent(key).length > 200) return s3ErrorAnswer(400, 'KeyTooLongError', 'Your key is too long');
  const about = {
    contentType: headers['content-type'] ?? 'binary/octet-stream',
    ...(headers['cache-control'] !== undefined && { cacheControl: headers['cache-control'] }),
    tags: Object.fromEntries(new URLSearchParams(headers['x-amz-tagging'] ?? '')),
  };
  const isPlaced = await store.write(key, body, about, headers['if-none-match'] === '*');
  if (!isPlaced) return s3ErrorAnswer(412, 'PreconditionFailed', 'At least one of the pre-conditions did not hold');
  return { status: 200 };
}

const answerOfKey = (file: StoredFile | undefined): S3Answer => (file ? answerOfFile(file) : noSuchKeyAnswer());

export function answerOfFile(file: StoredFile): S3Answer & { headers: Record<string, string>; body: Buffer } {
  return {
    status: 200,
    headers: {
      'content-type': file.contentType,
      ...(file.cacheControl !== undefined && { 'cache-control': file.cacheControl }),
      etag: file.etag,
      'last-modified': new Date(file.modified).toUTCString(),
    },
    body: file.body,
  };
}

function isBodySigned(hash: string | undefined, body: Buffer): boolean {
  return hash === undefined || hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body);
}

function answerPreflight(headers: IncomingMessage['headers'], { cors }: FilesBucket): S3Answer {
  const allowed = corsHeaders(cors, headers, headers['access-control-request-method'] ?? '');
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

const noSuchKeyAnswer = () => s3ErrorAnswer(404, 'NoSuchKey', 'The specified key does not exist.');

function s3ErrorAnswer(status: number, code: string, message: string) {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' } as Record<string, string>, body: Buffer.from(xml) };
}

function sendAnswer(
  { status, headers = {}, body = Buffer.alloc(0) }: S3Answer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { cors }: FilesBucket,
): void {
  const length = status === 204 ? {} : { 'content-length': String(body.length) };
  outgoing.writeHead(status, { ...length, ...corsHeaders(cors, incoming.headers, incoming.method ?? ''), ...headers });
  outgoing.end(incoming.method === 'HEAD' || status === 204 ? undefined : body);
}
