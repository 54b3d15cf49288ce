/** Runs the template's buckets on this machine, with their files on disk. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { BucketSettings } from '../template/buckets.ts';
import { filesServer, type ServedBucket } from './files-server.ts';
import { FileStore } from './files-store.ts';

export interface RunningBuckets {
  /** Address of the buckets, for the SDK's variable `AWS_ENDPOINT_URL_S3`. */
  readonly endpoint: string;
  stop(): Promise<void>;
}

export interface FilesOptions {
  readonly dataDir: string;
  readonly buckets: readonly BucketSettings[];
  readonly log: (line: string) => void;
}

/** The name of a bucket on this machine. */
export const bucketNameOf = ({ logicalId }: BucketSettings): string => logicalId.toLowerCase();

/** The store with the files on disk of the bucket with this name. */
export const fileStoreIn = (dataDir: string, bucketName: string): FileStore =>
  new FileStore(resolve(join(dataDir, 'files', bucketName)));

const sweepIntervalMs = 60 * 60 * 1000;

/** Starts the buckets; no other process may use `dataDir` meanwhile. */
export async function startFiles({ dataDir, buckets, log }: FilesOptions): Promise<RunningBuckets> {
  const served = new Map(
    buckets.map((settings): [string, ServedBucket] => {
      const name = bucketNameOf(settings);
      return [name, { settings, store: fileStoreIn(dataDir, name) }];
    }),
  );
  const sweep = () =>
    Promise.all([...served.values()].map(({ settings, store }) => store.sweep(settings.expiry))).catch((error: Error) =>
      log(`files: ${error.message}`),
    );
  await sweep();
  const sweeping = setInterval(sweep, sweepIntervalMs);
  sweeping.unref();
  const server = filesServer({ buckets: served, log }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      clearInterval(sweeping);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
