/** Uploads logos through the API as a browser does, and reads the stored files. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { bucketNameOf, fileStoreIn, startFiles } from '#infra/local/services/files.ts';
import type { RouteKey } from '#shared/contract/route.ts';
import { type ApiRequest, call, callUntyped, onStartApi } from './api.ts';
import { filesBucketSettings } from './files-bucket.ts';
import { runAsLambda } from './recorded-lambda.ts';
import { readNewStreamRecords } from './stream.ts';

export const readLogoAddressOfTeam = async (id: number) =>
  (await call('GET /teams/{id}', { params: { id } })).body.logo;

/** Calls a route of the team with this id as an administrator. */
export const adminCallOptions = (id: number) => ({ as: 'admin' as const, params: { id } });

/** The tags and headers of a logo's file once a team has it; inside `toMatchObject` a plain `{}` would match any tags. */
export const claimedLogoFile = {
  tags: expect.toSatisfy((tags: object) => Object.keys(tags).length === 0) as object,
  contentType: 'image/webp',
  cacheControl: 'public, max-age=31536000, immutable',
};

let ownBucket: { readonly dataDir: string; readonly bucket: string } | undefined;
onStartApi(() => {
  ownBucket = undefined;
});
const fileStoreOfTestFile = () => {
  const { dataDir, bucket } = ownBucket ?? inject('services');
  return fileStoreIn(dataDir, bucket);
};

/** Gives a test file a bucket of its own, so that it may count the files in it; call it after `startApi`. */
export function createOwnBucket(): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'torneo-files-'));
  let stop = async () => {};
  beforeAll(async () => {
    const files = await startFiles({ dataDir, buckets: [filesBucketSettings], log: console.error });
    stop = files.stop;
    const bucket = bucketNameOf(filesBucketSettings);
    ownBucket = { dataDir, bucket };
    Object.assign(process.env, { FILES_BUCKET: bucket, AWS_ENDPOINT_URL_S3: files.endpoint });
  });
  afterAll(async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

/** The file stored at an address like `/logos/…`, or under a key. */
export const readStoredFile = (addressOrKey: string) => fileStoreOfTestFile().read(addressOrKey.replace(/^\//, ''));
export const readStoredFileKeys = () => fileStoreOfTestFile().keys();

export async function removeStoredFiles(): Promise<void> {
  for (const key of await readStoredFileKeys()) await fileStoreOfTestFile().remove(key);
}

export type UploadAnnouncement = { contentType: 'image/png' | 'image/jpeg'; size: number };
export const uploadAnnouncementOf = (
  bytes: Buffer,
  contentType: UploadAnnouncement['contentType'] = 'image/png',
): UploadAnnouncement => ({
  contentType,
  size: bytes.length,
});

interface UploadDestination {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
}

/** Uploads a file to the destination that the API named. */
export function uploadToDestination(upload: UploadDestination | undefined, bytes: Buffer): Promise<Response> {
  if (!upload) throw new Error('the API named no destination');
  return fetch(upload.url, { method: upload.method, headers: upload.headers, body: new Uint8Array(bytes) });
}

/** Announces, uploads and confirms a logo; returns the answer to the confirmation. */
export async function uploadLogo(teamId: number, bytes: Buffer, as: ApiRequest['as'] = 'admin') {
  const params = { id: teamId };
  const { body } = await call('POST /teams/{id}/logo/upload', { as, params, body: uploadAnnouncementOf(bytes) });
  const answer = await uploadToDestination(body.upload, bytes);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return call('POST /teams/{id}/logo/confirm', { as, params, body: { key: body.key ?? '' } });
}

/** Sends a form with a file, encoded as the gateway passes it. */
export async function sendFileForm(
  key: RouteKey,
  bytes: Buffer,
  { id = 0, field = 'file', as = 'admin' as ApiRequest['as'] } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'escudo.png');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const rawBody = Buffer.from(await encoded.arrayBuffer()).toString('base64');
  return callUntyped(key, { as, params: id ? { id } : {}, headers, rawBody, isBase64: true });
}

/** Passes the table's new changes to the Lambda that keeps the logos in use and deletes the others. */
export async function runLogoCleanup(): Promise<void> {
  const { handler } = await import('#functions/logocleanup/index.ts');
  const Records = await readNewStreamRecords();
  const { batchItemFailures } = await runAsLambda('logocleanup', () => handler({ Records }));
  if (batchItemFailures.length > 0) throw new Error('the logo cleanup refused a record');
}
