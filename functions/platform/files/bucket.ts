/** The S3 bucket with uploads and logos: the few operations used, each with a time limit. */
import { environment } from '../environment.ts';
import { keptBetweenCalls } from '../execution-environment.ts';

/** The S3 SDK, loaded with the first call, and its client. */
const loadS3 = keptBetweenCalls(async () => {
  const sdk = await import('./s3.ts');
  const client = new sdk.S3Client({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
    // Without this option, the presigned URL would require the checksum of an empty body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, sdk };
});

const bucketAndKey = (Key: string) => ({ Bucket: environment().filesBucket, Key });

/** Creates a URL to which anyone can PUT a file of `size` bytes and that type for ten minutes, without an account. */
export async function presignPutUrl(key: string, contentType: string, size: number): Promise<string> {
  const { client, sdk } = await loadS3();
  const put = new sdk.PutObjectCommand({ ...bucketAndKey(key), ContentType: contentType, ContentLength: size });
  return sdk.getSignedUrl(client, put, {
    expiresIn: 600,
    signableHeaders: new Set(['content-type', 'content-length']),
  });
}

export async function readFile(key: string): Promise<Uint8Array | undefined> {
  const { client, sdk } = await loadS3();
  try {
    const { Body } = await client.send(new sdk.GetObjectCommand(bucketAndKey(key)));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (hasErrorName(error, 'NoSuchKey')) return undefined;
    throw error;
  }
}

export async function fileExists(key: string): Promise<boolean> {
  const { client, sdk } = await loadS3();
  try {
    await client.send(new sdk.HeadObjectCommand(bucketAndKey(key)));
    return true;
  } catch (error) {
    if (hasErrorName(error, 'NotFound', 'NoSuchKey')) return false;
    throw error;
  }
}

/**
 * S3 tag of new files: the bucket's lifecycle deletes a file after a day unless `exemptFromLifecycle` removes the tag.
 */
const unclaimedTag = 'unclaimed=1';

/** Writes a file. A file that already exists under the key keeps its content. */
export async function writeFile(key: string, body: Uint8Array, contentType: string): Promise<void> {
  const { client, sdk } = await loadS3();
  const CacheControl = 'public, max-age=31536000, immutable';
  const content = { Body: body, ContentType: contentType, CacheControl, Tagging: unclaimedTag, IfNoneMatch: '*' };
  try {
    await client.send(new sdk.PutObjectCommand({ ...bucketAndKey(key), ...content }));
  } catch (error) {
    if (!hasErrorName(error, 'PreconditionFailed')) throw error;
  }
}

/**
 * Keeps a file for good: the bucket's lifecycle no longer deletes it. False when the file does not exist, also when a
 * versioned bucket has put a delete marker over it, which S3 refuses to tag by MethodNotAllowed.
 */
export async function exemptFromLifecycle(key: string): Promise<boolean> {
  const { client, sdk } = await loadS3();
  try {
    await client.send(new sdk.DeleteObjectTaggingCommand(bucketAndKey(key)));
    return true;
  } catch (error) {
    if (!hasErrorName(error, 'NoSuchKey', 'MethodNotAllowed')) throw error;
    return false;
  }
}

export async function removeFile(key: string): Promise<void> {
  const { client, sdk } = await loadS3();
  await client.send(new sdk.DeleteObjectCommand(bucketAndKey(key)));
}

const hasErrorName = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name);
