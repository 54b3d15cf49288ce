/** The local bucket, used through the SDK and by browsers with presigned addresses: it refuses what S3 refuses. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fileStoreIn, type RunningFilesBucket, startFiles } from '#infra/local/services/files.ts';
import { localCredentials } from '#infra/local/services/tables.ts';
import { filesBucketSettings } from '#tests/support/files-bucket.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'torneo-files-'));
const Bucket = 'files';
const log = vi.fn();
let files: RunningFilesBucket;
let s3: S3Client;

const createS3Client = (credentials: { accessKeyId: string; secretAccessKey: string }) =>
  new S3Client({
    endpoint: files.endpoint,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

beforeAll(async () => {
  files = await startFiles({ dataDir, bucket: filesBucketSettings, log });
  s3 = createS3Client(localCredentials);
});

afterAll(async () => {
  await files.stop();
  rmSync(dataDir, { recursive: true });
  expect(log).not.toHaveBeenCalled();
});

const content = Buffer.from('doce letras.');

/** A presigned address for uploading exactly the twelve bytes of `content`, as a PNG. */
function presignUpload(Key: string, { client = s3, expiresIn = 600, signingDate = new Date() } = {}): Promise<string> {
  const command = new PutObjectCommand({ Bucket, Key, ContentType: 'image/png', ContentLength: content.length });
  const signableHeaders = new Set(['content-type', 'content-length']);
  return getSignedUrl(client, command, { expiresIn, signingDate, signableHeaders });
}

const putFileToUrl = (url: string, body: BodyInit = content, type = 'image/png', more: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': type, ...more } });

async function statusAndErrorCode(response: Response) {
  return [response.status, /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1]];
}

const signatureMismatch = [403, 'SignatureDoesNotMatch'];

describe('a presigned address', () => {
  test('accepts the file that it was signed for, even twice', async () => {
    const url = await presignUpload('uploads/a');
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(await statusAndErrorCode(await putFileToUrl(url))).toEqual([200, undefined]);
    expect(await statusAndErrorCode(await putFileToUrl(url))).toEqual([200, undefined]);
    expect(await fileStoreIn(dataDir, Bucket).read('uploads/a')).toMatchObject({
      contentType: 'image/png',
      body: content,
    });
  });

  test.each([
    ['one byte more than signed', Buffer.from('trece letras.'), 'image/png'],
    ['one byte less than signed', content.subarray(1), 'image/png'],
    ['an empty body', Buffer.alloc(0), 'image/png'],
    ['another content type than signed', content, 'text/html'],
  ])('an upload with %s is refused', async (_, body, type) => {
    expect(await statusAndErrorCode(await putFileToUrl(await presignUpload('uploads/b'), body, type))).toEqual(
      signatureMismatch,
    );
  });

  test('refuses a file of unknown length', async () => {
    const stream = new ReadableStream({
      start: (controller) => {
        controller.enqueue(content);
        controller.close();
      },
    });
    const init = { method: 'PUT', body: stream, duplex: 'half', headers: { 'content-type': 'image/png' } };
    expect(await statusAndErrorCode(await fetch(await presignUpload('uploads/b'), init as RequestInit))).toEqual(
      signatureMismatch,
    );
  });

  test('refuses another key', async () => {
    const url = (await presignUpload('uploads/b')).replace('/uploads/b?', '/logos/b.webp?');
    expect(await statusAndErrorCode(await putFileToUrl(url))).toEqual(signatureMismatch);
  });

  test('refuses another method', async () => {
    const url = await presignUpload('uploads/a');
    for (const method of ['GET', 'DELETE'])
      expect(await statusAndErrorCode(await fetch(url, { method }))).toEqual(signatureMismatch);
  });

  test('refuses a forged signature, an extended validity, another secret and a changed key id', async () => {
    const url = await presignUpload('uploads/b');
    const forged = [
      url.replace(
        /(X-Amz-Signature=)(\w+)/,
        (_, name, value) => `${name}${value.slice(0, -1)}${value.endsWith('0') ? 1 : 0}`,
      ),
      url.replace('X-Amz-Expires=600', 'X-Amz-Expires=6000'),
      await presignUpload('uploads/b', { client: createS3Client({ accessKeyId: 'local', secretAccessKey: 'otro' }) }),
      url.replace('X-Amz-Credential=local', 'X-Amz-Credential=otro'),
    ];
    for (const each of forged) expect(await statusAndErrorCode(await putFileToUrl(each))).toEqual(signatureMismatch);
  });

  test('is accepted with any key id if it is signed with the local secret, as each Lambda has its own id', async () => {
    const client = createS3Client({ accessKeyId: 'upload', secretAccessKey: localCredentials.secretAccessKey });
    const url = await presignUpload('uploads/d', { client });
    expect(url).toContain('X-Amz-Credential=upload%2F');
    expect((await putFileToUrl(url)).status).toBe(200);
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'uploads/d' }));
    expect(head.ContentLength).toBe(content.length);
    const wrong = createS3Client({ accessKeyId: 'upload', secretAccessKey: 'upload' });
    await expect(wrong.send(new HeadObjectCommand({ Bucket, Key: 'uploads/d' }))).rejects.toThrow();
  });

  test('is refused after it expired and before it is valid', async () => {
    const signedLongAgo = { signingDate: new Date(Date.now() - 601_000) };
    const denied = [403, 'AccessDenied'];
    expect(await statusAndErrorCode(await putFileToUrl(await presignUpload('uploads/b', signedLongAgo)))).toEqual(
      denied,
    );
    const nearlyExpired = { signingDate: new Date(Date.now() - 590_000) };
    expect((await putFileToUrl(await presignUpload('uploads/b', nearlyExpired))).status).toBe(200);
    const inAnHour = { signingDate: new Date(Date.now() + 3_600_000) };
    expect(await statusAndErrorCode(await putFileToUrl(await presignUpload('uploads/b', inAnHour)))).toEqual(denied);
  });

  test('refuses a validity of more than a week or of zero, and an invalid date', async () => {
    const url = await presignUpload('uploads/b');
    for (const expires of ['604801', '0', 'x']) {
      const answer = await putFileToUrl(url.replace('X-Amz-Expires=600', `X-Amz-Expires=${expires}`));
      expect(await statusAndErrorCode(answer)).toEqual([400, 'AuthorizationQueryParametersError']);
    }
    const undated = await putFileToUrl(url.replace(/X-Amz-Date=\w+/, 'X-Amz-Date=today'));
    expect(await statusAndErrorCode(undated)).toEqual([403, 'AccessDenied']);
  });

  test('refuses an added query parameter and another host', async () => {
    const url = await presignUpload('uploads/b');
    expect(await statusAndErrorCode(await putFileToUrl(`${url}&versionId=1`))).toEqual(signatureMismatch);
    expect(await statusAndErrorCode(await putFileToUrl(url.replace('127.0.0.1', 'localhost')))).toEqual(
      signatureMismatch,
    );
  });

  test('refuses x-amz headers that are not signed', async () => {
    const answer = await putFileToUrl(await presignUpload('uploads/b'), content, 'image/png', {
      'x-amz-acl': 'public-read',
    });
    expect(await statusAndErrorCode(answer)).toEqual([403, 'AccessDenied']);
  });

  test('stores nothing of a refused upload', async () => {
    await putFileToUrl(await presignUpload('uploads/refused'), content, 'text/html');
    expect(await fileStoreIn(dataDir, Bucket).read('uploads/refused')).toBeUndefined();
  });
});

