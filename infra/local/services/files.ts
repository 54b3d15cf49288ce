/** Runs the bucket of uploads and logos on this machine, with its files on disk. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { FilesBucket } from '../template/files-bucket.ts';
import { filesServer } from './files-server.ts';
import { FileStore } from './files-store.ts';

export interface RunningFilesBucket {
  /** Address of the bucket, for the SDK's variable `AWS_ENDPOINT_URL_S3`. */
  readonly endpoint: string;
  readonly bucketName: string;
  stop(): Promise<void>;
}

export interface FilesOptions {
  readonly dataDir: string;
  readonly bucket: FilesBucket;
  readonly log: (line: string) => void;
}

/** The store with the bucket's files on disk. */
export const fileStoreIn = (dataDir: string, bucketName: string): FileStore =>
  new FileStore(resolve(join(dataDir, 'files', bucketName)));

const sweepIntervalMs = 60 * 60 * 1000;

/** Starts the bucket; no other process may use `dataDir` meanwhile. */
export async function startFiles({ dataDir, bucket, log }: FilesOptions): Promise<RunningFilesBucket> {
  const bucketName = bucket.logicalId.toLowerCase();
  const store = fileStoreIn(dataDir, bucketName);
  const sweep = () => store.sweep(bucket.expiry).catch((error: Error) => log(`files: ${error.message}`));
  await sweep();
  const sweeping = setInterval(sweep, sweepIntervalMs);
  sweeping.unref();
  const server = filesServer({ bucket, name: bucketName, store, log }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucketName,
    async stop() {
      clearInterval(sweeping);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
