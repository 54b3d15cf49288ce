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

const uploadId = '5f1c1f0e-6a3f-4a53-9d0e-2f6a0c7b9e11';
const logo = `/logos/${uploadId}.webp`;

test('the address of a logo follows from its upload key, and the key from the address', () => {
  expect(uploadKey(uploadId)).toBe(`uploads/${uploadId}`);
  expect(logoOfUpload(uploadKey(uploadId))).toBe(logo);
  expect(uploadOfLogo(logo)).toBe(uploadKey(uploadId));
  expect(fileOfLogo(logo)).toBe(`logos/${uploadId}.webp`);
});

test('only a key in the form that the server creates is an upload key', () => {
  expect(uploadKeyPattern.test(uploadKey(uploadId))).toBe(true);
  for (const key of [
    `uploads/${uploadId}x`,
    `x/uploads/${uploadId}`,
    `uploads/${uploadId.toUpperCase()}`,
    'uploads/../secret',
  ]) {
    expect(uploadKeyPattern.test(key)).toBe(false);
  }
});

test('the addresses of crests of one design have the same prefix', () => {
  expect(crestPrefix('a1b2')).toBe('/logos/crest-a1b2-');
  expect(crestLogo('a1b2', uploadId)).toBe(`/logos/crest-a1b2-${uploadId}.svg`);
});

test.each([
  [logo, true],
  [crestLogo('a1b2', uploadId), true],
  [`/logos/${uploadId}.svg`, false],
  [`https://club.ar/logos/${uploadId}.webp`, false],
  [`${logo}?x`, false],
  [`/logos/crest-xyz-${uploadId}.svg`, false],
  ['', false],
])("the address '%s' is a logo of this site: %s", (address, expected) => {
  expect(isOwnLogo(address)).toBe(expected);
});

test.each([crestLogo('a1b2', uploadId), 'https://club.ar/logo.png', `x${logo}`, `${logo}x`, ''])(
  "the address '%s' has no upload key",
  (each) => {
    expect(uploadOfLogo(each)).toBeUndefined();
  },
);
