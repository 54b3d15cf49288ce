/** Which images are accepted as logos, and what is made of them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { makeLogo } from '#functions/platform/files/make-logo.ts';
import { call, startApi, statusAndDetail } from '#tests/support/api.ts';
import { createTeam } from '#tests/support/api-fixtures.ts';
import { aDecompressionBomb, aPhoto, aPng, withExif } from '#tests/support/images.ts';
import {
  adminCallOptions,
  claimedLogoFile,
  createOwnBucket,
  readLogoAddressOfTeam,
  readStoredFile,
  readStoredFileKeys,
  sendFileForm,
  uploadLogo,
} from '#tests/support/logos.ts';

/** A team without a logo. */
let id = 0;
beforeAll(async () => {
  await startApi();
  id = (await createTeam('Ombú')).id;
});
createOwnBucket();

const crestImage = aPng(120, 90);
const html = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(300));
const grey = aPng(64, 64, (x, y) => [x * 4, y * 4, 0, 255]);
const withBrokenPixels = Buffer.concat([grey.subarray(0, 60), Buffer.alloc(20, 7), grey.subarray(80)]);
const notAnImage = 'Elegí una imagen PNG o JPEG.';
const damaged = 'La imagen está dañada o incompleta. Guardala de nuevo o elegí otra.';
const tooLarge = 'La imagen es demasiado grande: hasta 4096 píxeles de lado.';

test.each([
  ['HTML declared as PNG', html, notAnImage],
  ['a PNG with broken pixels', withBrokenPixels, damaged],
])('confirming an upload of %s is refused, and nothing of it stays stored', async (_, bytes, detail) => {
  const before = await readStoredFileKeys();
  expect(statusAndDetail(await uploadLogo(id, bytes))).toEqual({ status: 400, detail });
  expect(await readLogoAddressOfTeam(id)).toBe('');
  expect(await readStoredFileKeys()).toEqual(before);
});

describe('a logo', () => {
  const photo = aPhoto(200, 200);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const gif = '47494638396101000100800000ffffff00000021f90400000000002c00000000010001000002024401003b';
  test.each<[string, () => Promise<Buffer>, string]>([
    ['an SVG', async () => svg, notAnImage],
    ['a GIF', async () => Buffer.from(gif, 'hex'), notAnImage],
    ['a PNG cut off', async () => grey.subarray(0, grey.length / 2), damaged],
    ['a PNG of its first bytes only', async () => grey.subarray(0, 40), damaged],
    ['a JPEG cut off', async () => (await photo).subarray(0, (await photo).length / 2), damaged],
    ['a JPEG of its first bytes only', async () => (await photo).subarray(0, 300), damaged],
    ['a PNG with nothing in it', async () => aDecompressionBomb(0), damaged],
    ['a PNG signature before HTML', async () => Buffer.concat([grey.subarray(0, 33), html]), damaged],
    ['a PNG that claims 30,000 pixels a side', async () => aDecompressionBomb(30_000), tooLarge],
    ['a PNG of 4,097 × 1 pixels', async () => aPng(4097, 1), tooLarge],
  ])('is not made of %s', async (_, make, message) => {
    await expect(makeLogo(await make())).rejects.toMatchObject({ status: 400, message });
  });

  test('is made of a PNG of 4,096 × 1 pixels', async () => {
    expect((await makeLogo(aPng(4096, 1))).length).toBeGreaterThan(0);
  });
});

describe('a photo', () => {
  test('loses its Exif data with the location, and is turned upright', async () => {
    const { id: teamId } = await createTeam('Ombú');
    const photo = await aPhoto(300, 200);
    const turned = await uploadLogo(teamId, withExif(photo));
    const file = (await readStoredFile(turned.body.logoUrl))?.body ?? Buffer.alloc(0);
    expect(file.includes('Exif') || file.includes('GPS')).toBe(false);
    // The photo is red on the left; turned upright by its Exif data, red is at the top.
    const [straight, right] = [await decodeWebp(Buffer.from(await makeLogo(photo))), await decodeWebp(file)];
    expect([straight(0.2, 0.5), straight(0.8, 0.5)]).toEqual(['red', 'blue']);
    expect([right(0.5, 0.2), right(0.5, 0.8)]).toEqual(['red', 'blue']);
  });
});

/** Decodes a WebP; the function returned names the colour at a point, with coordinates from 0 to 1. */
async function decodeWebp(bytes: Buffer): Promise<(x: number, y: number) => 'red' | 'blue'> {
  const { default: decode, init } = await import('@jsquash/webp/decode.js');
  const { readFileSync } = await import('node:fs');
  const { createRequire } = await import('node:module');
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm'));
  await init((await WebAssembly.compile(wasm)) as never);
  const { data, width, height } = await decode(Uint8Array.from(bytes).buffer);
  return (x, y) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  };
}

describe('an image sent as form data', () => {
  test('becomes the logo at once; it may have 4 MB, a larger one is 413', async () => {
    const team = await createTeam('Ombú');
    const padded = (size: number) => Buffer.concat([crestImage, Buffer.alloc(size - crestImage.length)]);
    const send = (size: number) => sendFileForm('POST /teams/{id}/logo/upload', padded(size), team);
    const answer = await send(4 * 1024 * 1024);
    expect(answer).toMatchObject({ status: 200, body: { logoUrl: await readLogoAddressOfTeam(team.id) } });
    expect(await readStoredFile(await readLogoAddressOfTeam(team.id))).toMatchObject(claimedLogoFile);
    expect((await send(4 * 1024 * 1024 + 1)).status).toBe(413);
    expect((await send(5 * 1024 * 1024)).status).toBe(413);
  });

  test('is 400 when it is no image, empty, cut off or in another field', async () => {
    const key = 'POST /teams/{id}/logo/upload';
    expect((await sendFileForm(key, Buffer.from('<svg/>'), { id })).status).toBe(400);
    expect((await sendFileForm(key, crestImage, { id, field: 'otro' })).status).toBe(400);
    expect((await sendFileForm(key, Buffer.alloc(0), { id })).status).toBe(400);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const type of [headers['content-type'], 'multipart/form-data']) {
      const answer = await call(key, {
        ...adminCallOptions(id),
        headers: { 'content-type': type },
        rawBody: '--x\r\n',
      });
      expect(answer.status).toBe(400);
    }
    expect(await readLogoAddressOfTeam(id)).toBe('');
  });

  test('is answered 415 by other routes', async () => {
    expect((await sendFileForm('PUT /teams/{id}', crestImage, { id })).status).toBe(415);
    expect((await sendFileForm('POST /teams/{id}/logo/confirm', crestImage, { id })).status).toBe(415);
  });
});
