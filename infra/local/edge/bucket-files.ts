/** The local bucket as an origin of the edge, which reads its files from the disk, without signed requests. */
import { answerOfFile } from '../services/files-server.ts';
import type { FileStore } from '../services/files-store.ts';
import { notModifiedIfSame } from './conditional.ts';
import type { Origin } from './messages.ts';

export function bucketFilesOrigin(store: FileStore): Origin {
  return async ({ path, headers }) => {
    const key = objectKeyFromPath(path);
    return notModifiedIfSame(answerOfFile(key === undefined ? undefined : await store.read(key)), headers);
  };
}

function objectKeyFromPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).slice(1) || undefined;
  } catch {
    return undefined;
  }
}
