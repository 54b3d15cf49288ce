/** The three files of published pages: names, sizes, and nothing that the Content Security Policy forbids. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildPageAssets } from '#infra/build/page-assets.ts';

const { folder, pageAssets } = await buildPageAssets(() => undefined);
const read = (address: string): Buffer => readFileSync(join(folder, address));
/** As CloudFront compresses. */
const brotli = (file: Buffer): number =>
  brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

test('the build makes the three files that pages name, and no other', () => {
  const named = Object.values(pageAssets);
  expect(
    readdirSync(join(folder, 'assets'))
      .map((name) => `/assets/${name}`)
      .sort(),
  ).toEqual([...named].sort());
  expect(named.every((address) => /^\/assets\/paginas-[\w-]{8}\.(css|js|woff2)$/.test(address))).toBe(true);
  expect(named.map((address) => read(address).length > 0)).toEqual([true, true, true]);
});

test('the script is at most 10 KB, and the styles at most 9 KB, compressed', () => {
  expect(gzipSync(read(pageAssets.script)).length).toBeLessThanOrEqual(10_240);
  expect(brotli(read(pageAssets.css))).toBeLessThanOrEqual(9_216);
});

test('the script neither evaluates text nor writes styles', () => {
  expect(read(pageAssets.script).toString()).not.toMatch(/\beval\(|new Function|cssText|createElement\([`'"]style/);
});

test('the styles load nothing but the font', () => {
  const addresses = [
    ...read(pageAssets.css)
      .toString()
      .matchAll(/url\(([^)]*)\)|@import/g),
  ].map(([, address]) => address);
  expect(addresses).toEqual([pageAssets.font]);
});
