/** A model of an S3 bucket in memory: what its conditions on PUT and DELETE promise, and nothing more. */
import { createHash } from 'node:crypto';
import type { ObjectFacts, ObjectStore } from '#functions/platform/files/site-bucket.ts';

interface ModelObject extends ObjectFacts {
  readonly html: string;
}

export interface ModelBucket extends ObjectStore {
  readonly objects: Map<string, ModelObject>;
  /** The keys of all successful writes, in order. */
  readonly written: string[];
}

/** `beforeCall` is awaited before each call; the call itself happens at one moment. */
export function createModelBucket(beforeCall: (call: string) => Promise<void> = async () => {}): ModelBucket {
  const objects = new Map<string, ModelObject>();
  const written: string[] = [];
  return {
    objects,
    written,
    async find(key) {
      await beforeCall(`HEAD ${key}`);
      return objects.get(key) ?? null;
    },
    async write(key, { html, metadata }, expectedEtag) {
      await beforeCall(`PUT ${key}`);
      if ((objects.get(key)?.etag ?? null) !== expectedEtag) return null;
      const etag = createHash('md5').update(html).digest('hex');
      objects.set(key, { html, metadata, etag });
      written.push(key);
      return etag;
    },
    async remove(key, expectedEtag) {
      await beforeCall(`DELETE ${key}`);
      const stored = objects.get(key);
      if (stored && stored.etag !== expectedEtag) return false;
      objects.delete(key);
      return true;
    },
    async list(prefix, after) {
      await beforeCall(`LIST ${prefix}`);
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after);
      return keys.sort().slice(0, 1000);
    },
  };
}
