/** The three files of published pages: names, sizes, and nothing that the Content Security Policy forbids. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { pageAssets } from '#functions/platform/pages/page-assets.ts';
import { buildLook, pageLook } from '#infra/build/look.ts';

let folder = '';
beforeAll(async () => {
  folder = await buildLook(() => undefined);
});

const read = (extension: string): Buffer => readFileSync(join(folder, 'assets', `paginas-${pageLook()}.${extension}`));
/** As CloudFront compresses. */
const brotli = (file: Buffer): number =>
  brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

test('the build makes the three files that pages name, and no other', () => {
  const named = Object.values(pageAssets).map((address) => address.replace('sin-construir', pageLook()));
  expect(
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((it) => (it.isFile() ? it.name : [])),
  ).toHaveLength(3);
  expect(named.map((address) => readFileSync(join(folder, address)).length > 0)).toEqual([true, true, true]);
});

test('the script is at most 10 KB, and the styles at most 9 KB, compressed', () => {
  expect(gzipSync(read('js')).length).toBeLessThanOrEqual(10_240);
  expect(brotli(read('css'))).toBeLessThanOrEqual(9_216);
});

test('the script neither evaluates text nor writes styles', () => {
  expect(read('js').toString()).not.toMatch(/\beval\(|new Function|cssText|createElement\([`'"]style/);
});

test('the styles load nothing but the font', () => {
  const addresses = [
    ...read('css')
      .toString()
      .matchAll(/url\(([^)]*)\)|@import/g),
  ].map(([, address]) => address);
  expect(addresses).toEqual([`/assets/paginas-${pageLook()}.woff2`]);
});
