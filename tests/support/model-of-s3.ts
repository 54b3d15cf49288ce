/** A model of an S3 bucket in memory. */
import type { ObjectStore } from '#functions/platform/files/site-bucket.ts';

export interface ModelBucket extends ObjectStore {
  /** The HTML of each object by its key. */
  readonly objects: Map<string, string>;
  /** The keys of all writes, in order. */
  readonly written: string[];
}

/** `beforeCall` is awaited before each call; the call itself happens at one moment. */
export function createModelBucket(beforeCall: (call: string) => Promise<void> = async () => {}): ModelBucket {
  const objects = new Map<string, string>();
  const written: string[] = [];
  return {
    objects,
    written,
    async write(key, html) {
      await beforeCall(`PUT ${key}`);
      objects.set(key, html);
      written.push(key);
    },
    async remove(key) {
      await beforeCall(`DELETE ${key}`);
      objects.delete(key);
    },
    async list(prefix, after) {
      await beforeCall(`LIST ${prefix}`);
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after);
      return keys.sort().slice(0, 1000);
    },
  };
}
