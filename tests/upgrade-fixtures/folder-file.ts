/** Packs a folder into one compressed file: a line of JSON that lists its files, then their contents. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

interface PackedFile {
  readonly path: string;
  readonly size: number;
}

export const compress = (content: Buffer | string): Buffer =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });

/** Packs those files of the folder for which `isKept` is true. */
export function packFolder(folder: string, isKept: (path: string) => boolean): Buffer {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile() && isKept(path))
    .sort();
  const contents = paths.map((path) => readFileSync(join(folder, path)));
  const entries = paths.map((path, at): PackedFile => ({ path, size: contents[at]?.length ?? 0 }));
  return compress(Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), ...contents]));
}

export function unpackFolder(packed: Buffer, folder: string): void {
  const content = brotliDecompressSync(packed);
  let at = content.indexOf('\n') + 1;
  for (const { path, size } of JSON.parse(content.toString('utf8', 0, at)) as PackedFile[]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content.subarray(at, at + size));
    at += size;
  }
}
