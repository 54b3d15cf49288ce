/** Records on disk how far the stream has been read, so that a restart continues from there. */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';

interface SavedPositions {
  readonly streamArn: string;
  /**
   * By shard id: the sequence number of the last record processed, or 'ended' for a shard that has been read to its
   * end.
   */
  readonly shards: { readonly [shardId: string]: string };
}

export const endedShardPosition = 'ended';

export class Checkpoint {
  readonly #file: string;
  #saved: SavedPositions;

  /** Without a readable checkpoint, the stream is read from its beginning: Lambdas may safely get a change twice. */
  constructor(file: string, streamArn: string) {
    this.#file = file;
    const saved = readSavedPositions(file);
    this.#saved = saved?.streamArn === streamArn ? saved : { streamArn, shards: {} };
  }

  positionIn(shardId: string): string | undefined {
    return this.#saved.shards[shardId];
  }

  /** Saves how far a shard has been read; the file is on disk, and whole, when this returns. */
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

function readSavedPositions(file: string): SavedPositions | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
