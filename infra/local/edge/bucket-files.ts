/** A local bucket as an origin of the edge, which reads its files from the disk, without signed requests. */
import type { FileStore } from '../services/files-store.ts';
import { answerOfFile } from '../services/s3-answers.ts';
import type { BucketAccess } from '../template/bucket-access.ts';
import { notModifiedIfSame } from './conditional.ts';
import type { Origin } from './messages.ts';
import { accessDeniedAnswer, missingFileAnswer } from './missing-file.ts';

export function bucketFilesOrigin(store: FileStore, access: BucketAccess): Origin {
  return async ({ path, headers }) => {
    if (!access.canRead) return accessDeniedAnswer();
    const key = objectKeyFromPath(path);
    const file = key === undefined ? undefined : await store.read(key);
    return file ? notModifiedIfSame(answerOfFile(file), headers) : missingFileAnswer(access);
  };
}

function objectKeyFromPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).slice(1) || undefined;
  } catch {
    return undefined;
  }
}
