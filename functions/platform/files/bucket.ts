/** The bucket with uploads and logos: the few operations that are needed, each with a deadline. */
import type { S3Client } from '@aws-sdk/client-s3';
import { environment } from '../environment.ts';

let client: S3Client | undefined;

/** The client, and the commands it takes. */
async function loadS3() {
  const sdk = await import('./s3.ts');
  client ??= new sdk.S3Client({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
    // Without this option the presigned URL requires the checksum of an empty body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, sdk };
}

const inBucket = (Key: string) => ({ Bucket: environment().filesBucket, Key });

/** The address to which somebody without an account may put exactly `size` bytes of that type, for ten minutes. */
export async function presignPut(key: string, contentType: string, size: number): Promise<string> {
  const { client, sdk } = await loadS3();
  const put = new sdk.PutObjectCommand({ ...inBucket(key), ContentType: contentType, ContentLength: size });
  return sdk.getSignedUrl(client, put, {
    expiresIn: 600,
    signableHeaders: new Set(['content-type', 'content-length']),
  });
}

export async function readFile(key: string): Promise<Uint8Array | undefined> {
  const { client, sdk } = await loadS3();
  try {
    const { Body } = await client.send(new sdk.GetObjectCommand(inBucket(key)));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (hasErrorName(error, 'NoSuchKey')) return undefined;
    throw error;
  }
}

export async function fileExists(key: string): Promise<boolean> {
  const { client, sdk } = await loadS3();
  try {
    await client.send(new sdk.HeadObjectCommand(inBucket(key)));
    return true;
  } catch (error) {
    if (hasErrorName(error, 'NotFound', 'NoSuchKey')) return false;
    throw error;
  }
}

/** Files nobody claims with `exemptFromLifecycle` are swept away after a day by the bucket's lifecycle. */
const unclaimedTag = 'unclaimed=1';

/** Writes a file whose name never gets another content: what is there already stays. */
export async function writeFile(key: string, body: Uint8Array, contentType: string): Promise<void> {
  const { client, sdk } = await loadS3();
  const CacheControl = 'public, max-age=31536000, immutable';
  const content = { Body: body, ContentType: contentType, CacheControl, Tagging: unclaimedTag, IfNoneMatch: '*' };
  try {
    await client.send(new sdk.PutObjectCommand({ ...inBucket(key), ...content }));
  } catch (error) {
    if (!hasErrorName(error, 'PreconditionFailed')) throw error;
  }
}

/** From now on the lifecycle leaves the file alone. */
export async function exemptFromLifecycle(key: string): Promise<void> {
  const { client, sdk } = await loadS3();
  try {
    await client.send(new sdk.DeleteObjectTaggingCommand(inBucket(key)));
  } catch (error) {
    if (!hasErrorName(error, 'NoSuchKey')) throw error;
  }
}

export async function removeFile(key: string): Promise<void> {
  const { client, sdk } = await loadS3();
  await client.send(new sdk.DeleteObjectCommand(inBucket(key)));
}

const hasErrorName = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name);
