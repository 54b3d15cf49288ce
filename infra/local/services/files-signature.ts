/** Recomputes the signature of a request to S3, in its headers or in its address (AWS Signature Version 4). */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedRequest {
  readonly method: string;
  /** As sent, with its percent-encoding. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** S3's words for a refusal. */
export interface Refusal {
  readonly status: 400 | 403;
  readonly code: string;
  readonly message: string;
}

/** `local`, as the functions on this machine get them. */
const accessKeyId = 'local';
const secretAccessKey = 'local';

const allowedSkew = 15 * 60 * 1000;
const longestExpiry = 7 * 24 * 60 * 60;

interface Signature {
  readonly credential: string;
  /** `20260401T120000Z`. */
  readonly date: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly payloadHash: string;
  readonly query: URLSearchParams;
}

/** Undefined when the request is signed by who may, for now, and in all its parts. */
export function refusalOf(request: SignedRequest, now: number): Refusal | undefined {
  const found = signatureIn(request);
  if (!found) return refused('AccessDenied', 'Access Denied');
  const expected = expectedSignature(request, found);
  if (!expected || !isEqual(expected, found.signature)) {
    return refused('SignatureDoesNotMatch', 'The request signature we calculated does not match the one you provided');
  }
  if (!found.signedHeaders.includes('host') || unsignedHeaders(request, found).length > 0) {
    return refused('AccessDenied', 'There were headers present in the request which were not signed');
  }
  return timeRefusal(request.query.get('X-Amz-Expires'), momentOf(found.date), now);
}

function timeRefusal(expires: string | null, signedAt: number, now: number): Refusal | undefined {
  if (expires === null) {
    const isSkewed = !(Math.abs(now - signedAt) <= allowedSkew);
    return isSkewed
      ? refused('RequestTimeTooSkewed', 'The difference between the request time and now is too large')
      : undefined;
  }
  const seconds = /^\d{1,6}$/.test(expires) ? Number(expires) : 0;
  if (seconds < 1 || seconds > longestExpiry) {
    return { status: 400, code: 'AuthorizationQueryParametersError', message: 'X-Amz-Expires is not valid' };
  }
  const isCurrent = signedAt - allowedSkew <= now && now <= signedAt + seconds * 1000;
  return isCurrent ? undefined : refused('AccessDenied', 'Request has expired');
}

function signatureIn({ query, headers }: SignedRequest): Signature | undefined {
  if (query.has('X-Amz-Signature')) {
    const rest = new URLSearchParams(query);
    rest.delete('X-Amz-Signature');
    return {
      credential: query.get('X-Amz-Credential') ?? '',
      date: query.get('X-Amz-Date') ?? '',
      signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
      signature: query.get('X-Amz-Signature') ?? '',
      payloadHash: 'UNSIGNED-PAYLOAD',
      query: rest,
    };
  }
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  if (!parts) return undefined;
  return {
    credential: parts[1] ?? '',
    date: headers['x-amz-date'] ?? '',
    signedHeaders: (parts[2] ?? '').split(';'),
    signature: parts[3] ?? '',
    payloadHash: headers['x-amz-content-sha256'] ?? '',
    query,
  };
}

/** Undefined for credentials that are not ours. */
function expectedSignature(request: SignedRequest, signature: Signature): string | undefined {
  const { credential, date, signedHeaders, payloadHash, query } = signature;
  const [keyId, ...scope] = credential.split('/');
  const [day = '', region = '', service, last] = scope;
  if (keyId !== accessKeyId || service !== 's3' || last !== 'aws4_request' || !date.startsWith(day)) return undefined;
  const canonical = [
    request.method,
    pathOf(request.path),
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, text).toString('hex');
}

/** Whatever S3 would act upon must be signed. */
function unsignedHeaders({ headers }: SignedRequest, { signedHeaders }: Signature): string[] {
  return Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signedHeaders.includes(name));
}

const pathOf = (path: string): string =>
  path
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}

/** Everything but letters, digits and `-_.~`. */
function encoded(text: string): string {
  const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, percent);
}

/** `20260401T120000Z`; NaN for anything else. */
function momentOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const refused = (code: string, message: string): Refusal => ({ status: 403, code, message });
