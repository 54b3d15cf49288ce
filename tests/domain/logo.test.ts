/** Addresses of logos: the stored file and the upload key of each, and which ones belong to this site. */
import { expect, test } from 'vitest';
import {
  addressOfCrest,
  bucketKeyOfLogo,
  crestAddressPrefix,
  isOwnLogo,
  logoAddressOfUpload,
  uploadKeyOfId,
  uploadKeyOfLogo,
  uploadKeyPattern,
} from '#shared/domain/crests/logo.ts';

const uploadId = '5f1c1f0e-6a3f-4a53-9d0e-2f6a0c7b9e11';
const logoAddress = `/logos/${uploadId}.webp`;

test('the address of a logo follows from its upload key, and the key from the address', () => {
  expect(uploadKeyOfId(uploadId)).toBe(`uploads/${uploadId}`);
  expect(logoAddressOfUpload(uploadKeyOfId(uploadId))).toBe(logoAddress);
  expect(uploadKeyOfLogo(logoAddress)).toBe(uploadKeyOfId(uploadId));
  expect(bucketKeyOfLogo(logoAddress)).toBe(`logos/${uploadId}.webp`);
});

test('only a key in the form that the server creates is an upload key', () => {
  expect(uploadKeyPattern.test(uploadKeyOfId(uploadId))).toBe(true);
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
  expect(crestAddressPrefix('a1b2')).toBe('/logos/crest-a1b2-');
  expect(addressOfCrest('a1b2', uploadId)).toBe(`/logos/crest-a1b2-${uploadId}.svg`);
});

test.each([
  [logoAddress, true],
  [addressOfCrest('a1b2', uploadId), true],
  [`/logos/${uploadId}.svg`, false],
  [`https://club.ar/logos/${uploadId}.webp`, false],
  [`${logoAddress}?x`, false],
  [`/logos/crest-xyz-${uploadId}.svg`, false],
  ['', false],
])("the address '%s' is a logo of this site: %s", (address, expected) => {
  expect(isOwnLogo(address)).toBe(expected);
});

test.each([addressOfCrest('a1b2', uploadId), 'https://club.ar/logo.png', `x${logoAddress}`, `${logoAddress}x`, ''])(
  "the address '%s' has no upload key",
  (each) => {
    expect(uploadKeyOfLogo(each)).toBeUndefined();
  },
);
