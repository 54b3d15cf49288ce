/** Presigned addresses of the local bucket: it refuses what S3 refuses. */
import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { fileStoreIn } from '#infra/local/services/files.ts';
import { localCredentials } from '#infra/local/services/tables.ts';
import {
  Bucket,
  content,
  createS3Client,
  dataDir,
  presignUpload,
  putFileToUrl,
  runLocalBucket,
} from '#tests/support/local-bucket.ts';

runLocalBucket();

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
