/** The local bucket of the site, used through the SDK: conditions, metadata and lists are answered as S3 does. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileStoreIn } from '#infra/local/services/files.ts';
import { localCredentials } from '#infra/local/services/tables.ts';
import { createS3Client, dataDir, runLocalBucket } from '#tests/support/local-bucket.ts';

runLocalBucket();

const Bucket = 'site';
const Key = 'paginas/torneo/7.html';
let s3: S3Client;
beforeAll(() => {
  s3 = createS3Client(localCredentials);
});
beforeEach(async () => {
  const store = fileStoreIn(dataDir, Bucket);
  for (const key of await store.keys()) await store.remove(key);
});

const put = (Body: string, more: Partial<PutObjectCommandInput> = {}) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const read = async (key = Key) => (await s3.send(new GetObjectCommand({ Bucket, Key: key }))).Body?.transformToString();

describe('a write', () => {
  test('answers the ETag that a HEAD then shows, with the metadata that was given', async () => {
    const about = { ContentType: 'text/html; charset=utf-8', CacheControl: 'max-age=0, s-maxage=5' };
    const written = await put('uno', { ...about, Metadata: { Origen: 'a', hash: 'abc' } });
    expect(written.ETag).toMatch(/^"\w{32}"$/);
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key }));
    expect(head).toMatchObject({ ...about, ETag: written.ETag, Metadata: { origen: 'a', hash: 'abc' } });
    const again = await put('uno');
    expect([again.ETag, (await s3.send(new HeadObjectCommand({ Bucket, Key }))).Metadata]).toEqual([written.ETag, {}]);
  });

  test('with If-Match replaces only the content with this ETag', async () => {
    const { ETag } = await put('uno');
    await put('dos', { IfMatch: ETag });
    await expect(put('tres', { IfMatch: ETag })).rejects.toMatchObject({
      name: 'PreconditionFailed',
      $metadata: { httpStatusCode: 412 },
    });
    expect(await read()).toBe('dos');
  });

  test('with If-Match of an object that does not exist is a 404', async () => {
    await expect(put('uno', { IfMatch: '"x"' })).rejects.toMatchObject({
      name: 'NoSuchKey',
      $metadata: { httpStatusCode: 404 },
    });
  });

  test('with If-None-Match * creates, but never replaces', async () => {
    await put('uno', { IfNoneMatch: '*' });
    await expect(put('dos', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(put('dos', { IfNoneMatch: '"x"' })).rejects.toMatchObject({ name: 'NotImplemented' });
    expect(await read()).toBe('uno');
  });

  test('is the only one of many with the same condition that succeeds', async () => {
    const { ETag } = await put('uno');
    const bodies = Array.from({ length: 10 }, (_, at) => `nuevo ${at}`);
    const settled = await Promise.allSettled(bodies.map((body) => put(body, { IfMatch: ETag })));
    const succeeded = bodies.filter((_, at) => settled[at]?.status === 'fulfilled');
    expect(succeeded).toHaveLength(1);
    expect(await read()).toBe(succeeded[0]);
  });

  test('takes a key of 1,024 bytes, and no longer one', async () => {
    const key = `paginas/fixture/7/${'a'.repeat(1001)}.html`;
    await put('largo', { Key: key });
    expect([key.length, await read(key), await fileStoreIn(dataDir, Bucket).keys()]).toEqual([1024, 'largo', [key]]);
    await expect(put('largo', { Key: `${key}l` })).rejects.toMatchObject({ name: 'KeyTooLongError' });
  });
});

test('a delete with If-Match removes only the content with this ETag', async () => {
  const { ETag } = await put('uno');
  await expect(s3.send(new DeleteObjectCommand({ Bucket, Key, IfMatch: '"x"' }))).rejects.toMatchObject({
    $metadata: { httpStatusCode: 412 },
  });
  await s3.send(new DeleteObjectCommand({ Bucket, Key, IfMatch: ETag }));
  await expect(read()).rejects.toMatchObject({ name: 'NoSuchKey' });
  expect(await s3.send(new DeleteObjectCommand({ Bucket, Key, IfMatch: ETag }))).toMatchObject({
    $metadata: { httpStatusCode: 204 },
  });
});

test('a list has the keys with its prefix in their order, page by page', async () => {
  const keys = ['paginas/a&b.html', 'paginas/torneo/10.html', 'paginas/torneo/9.html', 'paginas/ñ.html', 'otra.html'];
  for (const key of keys) await put(key, { Key: key });
  const list = (more: object) => s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'paginas/', MaxKeys: 3, ...more }));
  const first = await list({});
  const second = await list({ ContinuationToken: first.NextContinuationToken });
  expect([first, second].map(({ IsTruncated, KeyCount }) => [IsTruncated, KeyCount])).toEqual([
    [true, 3],
    [false, 1],
  ]);
  const listed = [first, second].flatMap(({ Contents = [] }) => Contents);
  expect(listed.map((each) => each.Key)).toEqual(keys.slice(0, 4));
  for (const each of listed)
    expect(each).toMatchObject({
      ETag: expect.stringMatching(/^"\w{32}"$/),
      LastModified: expect.any(Date),
      Size: Buffer.byteLength(each.Key ?? ''),
    });
  expect((await list({ StartAfter: 'paginas/torneo/10.html' })).KeyCount).toBe(2);
});
