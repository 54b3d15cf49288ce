/** The local bucket, used through the SDK and by browsers: it refuses what S3 refuses. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileStoreIn } from '#infra/local/services/files.ts';
import { localCredentials } from '#infra/local/services/tables.ts';
import { filesBucketSettings } from '#tests/support/files-bucket.ts';
import {
  Bucket,
  content,
  createS3Client,
  dataDir,
  fetchUnsigned,
  presignUpload,
  putFileToUrl,
  runLocalBucket,
} from '#tests/support/local-bucket.ts';

runLocalBucket();

test.each(['GET', 'PUT', 'DELETE', 'HEAD'])('the bucket refuses an unsigned %s', async (method) => {
  const answer = await fetchUnsigned('uploads/a', { method, ...(method === 'PUT' && { body: content }) });
  expect(answer.status).toBe(403);
});

describe('the SDK', () => {
  const key = { Bucket, Key: 'logos/ñandú ~(1)+.webp' };
  let s3: S3Client;
  beforeAll(() => {
    s3 = createS3Client(localCredentials);
  });

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
    await expect(s3.send(new GetObjectCommand({ Bucket: 'other', Key: 'a' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
    const delimited = new ListObjectsV2Command({ Bucket, Delimiter: '/' });
    await expect(s3.send(delimited)).rejects.toMatchObject({ name: 'NotImplemented' });
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
    fetchUnsigned('uploads/a', {
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
