/** The bucket with uploads and logos: the few operations that are needed, each with a deadline. */
import {
  DeleteObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { environment } from '../environment.ts';

let client: S3Client | undefined;

function s3(): S3Client {
  client ??= new S3Client({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
    // Otherwise a presigned address demands the checksum of an empty body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return client;
}

const at = (Key: string) => ({ Bucket: environment().filesBucket, Key });

/** The address to which somebody without an account may put exactly `size` bytes of that type, for ten minutes. */
export function presignPut(key: string, contentType: string, size: number): Promise<string> {
  const put = new PutObjectCommand({ ...at(key), ContentType: contentType, ContentLength: size });
  return getSignedUrl(s3(), put, { expiresIn: 600, signableHeaders: new Set(['content-type', 'content-length']) });
}

export async function readFile(key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await s3().send(new GetObjectCommand(at(key)));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (isCalled(error, 'NoSuchKey')) return undefined;
    throw error;
  }
}

export async function fileExists(key: string): Promise<boolean> {
  try {
    await s3().send(new HeadObjectCommand(at(key)));
    return true;
  } catch (error) {
    if (isCalled(error, 'NotFound', 'NoSuchKey')) return false;
    throw error;
  }
}

/** Files nobody claims with `keepFile` are swept away after a day by the bucket's lifecycle. */
const unclaimed = 'unclaimed=1';

/** Writes a file whose name never gets another content: what is there already stays. */
export async function writeFile(key: string, body: Uint8Array, contentType: string): Promise<void> {
  const CacheControl = 'public, max-age=31536000, immutable';
  const content = { Body: body, ContentType: contentType, CacheControl, Tagging: unclaimed, IfNoneMatch: '*' };
  try {
    await s3().send(new PutObjectCommand({ ...at(key), ...content }));
  } catch (error) {
    if (!isCalled(error, 'PreconditionFailed')) throw error;
  }
}

/** From now on the lifecycle leaves the file alone. */
export async function keepFile(key: string): Promise<void> {
  try {
    await s3().send(new DeleteObjectTaggingCommand(at(key)));
  } catch (error) {
    if (!isCalled(error, 'NoSuchKey')) throw error;
  }
}

export async function removeFile(key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand(at(key)));
}

const isCalled = (error: unknown, ...names: string[]): boolean => error instanceof Error && names.includes(error.name);
