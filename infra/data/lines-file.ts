/** Files of JSON lines: written with their hash, checked against it, and read line by line. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInterface } from 'node:readline';

export interface FileFacts {
  readonly lines: number;
  readonly sha256: string;
}

export class LinesFileWriter {
  readonly #handle: FileHandle;
  readonly #hash = createHash('sha256');
  #lines = 0;
  #written: Promise<unknown> = Promise.resolve();

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** Creates the file, which only its owner may read; it must not exist. */
  static async create(path: string): Promise<LinesFileWriter> {
    return new LinesFileWriter(await open(path, 'wx', 0o600));
  }

  /** Appends lines after those of earlier calls; resolves once they are written. */
  async append(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    const text = lines.map((line) => `${line}\n`).join('');
    this.#hash.update(text);
    this.#lines += lines.length;
    this.#written = this.#written.then(() => this.#handle.appendFile(text));
    await this.#written;
  }

  /** Waits until the file is on disk, and closes it. */
  async close(): Promise<FileFacts> {
    await this.#written;
    await this.#handle.sync();
    await this.#handle.close();
    return { lines: this.#lines, sha256: this.#hash.digest('hex') };
  }
}

/** The SHA-256 of a file, in hexadecimal; undefined when there is no such file. */
export async function hashOfFile(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return hash.digest('hex');
}

/** The parsed lines of a file in groups of `size`, without the first `from` lines. */
export async function* readLinesInGroups<T>(
  path: string,
  size: number,
  { parse = JSON.parse, from = 0 }: { parse?: (line: string) => T; from?: number } = {},
): AsyncGenerator<T[]> {
  let group: T[] = [];
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (number <= from) continue;
    group.push(parse(line));
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Every line of a short file, parsed. */
export async function readAllLines<T>(path: string): Promise<T[]> {
  const lines: T[] = [];
  for await (const group of readLinesInGroups<T>(path, 1000)) lines.push(...group);
  return lines;
}
