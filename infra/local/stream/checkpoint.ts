/** How far the stream has been read, on disk: a restart goes on from there. */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';

interface Saved {
  readonly streamArn: string;
  /** By shard, the sequence number of the last record done with; 'ended' for a shard that is read to its end. */
  readonly shards: { readonly [shardId: string]: string };
}

export const ended = 'ended';

export class Checkpoint {
  readonly #file: string;
  #saved: Saved;

  /** An unreadable file, or one of another stream, starts from nothing: the publisher is idempotent. */
  constructor(file: string, streamArn: string) {
    this.#file = file;
    const saved = read(file);
    this.#saved = saved?.streamArn === streamArn ? saved : { streamArn, shards: {} };
  }

  positionIn(shardId: string): string | undefined {
    return this.#saved.shards[shardId];
  }

  /** On disk, whole, when it returns. */
  save(shardId: string, position: string): void {
    this.#saved = { ...this.#saved, shards: { ...this.#saved.shards, [shardId]: position } };
    const draft = `${this.#file}.tmp`;
    const descriptor = openSync(draft, 'w');
    writeSync(descriptor, JSON.stringify(this.#saved));
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(draft, this.#file);
  }
}

function read(file: string): Saved | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
