/**
 * The objects of the site's bucket: the few calls that published pages need, each signed and with a time limit. The
 * SDK's client would make the bundles a quarter larger.
 */
import { AwsClient } from 'aws4fetch';
import { environment, requiredVariable } from '../environment.ts';
import { keptBetweenCalls } from '../execution-environment.ts';

/** What publications need of a bucket; tests put a model of S3 in its place. */
export interface ObjectStore {
  write(key: string, html: string): Promise<void>;
  /** Removes the object if there is one. */
  remove(key: string): Promise<void>;
  /** At most a thousand keys after `after` that begin with `prefix`, in order; the last page has fewer. */
  list(prefix: string, after: string): Promise<string[]>;
}

/** Published HTML may be served for five seconds without asking the bucket, and for a day while the bucket fails. */
const pageCacheControl = 'max-age=0, s-maxage=5, stale-if-error=86400';
export const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': pageCacheControl } as const;

const keysPerList = 1000;

export const siteBucket = keptBetweenCalls(
  (): ObjectStore => ({
    async write(key, html) {
      requireSuccess(await send('PUT', key, { body: html, headers: pageHeaders }));
    },

    async remove(key) {
      requireSuccess(await send('DELETE', key));
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
  }),
);

/** Milliseconds to wait for an answer of the bucket. */
const answerTimeout = 5000;

/**
 * Sends a signed request and reads the headers of its answer; server errors are tried again a few times, and a broken
 * connection once: every call may be repeated.
 */
async function send(
  method: string,
  path: string,
  { body, headers = {} }: Pick<RequestInit, 'body' | 'headers'> = {},
): Promise<Response> {
  const request = () => {
    const signal = AbortSignal.timeout(answerTimeout);
    return client().fetch(`${bucketUrl()}/${path}`, { method, headers, signal, ...(body ? { body } : {}) });
  };
  try {
    return await request();
  } catch {
    return request();
  }
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
