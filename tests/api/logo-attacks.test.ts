/** Pictures made to keep the server busy: each is refused by its structure, before anything is decoded. */
import { describe, expect, test } from 'vitest';
import { makeLogo } from '#functions/platform/files/make-logo.ts';
import {
  anInflatingPng,
  aPhoto,
  aPng,
  withFakeFrame,
  withFrameBytes,
  withRepeatedScan,
} from '#tests/support/images.ts';

const photo = aPhoto(64, 64);
const progressive = aPhoto(256, 256, { progressive: true });
const html = Buffer.from('<!doctype html><script>alert(1)</script>');

const tooMuchWork = 'Abrir la imagen lleva demasiado trabajo. Guardala de nuevo como PNG o como JPEG común.';
const unusual = 'Ese tipo de JPEG no se puede leer. Guardala como PNG o como JPEG común.';
const damaged = 'La imagen está dañada o incompleta. Guardala de nuevo o elegí otra.';
const tooLarge = 'La imagen es demasiado grande: hasta 4096 píxeles de lado.';

describe('a logo is not made of', () => {
  test.each<[string, () => Promise<Buffer>, string]>([
    ['a JPEG of 2,000 scans', async () => withRepeatedScan(await progressive, 2000), tooMuchWork],
    [
      'a JPEG that names a small size in a comment',
      async () => withFakeFrame(withFrameBytes(await photo, 5, [0x13, 0x88, 0x13, 0x88])),
      tooLarge,
    ],
    ['a PNG that inflates to 200 MB', async () => anInflatingPng(200), tooMuchWork],
    ['a JPEG with arithmetic coding', async () => withFrameBytes(await photo, 1, [0xc9]), unusual],
    ['a JPEG of 12 bits', async () => withFrameBytes(await photo, 4, [12]), unusual],
    ['a JPEG without height', async () => withFrameBytes(await photo, 5, [0, 0]), damaged],
    [
      'a JPEG of two frames',
      async () => Buffer.concat([(await photo).subarray(0, -2), (await photo).subarray(2)]),
      damaged,
    ],
    ['a JPEG cut off in its header', async () => (await photo).subarray(0, 30), damaged],
  ])('%s', async (_, make, message) => {
    await expect(makeLogo(await make())).rejects.toMatchObject({ status: 400, message });
  });

  test('an image that takes longer than the time it has', async () => {
    await expect(makeLogo(await photo, 1)).rejects.toMatchObject({ status: 400, message: tooMuchWork });
  });
});

test.each([
  ['a progressive JPEG with as many scans as programs write', () => progressive],
  ['a JPEG with a comment, and a page behind its end', async () => Buffer.concat([withFakeFrame(await photo), html])],
  ['a PNG with a page behind its end', async () => Buffer.concat([aPng(16, 16), html])],
])('%s becomes a logo that holds nothing else', async (_, make) => {
  const logo = Buffer.from(await makeLogo(await make()));
  expect(logo.subarray(8, 12).toString()).toBe('WEBP');
  expect(logo.includes('script')).toBe(false);
});

test('a small image does not wait for a large one', async () => {
  const first = makeLogo(aPng(2048, 2048)).then(() => 'large');
  expect(await Promise.race([first, makeLogo(aPng(16, 16)).then(() => 'small')])).toBe('small');
  await first;
});
