/**
 * Checks the signature of an S3 request, in its headers or in its address, by signing the request again and comparing.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { localCredentials } from './tables.ts';

export interface SignedRequest {
  readonly method: string;
  /** The path as the client sent it, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** An error as S3 answers it. */
export interface S3Error {
  readonly status: 400 | 403;
  readonly code: string;
  readonly message: string;
}

const allowedSkewMs = 15 * 60 * 1000;
const maxExpirySeconds = 7 * 24 * 60 * 60;

interface Signature {
  readonly credential: string;
  /** When the request was signed, as in `20260401T120000Z`. */
  readonly date: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** Seconds for which a presigned address is valid; undefined for a signature in the headers. */
  readonly expires: number | undefined;
}

/**
 * The error for a request that was changed after signing, was signed with another key, or is not valid at `now`;
 * undefined for a correctly signed request.
 */
export async function signatureError(request: SignedRequest, now: number): Promise<S3Error | undefined> {
  const found = signatureInAddress(request) ?? signatureInHeaders(request);
  if (!found) return forbiddenError('AccessDenied', 'Access Denied');
  const signedAt = parseSigningTime(found.date);
  if (Number.isNaN(signedAt)) return forbiddenError('AccessDenied', 'The date of the request is not valid');
  if (found.expires !== undefined && !(found.expires >= 1 && found.expires <= maxExpirySeconds)) {
    return { status: 400, code: 'AuthorizationQueryParametersError', message: 'X-Amz-Expires is not valid' };
  }
  if (!isSameSignature(await signatureOf(request, found, new Date(signedAt)), found.signature)) {
    return forbiddenError(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the one you provided',
    );
  }
  if (!found.signedHeaders.includes('host') || unsignedHeaders(request, found).length > 0) {
    return forbiddenError('AccessDenied', 'There were headers present in the request which were not signed');
  }
  return signatureTimeError(found.expires, signedAt, now);
}

function signatureTimeError(expires: number | undefined, signedAt: number, now: number): S3Error | undefined {
  if (expires !== undefined) {
    const isCurrent = signedAt - allowedSkewMs <= now && now <= signedAt + expires * 1000;
    return isCurrent ? undefined : forbiddenError('AccessDenied', 'Request has expired');
  }
  return Math.abs(now - signedAt) <= allowedSkewMs
    ? undefined
    : forbiddenError('RequestTimeTooSkewed', 'The difference between the request time and now is too large');
}

function signatureInAddress({ query }: SignedRequest): Signature | undefined {
  const signature = query.get('X-Amz-Signature');
  if (signature === null) return undefined;
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    date: query.get('X-Amz-Date') ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature,
    expires: Number(query.get('X-Amz-Expires') ?? Number.NaN),
  };
}

/**
 * The signature in the headers; undefined when there is none, or when the hash of the body that S3 demands with it is
 * missing.
 */
function signatureInHeaders({ headers }: SignedRequest): Signature | undefined {
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!credential || !signedHeaders || !signature || !headers['x-amz-content-sha256']) return undefined;
  return {
    credential,
    date: headers['x-amz-date'] ?? '',
    signedHeaders: signedHeaders.split(';'),
    signature,
    expires: undefined,
  };
}

/**
 * The signature that the request should have with the local secret and its own access key id, which each Lambda chooses
 * itself. A signature made with another secret, scope or time differs from it.
 */
async function signatureOf(request: SignedRequest, found: Signature, signingDate: Date): Promise<string> {
  const [accessKeyId = '', , region = ''] = found.credential.split('/');
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials: { ...localCredentials, accessKeyId },
    sha256: Sha256,
    applyChecksum: false,
    uriEscapePath: false,
  });
  const signableHeaders = new Set(found.signedHeaders);
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => signableHeaders.has(name)));
  const same = { method: request.method, path: request.path, protocol: 'http:', hostname: '', headers };
  if (found.expires === undefined) {
    const { headers: signed } = await signer.sign(
      { ...same, query: queryParametersOf(request.query) },
      { signingDate, signableHeaders },
    );
    return /Signature=(\w+)$/.exec(signed.authorization ?? '')?.[1] ?? '';
  }
  const { query } = await signer.presign(
    // With a body that is no text, the signer signs `UNSIGNED-PAYLOAD`, as presigned addresses do.
    { ...same, query: queryParametersOf(request.query), body: {} },
    { signingDate, expiresIn: found.expires, signableHeaders, unhoistableHeaders: signableHeaders },
  );
  return String(query?.['X-Amz-Signature']);
}

/** The query parameters by name; the signer replaces those of the signature itself. */
const queryParametersOf = (query: URLSearchParams): Record<string, string[]> =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));

/** Names of the `x-amz-` headers that are not signed. S3 acts on such headers, so it refuses unsigned ones. */
function unsignedHeaders({ headers }: SignedRequest, { signedHeaders }: Signature): string[] {
  return Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signedHeaders.includes(name));
}

/** The moment in milliseconds since the epoch; NaN for a date not written like `20260401T120000Z`. */
function parseSigningTime(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

type Bytes = string | ArrayBuffer | ArrayBufferView;

/** SHA-256, or its HMAC if there is a key, with the interface that the AWS signer expects. */
class Sha256 {
  readonly #hash;

  constructor(key?: Bytes) {
    this.#hash = key === undefined ? createHash('sha256') : createHmac('sha256', toBuffer(key));
  }

  update(content: Bytes): void {
    this.#hash.update(toBuffer(content));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

function toBuffer(content: Bytes): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  if (content instanceof ArrayBuffer) return Buffer.from(content);
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}

function isSameSignature(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const forbiddenError = (code: string, message: string): S3Error => ({ status: 403, code, message });
