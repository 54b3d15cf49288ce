/**
 * The objects of the site's bucket: the few calls that published pages need, each signed and with a time limit. The
 * SDK's client would make the bundles a quarter larger.
 */
import { AwsClient } from 'aws4fetch';
import { environment, requiredVariable } from '../environment.ts';

/**
 * What is known of a stored object without reading it.
 * @internal
 */
export interface ObjectFacts {
  /** Changes with every content; the condition under which the object may be replaced or removed. */
  readonly etag: string;
  readonly metadata: ObjectMetadata;
}

interface ObjectMetadata {
  readonly ticket: number;
  readonly hash: string;
}

interface NewObject {
  readonly html: string;
  readonly metadata: ObjectMetadata;
}

/** As the rules of publication need a bucket; tests put a model of S3 in its place. */
export interface ObjectStore {
  find(key: string): Promise<ObjectFacts | null>;
  /**
   * Writes an object if the key still has this etag, or with null still has no object. Returns the new etag; null when
   * the condition does not hold or another write has overtaken this one.
   */
  write(key: string, object: NewObject, expectedEtag: string | null): Promise<string | null>;
  /** Removes the object if it still has this etag; false when it has another one. */
  remove(key: string, expectedEtag: string): Promise<boolean>;
  /** At most a thousand keys after `after` that begin with `prefix`, in order; the last page has fewer. */
  list(prefix: string, after: string): Promise<string[]>;
}

/** Published HTML may be served for five seconds without asking the bucket, and for a day while the bucket fails. */
const pageCacheControl = 'max-age=0, s-maxage=5, stale-if-error=86400';
export const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': pageCacheControl } as const;

const keysPerList = 1000;

export const siteBucket: ObjectStore = {
  async find(key) {
    const answer = await send('HEAD', key);
    if (answer.status === 404) return null;
    requireSuccess(answer);
    const ticket = Number(answer.headers.get('x-amz-meta-ticket') ?? 0);
    return {
      etag: answer.headers.get('etag') ?? '',
      metadata: { ticket, hash: answer.headers.get('x-amz-meta-hash') ?? '' },
    };
  },

  async write(key, { html, metadata }, expectedEtag) {
    const condition: Record<string, string> =
      expectedEtag === null ? { 'if-none-match': '*' } : { 'if-match': expectedEtag };
    const answer = await send('PUT', key, {
      body: html,
      headers: {
        ...pageHeaders,
        ...condition,
        'x-amz-meta-ticket': String(metadata.ticket),
        'x-amz-meta-hash': metadata.hash,
      },
    });
    if (refusals.has(answer.status)) return null;
    requireSuccess(answer);
    return answer.headers.get('etag') ?? '';
  },

  async remove(key, expectedEtag) {
    const answer = await send('DELETE', key, { headers: { 'if-match': expectedEtag } });
    if (answer.status === 404) return true;
    if (refusals.has(answer.status)) return false;
    requireSuccess(answer);
    return true;
  },

  async list(prefix, after) {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      'start-after': after,
      'max-keys': String(keysPerList),
    });
    const answer = await send('GET', `?${query}`);
    requireSuccess(answer);
    // The keys of pages hold no character that XML escapes.
    return [...(await answer.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
  },
};

/** 412: the condition does not hold; 409: another write is under way; 404: the object is gone. */
const refusals = new Set([404, 409, 412]);

/** Milliseconds to wait for an answer of the bucket. */
const answerTimeout = 5000;

/** Sends a signed request and reads the headers of its answer; server errors are tried again a few times. */
function send(method: string, path: string, { body, headers = {} }: Pick<RequestInit, 'body' | 'headers'> = {}) {
  const signal = AbortSignal.timeout(answerTimeout);
  return client().fetch(`${bucketUrl()}/${path}`, { method, headers, signal, ...(body ? { body } : {}) });
}

/** A client with the credentials that the Lambda has now. */
const client = (): AwsClient =>
  new AwsClient({
    accessKeyId: requiredVariable('AWS_ACCESS_KEY_ID'),
    secretAccessKey: requiredVariable('AWS_SECRET_ACCESS_KEY'),
    ...(process.env.AWS_SESSION_TOKEN ? { sessionToken: process.env.AWS_SESSION_TOKEN } : {}),
    service: 's3',
    region: requiredVariable('AWS_REGION'),
    retries: 3,
  });

function bucketUrl(): string {
  const { siteBucket: name } = environment();
  const endpoint = process.env.AWS_ENDPOINT_URL_S3;
  return endpoint ? `${endpoint}/${name}` : `https://${name}.s3.${requiredVariable('AWS_REGION')}.amazonaws.com`;
}

function requireSuccess({ ok, status }: Response): void {
  if (!ok) throw Object.assign(new Error('the site’s bucket answered an error'), { name: `S3Status${status}` });
}