test.each(['GET', 'PUT', 'DELETE', 'HEAD'])('the bucket refuses an unsigned %s', async (method) => {
  const answer = await fetch(`${files.endpoint}/files/uploads/a`, {
    method,
    ...(method === 'PUT' && { body: content }),
  });
  expect(answer.status).toBe(403);
});

describe('the SDK', () => {
  const key = { Bucket, Key: 'logos/ñandú ~(1)+.webp' };

  test('writes, reads, heads, untags and deletes a file with special characters in its name', async () => {
    const about = { ContentType: 'image/webp', CacheControl: 'public, max-age=31536000, immutable' };
    await s3.send(new PutObjectCommand({ ...key, ...about, Body: content, Tagging: 'unclaimed=1' }));
    const read = await s3.send(new GetObjectCommand(key));
    expect(read).toMatchObject({ ...about, ContentLength: content.length, ETag: expect.stringMatching(/^"\w{32}"$/) });
    expect(await read.Body?.transformToString()).toBe('doce letras.');
    expect(await s3.send(new HeadObjectCommand(key))).toMatchObject({ ContentLength: content.length });
    expect(await fileStoreIn(dataDir, Bucket).read(key.Key)).toMatchObject({ tags: { unclaimed: '1' } });
    await s3.send(new DeleteObjectTaggingCommand(key));
    const untagged = await fileStoreIn(dataDir, Bucket).read(key.Key);
    expect({ tags: untagged?.tags, contentType: untagged?.contentType }).toEqual({
      tags: {},
      contentType: 'image/webp',
    });
    await s3.send(new DeleteObjectCommand(key));
    await expect(s3.send(new GetObjectCommand(key))).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(s3.send(new HeadObjectCommand(key))).rejects.toMatchObject({ name: 'NotFound' });
  });

  test('does not overwrite a file when the write has If-None-Match', async () => {
    const once = { Bucket, Key: 'logos/once', IfNoneMatch: '*' };
    const writes = ['uno', 'dos', 'tres'].map((Body) => s3.send(new PutObjectCommand({ ...once, Body })));
    const settled = await Promise.allSettled(writes);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of settled) if (each.status === 'rejected') expect(each.reason.name).toBe('PreconditionFailed');
  });

  test('gets an error for a call that the local bucket does not know', async () => {
    await expect(s3.send(new ListObjectsV2Command({ Bucket }))).rejects.toMatchObject({ name: 'NoSuchBucket' });
    const tagging = new GetObjectTaggingCommand({ Bucket, Key: 'uploads/a' });
    await expect(s3.send(tagging)).rejects.toMatchObject({ name: 'NotImplemented' });
  });

  test('is refused when its clock is half an hour late', async () => {
    const late = createS3Client(localCredentials);
    late.config.systemClockOffset = -30 * 60_000;
    await expect(late.send(new GetObjectCommand({ Bucket, Key: 'uploads/a' }))).rejects.toMatchObject({
      name: 'RequestTimeTooSkewed',
    });
  });

  test('is refused without the hash of its body, or with headers other than it signed', async () => {
    for (const change of [
      (headers: Record<string, string>) => delete headers['x-amz-content-sha256'],
      (headers: Record<string, string>) => Object.assign(headers, { 'content-type': 'text/html' }),
    ]) {
      const changing = createS3Client(localCredentials);
      changing.middlewareStack.add(
        (next) => (input) => {
          change((input.request as { headers: Record<string, string> }).headers);
          return next(input);
        },
        { step: 'deserialize', priority: 'low' },
      );
      const command = new PutObjectCommand({ Bucket, Key: 'uploads/c', Body: content, ContentType: 'image/png' });
      await expect(changing.send(command)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    }
  });

  test('is refused when its body was changed on the way', async () => {
    const swapping = createS3Client(localCredentials);
    swapping.middlewareStack.add(
      (next) => (input) => {
        (input.request as { body: unknown }).body = Buffer.from('otras letras');
        return next(input);
      },
      { step: 'deserialize', priority: 'low' },
    );
    const command = new PutObjectCommand({ Bucket, Key: 'uploads/c', Body: content });
    await expect(swapping.send(command)).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
  });
});

