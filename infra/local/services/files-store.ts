/** Stores a bucket's files on disk; even after a crash, each file is either whole or absent. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExpiryRule } from '../template/buckets.ts';

export interface FileMetadata {
  readonly contentType: string;
  readonly cacheControl?: string;
  readonly tags: Readonly<Record<string, string>>;
  /** What the writer wants to know about the file, by names in lower case. */
  readonly metadata?: Readonly<Record<string, string>>;
}

export interface StoredFile extends FileMetadata {
  readonly body: Buffer;
  readonly etag: string;
  /** When the file was written, in milliseconds since the epoch, rounded down to a whole second. */
  readonly modified: number;
}

/** Whether a file may be written or removed, by the file that the key has now; undefined for none. */
export type WriteCondition = (present: StoredFile | undefined) => boolean;

interface FileHeader extends Omit<StoredFile, 'body'> {
  /** The file's key, which its name does not tell when it is long. */
  readonly key?: string;
}

const draftPrefix = '.draft-';
/** The first character of a file named by its key, so that no key becomes a name with a meaning, like `..`. */
const keyPrefix = '=';
/** The first character of a file named by a hash of its key, which is too long for the name of a file. */
const hashPrefix = '#';
const longestNamedKey = 200;
const dayMs = 24 * 60 * 60 * 1000;

export class FileStore {
  readonly #folder: string;
  /** The last change under way of each key. */
  readonly #changes = new Map<string, Promise<unknown>>();

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
  }

  async read(key: string): Promise<StoredFile | undefined> {
    try {
      return parseStoredFile(await readFile(this.#pathOf(key)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /**
   * Writes a file to disk. Resolves to its ETag, or to undefined if `condition` does not hold, in which case nothing is
   * written. Writes and deletions of the same key happen one after the other.
   */
  write(key: string, body: Buffer, about: FileMetadata, condition?: WriteCondition): Promise<string | undefined> {
    const modified = Math.floor(Date.now() / 1000) * 1000;
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    return this.#change(key, async () => {
      if (condition && !condition(await this.read(key))) return undefined;
      await this.#place(key, { ...about, modified, etag }, body);
      return etag;
    });
  }

  /** Removes a file's tags, but keeps its date; resolves to false when there is no such file. */
  untag(key: string): Promise<boolean> {
    return this.#change(key, async () => {
      const file = await this.read(key);
      if (!file) return false;
      const { body, ...about } = file;
      await this.#place(key, { ...about, tags: {} }, body);
      return true;
    });
  }

  /** Removes a file, if there is one; resolves to false when the condition does not hold. */
  remove(key: string, condition?: WriteCondition): Promise<boolean> {
    return this.#change(key, async () => {
      if (condition && !condition(await this.read(key))) return false;
      await rm(this.#pathOf(key), { force: true });
      return true;
    });
  }

  async keys(): Promise<string[]> {
    const names = await readdir(this.#folder);
    const named = names.filter((name) => name.startsWith(keyPrefix));
    const hashed = names.filter((name) => name.startsWith(hashPrefix));
    const headers = hashed.map(async (name) => parseHeader(await readFile(join(this.#folder, name))).header);
    return [
      ...named.map((name) => decodeURIComponent(name.slice(keyPrefix.length))),
      ...(await Promise.all(headers)).map(({ key = '' }) => key),
    ];
  }

  /** Removes the files that a rule says are too old, and those that a killed process left half written. */
  async sweep(rules: readonly ExpiryRule[], now = Date.now()): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      if (name.startsWith(draftPrefix)) await rm(join(this.#folder, name), { force: true });
    }
    if (rules.length === 0) return;
    for (const key of await this.keys()) {
      const file = await this.read(key);
      if (file && rules.some((rule) => isExpired(key, file, rule, now))) await this.remove(key);
    }
  }

  #pathOf(key: string): string {
    const encoded = encodeURIComponent(key);
    const hash = () => createHash('sha256').update(key).digest('hex');
    return join(this.#folder, encoded.length <= longestNamedKey ? keyPrefix + encoded : hashPrefix + hash());
  }

  /** Runs a change of a key after those of the same key that began earlier. */
  async #change<T>(key: string, run: () => Promise<T>): Promise<T> {
    const change = (this.#changes.get(key) ?? Promise.resolve()).then(run, run);
    this.#changes.set(key, change);
    try {
      return await change;
    } finally {
      if (this.#changes.get(key) === change) this.#changes.delete(key);
    }
  }

  /** Writes the metadata as one line of JSON before the content, so that both change at once. */
  async #place(key: string, written: FileHeader, body: Buffer): Promise<void> {
    const draft = join(this.#folder, draftPrefix + randomUUID());
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(Buffer.concat([Buffer.from(`${JSON.stringify({ ...written, key })}\n`), body]));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, this.#pathOf(key));
    await this.#syncFolder();
  }

  async #syncFolder(): Promise<void> {
    const handle = await open(this.#folder);
    await handle.sync().finally(() => handle.close());
  }
}

function parseHeader(content: Buffer): { header: FileHeader; end: number } {
  const end = content.indexOf('\n');
  return { header: JSON.parse(content.toString('utf8', 0, end)) as FileHeader, end };
}

function parseStoredFile(content: Buffer): StoredFile {
  const { header, end } = parseHeader(content);
  const { key: _, ...about } = header;
  return { ...about, body: content.subarray(end + 1) };
}

function isExpired(key: string, file: StoredFile, { prefix, tags, days }: ExpiryRule, now: number): boolean {
  const isMeant = key.startsWith(prefix) && Object.entries(tags).every(([name, value]) => file.tags[name] === value);
  return isMeant && now - file.modified > days * dayMs;
}
