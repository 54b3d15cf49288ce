/** Stores the bucket's files on disk; even after a crash, each file is either whole or absent. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { link, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExpiryRule } from '../template/files-bucket.ts';

export interface FileMetadata {
  readonly contentType: string;
  readonly cacheControl?: string;
  readonly tags: Readonly<Record<string, string>>;
}

export interface StoredFile extends FileMetadata {
  readonly body: Buffer;
  readonly etag: string;
  /** When the file was written, in milliseconds since the epoch, rounded down to a whole second. */
  readonly modified: number;
}

type FileHeader = Omit<StoredFile, 'body'>;

const draftPrefix = '.draft-';
/** The first character of a stored file's name, so that no key becomes a name with a meaning, like `..`. */
const filePrefix = '=';
const dayMs = 24 * 60 * 60 * 1000;

export class FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
  }

  async read(key: string): Promise<StoredFile | undefined> {
    try {
      return parseStoredFile(await readFile(this.#pathOf(key)));
    } catch (error) {
      if (['ENOENT', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      throw error;
    }
  }

  /**
   * Writes a file; it is on disk when this resolves. Resolves to false when `onlyNew` is set and the key already has a
   * file.
   */
  async write(key: string, body: Buffer, about: FileMetadata, onlyNew = false): Promise<boolean> {
    const modified = Math.floor(Date.now() / 1000) * 1000;
    const written: FileHeader = { ...about, modified, etag: `"${createHash('md5').update(body).digest('hex')}"` };
    return this.#place(key, written, body, onlyNew);
  }

  /** Removes a file's tags, but keeps its date; resolves to false when there is no such file. */
  async untag(key: string): Promise<boolean> {
    const file = await this.read(key);
    if (!file) return false;
    const { body, ...about } = file;
    return this.#place(key, { ...about, tags: {} }, body, false);
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async keys(): Promise<string[]> {
    const names = (await readdir(this.#folder)).filter((name) => name.startsWith(filePrefix));
    return names.map((name) => decodeURIComponent(name.slice(filePrefix.length)));
  }

  /** Removes the files that a rule says are too old, and those that a killed process left half written. */
  async sweep(rules: readonly ExpiryRule[], now = Date.now()): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      if (name.startsWith(draftPrefix)) await rm(join(this.#folder, name), { force: true });
    }
    for (const key of await this.keys()) {
      const file = await this.read(key);
      if (file && rules.some((rule) => isExpired(key, file, rule, now))) await this.remove(key);
    }
  }

  #pathOf(key: string): string {
    return join(this.#folder, `${filePrefix}${encodeURIComponent(key)}`);
  }

  /** Writes the metadata as one line of JSON before the content, so that both change at once. */
  async #place(key: string, written: FileHeader, body: Buffer, onlyNew: boolean): Promise<boolean> {
    const draft = join(this.#folder, draftPrefix + randomUUID());
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(Buffer.concat([Buffer.from(`${JSON.stringify(written)}\n`), body]));
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (!onlyNew) await rename(draft, this.#pathOf(key));
    const isPlaced = !onlyNew || (await linkIfAbsent(draft, this.#pathOf(key)));
    await this.#syncFolder();
    return isPlaced;
  }

  async #syncFolder(): Promise<void> {
    const handle = await open(this.#folder);
    await handle.sync().finally(() => handle.close());
  }
}

/** Links the draft to the path unless a file is there already, in one atomic step; resolves to whether it did. */
async function linkIfAbsent(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft);
  }
}

function parseStoredFile(content: Buffer): StoredFile {
  const end = content.indexOf('\n');
  return { ...(JSON.parse(content.toString('utf8', 0, end)) as FileHeader), body: content.subarray(end + 1) };
}

function isExpired(key: string, file: StoredFile, { prefix, tags, days }: ExpiryRule, now: number): boolean {
  const isMeant = key.startsWith(prefix) && Object.entries(tags).every(([name, value]) => file.tags[name] === value);
  return isMeant && now - file.modified > days * dayMs;
}