describe('a browser', () => {
  const ask = (origin: string, method = 'PUT', headers = 'content-type') =>
    fetch(`${files.endpoint}/files/uploads/a`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
    });

  test('may upload from the site only, with PUT and the allowed header only', async () => {
    const allowed = await ask('http://127.0.0.1:3000');
    expect({
      status: allowed.status,
      accessControlAllowOrigin: allowed.headers.get('access-control-allow-origin'),
    }).toEqual({ status: 200, accessControlAllowOrigin: 'http://127.0.0.1:3000' });
    expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type');
    for (const refused of [
      await ask('https://otro.example'),
      await ask('http://127.0.0.1.otro.example'),
      await ask('http://127.0.0.1:3000', 'DELETE'),
      await ask('http://127.0.0.1:3000', 'PUT', 'x-amz-acl'),
    ]) {
      expect({
        status: refused.status,
        accessControlAllowOrigin: refused.headers.get('access-control-allow-origin'),
      }).toEqual({ status: 403, accessControlAllowOrigin: null });
    }
  });

  test('may read the answer to a PUT, even a refusal', async () => {
    const origin = { origin: 'http://127.0.0.1:3000' };
    for (const type of ['image/png', 'text/html']) {
      const answer = await putFileToUrl(await presignUpload('uploads/a'), content, type, origin);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin.origin);
    }
  });
});

describe('the local bucket’s lifecycle', () => {
  const now = Date.now();
  const days = (count: number) => now + count * 24 * 60 * 60 * 1000;

  test('deletes abandoned uploads and unclaimed logos after a day, and nothing else', async () => {
    const store = fileStoreIn(dataDir, 'swept');
    const about = { contentType: 'image/webp', tags: {} };
    await store.write('uploads/x', content, about);
    await store.write('logos/claimed', content, about);
    await store.write('logos/unclaimed', content, { ...about, tags: { unclaimed: '1' } });
    await store.sweep(filesBucketSettings.expiry, days(0.9));
    expect(await store.keys()).toHaveLength(3);
    await store.sweep(filesBucketSettings.expiry, days(1.1));
    expect(await store.keys()).toEqual(['logos/claimed']);
  });

  test('deletes files that a killed process left half written', async () => {
    const folder = join(dataDir, 'files', 'swept');
    writeFileSync(join(folder, '.draft-1'), 'x');
    expect(await fileStoreIn(dataDir, 'swept').keys()).toEqual(['logos/claimed']);
    await fileStoreIn(dataDir, 'swept').sweep([]);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(existsSync(join(folder, '.draft-1'))).toBe(false);
  });
});
