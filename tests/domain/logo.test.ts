/** Addresses of logos: the file and the upload of each, and which addresses are of this site. */
import { expect, test } from 'vitest';
import {
  crestLogo,
  crestPrefix,
  fileOfLogo,
  isOwnLogo,
  logoOfUpload,
  uploadKey,
  uploadKeyPattern,
  uploadOfLogo,
} from '#shared/domain/logo.ts';

const id = '5f1c1f0e-6a3f-4a53-9d0e-2f6a0c7b9e11';
const logo = `/logos/${id}.webp`;

test('the address of a logo follows from its upload key, and the key from the address', () => {
  expect(uploadKey(id)).toBe(`uploads/${id}`);
  expect(logoOfUpload(uploadKey(id))).toBe(logo);
  expect(uploadOfLogo(logo)).toBe(uploadKey(id));
  expect(fileOfLogo(logo)).toBe(`logos/${id}.webp`);
});

test('only a key in the form that the server creates is an upload key', () => {
  expect(uploadKeyPattern.test(uploadKey(id))).toBe(true);
  for (const key of [`uploads/${id}x`, `x/uploads/${id}`, `uploads/${id.toUpperCase()}`, 'uploads/../secret']) {
    expect(uploadKeyPattern.test(key)).toBe(false);
  }
});

test('the addresses of crests of one design have the same prefix', () => {
  expect(crestPrefix('a1b2')).toBe('/logos/crest-a1b2-');
  expect(crestLogo('a1b2', id)).toBe(`/logos/crest-a1b2-${id}.svg`);
});

test.each([
  [logo, true],
  [crestLogo('a1b2', id), true],
  [`/logos/${id}.svg`, false],
  [`https://club.ar/logos/${id}.webp`, false],
  [`${logo}?x`, false],
  [`/logos/crest-xyz-${id}.svg`, false],
  ['', false],
])("the address '%s' is a logo of this site: %s", (address, expected) => {
  expect(isOwnLogo(address)).toBe(expected);
});

test.each([crestLogo('a1b2', id), 'https://club.ar/logo.png', `x${logo}`, `${logo}x`, ''])(
  "the address '%s' has no upload key",
  (each) => {
    expect(uploadOfLogo(each)).toBeUndefined();
  },
);
