/** Addresses of logos: which file they mean, and which are of this site. */
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

test('an upload becomes a logo, and the logo tells its upload', () => {
  expect(uploadKey(id)).toBe(`uploads/${id}`);
  expect(logoOfUpload(uploadKey(id))).toBe(logo);
  expect(uploadOfLogo(logo)).toBe(uploadKey(id));
  expect(fileOfLogo(logo)).toBe(`logos/${id}.webp`);
});

test('only what the server names is an upload', () => {
  expect(uploadKeyPattern.test(uploadKey(id))).toBe(true);
  for (const key of [`uploads/${id}x`, `x/uploads/${id}`, `uploads/${id.toUpperCase()}`, 'uploads/../secret']) {
    expect(uploadKeyPattern.test(key)).toBe(false);
  }
});

test('crests of one design lie side by side', () => {
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
])('%s is of this site: %s', (address, expected) => {
  expect(isOwnLogo(address)).toBe(expected);
});

test.each([crestLogo('a1b2', id), 'https://club.ar/logo.png', `x${logo}`, `${logo}x`, ''])(
  '%s had no upload',
  (each) => {
    expect(uploadOfLogo(each)).toBeUndefined();
  },
);
