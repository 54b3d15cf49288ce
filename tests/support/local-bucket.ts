/** The local bucket for tests: clients of the SDK, and presigned addresses as browsers use them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { type RunningBuckets, startFiles } from '#infra/local/services/files.ts';
import { localCredentials } from '#infra/local/services/tables.ts';
import { filesBucketSettings, siteBucketSettings } from './files-bucket.ts';

export const dataDir = mkdtempSync(join(tmpdir(), 'torneo-files-'));
export const Bucket = 'files';
export const content = Buffer.from('doce letras.');

const log = vi.fn();
let files: RunningBuckets;
let s3: S3Client;

/** Starts the bucket before the tests of the file, and stops it after them; nothing may have been logged meanwhile. */
export function runLocalBucket(): void {
  beforeAll(async () => {
    files = await startFiles({ dataDir, buckets: [filesBucketSettings, siteBucketSettings], log });
    s3 = createS3Client(localCredentials);
  });
  afterAll(async () => {
    await files.stop();
    rmSync(dataDir, { recursive: true });
    expect(log).not.toHaveBeenCalled();
  });
}

export const createS3Client = (credentials: { accessKeyId: string; secretAccessKey: string }) =>
  new S3Client({
    endpoint: files.endpoint,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** Sends a request to the bucket without a signature. */
export const fetchUnsigned = (key: string, init: RequestInit): Promise<Response> =>
  fetch(`${files.endpoint}/files/${key}`, init);

/** A presigned address for uploading exactly the twelve bytes of `content`, as a PNG. */
export function presignUpload(
  Key: string,
  { client = s3, expiresIn = 600, signingDate = new Date() } = {},
): Promise<string> {
  const command = new PutObjectCommand({ Bucket, Key, ContentType: 'image/png', ContentLength: content.length });
  const signableHeaders = new Set(['content-type', 'content-length']);
  return getSignedUrl(client, command, { expiresIn, signingDate, signableHeaders });
}

export const putFileToUrl = (
  url: string,
  body: BodyInit = content,
  type = 'image/png',
  more: Record<string, string> = {},
) => fetch(url, { method: 'PUT', body, headers: { 'content-type': type, ...more } });
