/** Logos from the upload to the file that fans see, and until no team shows it any more. */
import { imageSize } from 'image-size';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import { createTeam } from '#tests/support/given.ts';
import { aBomb, aPhoto, aPng, withExif } from '#tests/support/images.ts';
import {
  announcing,
  followChanges,
  put,
  sendForm,
  storedAt,
  storedKeys,
  uploaded,
  withOwnBucket,
} from '#tests/support/logos.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(startApi);
withOwnBucket();

const crest = aPng(120, 90);
const logoOf = async (id: number) => (await call('GET /teams/{id}', { params: { id } })).body.logo;
const asAdmin = (id: number) => ({ as: 'admin' as const, params: { id } });
const unclaimedFile = {
  tags: { unclaimed: '1' },
  contentType: 'image/webp',
  cacheControl: 'public, max-age=31536000, immutable',
};

/** Needed because `toMatchObject` finds `{}` in every object. */
const noTags = expect.toSatisfy((tags: object) => Object.keys(tags).length === 0);
const claimedFile = { ...unclaimedFile, tags: noTags };

describe('an uploaded logo', () => {
  test('is announced, put into the bucket, confirmed and then shown by the team', async () => {
    const { id } = await createTeam('Ombú');
    const { status, body } = await call('POST /teams/{id}/logo/upload', { ...asAdmin(id), body: announcing(crest) });
    expect({ status, method: body.upload?.method, headers: body.upload?.headers }).toEqual({
      status: 200,
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
    });
    expect((await put(body.upload, crest)).status).toBe(200);
    const confirmed = await call('POST /teams/{id}/logo/confirm', { ...asAdmin(id), body: { key: body.key ?? '' } });
    expect({ status: confirmed.status, body: confirmed.body }).toEqual({
      status: 200,
      body: { logoUrl: body.logoUrl },
    });
    expect(await logoOf(id)).toBe(body.logoUrl);
    expect(await storedAt(body.logoUrl)).toMatchObject(unclaimedFile);
    expect(await storedAt(body.key ?? '')).toBeUndefined();
  });

  test('becomes a square no larger than the original', async () => {
    const { id } = await createTeam('Ombú');
    const { body } = await uploaded(id, crest);
    const file = await storedAt(body.logoUrl);
    expect(imageSize(file?.body ?? Buffer.alloc(0))).toMatchObject({ type: 'webp', width: 120, height: 120 });
  });

  test('may be confirmed twice', async () => {
    const { id } = await createTeam('Ombú');
    const { body } = await call('POST /teams/{id}/logo/upload', { ...asAdmin(id), body: announcing(crest) });
    await put(body.upload, crest);
    const confirm = () => call('POST /teams/{id}/logo/confirm', { ...asAdmin(id), body: { key: body.key ?? '' } });
    const answers = [await confirm(), await confirm()];
    expect(answers.map((answer) => [answer.status, answer.body.logoUrl])).toEqual([
      [200, body.logoUrl],
      [200, body.logoUrl],
    ]);
    expect((await call('GET /teams/{id}', { params: { id } })).body.version).toBe(2);
  });

  test('keeps its content when another image is put to the same upload address later', async () => {
    const { id } = await createTeam('Ombú');
    const ofSameSize = (image: Buffer) => Buffer.concat([image, Buffer.alloc(3000 - image.length)]);
    const [green, red] = [ofSameSize(crest), ofSameSize(aPng(120, 90, () => [200, 0, 0, 255]))];
    const { body } = await call('POST /teams/{id}/logo/upload', { ...asAdmin(id), body: announcing(green) });
    const confirm = () => call('POST /teams/{id}/logo/confirm', { ...asAdmin(id), body: { key: body.key ?? '' } });
    await put(body.upload, green);
    await confirm();
    const first = (await storedAt(body.logoUrl))?.body;
    expect((await put(body.upload, red)).status).toBe(200);
    expect((await confirm()).status).toBe(200);
    expect((await storedAt(body.logoUrl))?.body.equals(first ?? Buffer.alloc(0))).toBe(true);
  });

  test('cannot have another size, type or path than was announced', async () => {
    const { id } = await createTeam('Ombú');
    const { body } = await call('POST /teams/{id}/logo/upload', { ...asAdmin(id), body: announcing(crest) });
    const longer = await put(body.upload, Buffer.concat([crest, Buffer.alloc(1)]));
    const { url = '', method = '' } = body.upload ?? {};
    const asHtml = await put({ url, method, headers: { 'content-type': 'text/html' } }, crest);
    const elsewhere = await put(
      { url: url.replace('/uploads/', '/logos/'), method, headers: { 'content-type': 'image/png' } },
      crest,
    );
    expect({ longerStatus: longer.status, asHtmlStatus: asHtml.status, elsewhereStatus: elsewhere.status }).toEqual({
      longerStatus: 403,
      asHtmlStatus: 403,
      elsewhereStatus: 403,
    });
  });

  test('is 404 at confirmation when it was never put into the bucket or its team was deleted', async () => {
    const { id } = await createTeam('Ombú');
    const { body } = await call('POST /teams/{id}/logo/upload', { ...asAdmin(id), body: announcing(crest) });
    const confirm = () => call('POST /teams/{id}/logo/confirm', { ...asAdmin(id), body: { key: body.key ?? '' } });
    const never = await confirm();
    expect(statusAndDetail(never)).toEqual({
      status: 404,
      detail: 'No encontramos la imagen subida. Volvé a subirla.',
    });
    await put(body.upload, crest);
    await call('DELETE /teams/{id}', asAdmin(id));
    const gone = await confirm();
    expect(statusAndDetail(gone)).toEqual({ status: 404, detail: 'Equipo no encontrado' });
  });

  test('above 5 MB is refused with 413, an empty one or one of another type with 400', async () => {
    const { id } = await createTeam('Ombú');
    const announce = (contentType: string, size: number) =>
      call('POST /teams/{id}/logo/upload', { ...asAdmin(id), body: { contentType, size } as never });
    const answers = [
      await announce('image/png', 5 * 1024 * 1024),
      await announce('image/png', 5 * 1024 * 1024 + 1),
      await announce('image/svg+xml', 100),
      await announce('image/png', 0),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 413, 400, 400]);
    expect(problemOf(answers[1] as never).detail).toBe('La imagen es demasiado grande. Máximo 5MB');
  });

  test('is refused with 400 when its key has another form than the server issues', async () => {
    const { id } = await createTeam('Ombú');
    for (const key of ['uploads/../logos/x', 'logos/5f1c1f0e-6a3f-4a53-9d0e-2f6a0c7b9e11.webp', 'uploads/x', '']) {
      expect((await call('POST /teams/{id}/logo/confirm', { ...asAdmin(id), body: { key } })).status).toBe(400);
    }
  });
});

describe('confirming an upload', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(300));
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const photo = aPhoto(200, 200);
  const grey = aPng(64, 64, (x, y) => [x * 4, y * 4, 0, 255]);
  const rows: [string, () => Promise<Buffer>][] = [
    ['HTML declared as PNG', async () => html],
    ['an SVG', async () => svg],
    [
      'a GIF',
      async () =>
        Buffer.from('47494638396101000100800000ffffff00000021f90400000000002c00000000010001000002024401003b', 'hex'),
    ],
    ['a PNG cut off', async () => grey.subarray(0, grey.length / 2)],
    ['a PNG of its first bytes only', async () => grey.subarray(0, 40)],
    [
      'a PNG with broken pixels',
      async () => Buffer.concat([grey.subarray(0, 60), Buffer.alloc(20, 7), grey.subarray(80)]),
    ],
    ['a JPEG cut off', async () => (await photo).subarray(0, (await photo).length / 2)],
    ['a JPEG of its first bytes only', async () => (await photo).subarray(0, 300)],
    ['a PNG with nothing in it', async () => aBomb(0)],
    ['a PNG signature before HTML', async () => Buffer.concat([grey.subarray(0, 33), html])],
  ];

  test.each(rows)('of %s is refused, and nothing of it stays stored', async (_, make) => {
    const { id } = await createTeam('Ombú');
    const before = await storedKeys();
    const answer = await uploaded(id, await make());
    expect(answer.status).toBe(400);
    expect(problemOf(answer).detail).toBe('Por favor selecciona una imagen PNG o JPEG.');
    expect(await logoOf(id)).toBe('');
    expect(await storedKeys()).toEqual(before);
  });

  test.each([
    ['that claims 30,000 pixels a side', () => aBomb(30_000)],
    ['of 4,097 × 1 pixels', () => aPng(4097, 1)],
  ])('of a PNG %s is refused before it is decoded', async (_, make) => {
    const { id } = await createTeam('Ombú');
    const answer = await uploaded(id, make());
    expect(answer.status).toBe(400);
    expect(problemOf(answer).detail).toBe('La imagen es demasiado grande: hasta 4096 píxeles de lado.');
  });

  test('of a PNG of 4,096 × 1 pixels succeeds', async () => {
    const { id } = await createTeam('Ombú');
    expect((await uploaded(id, aPng(4096, 1))).status).toBe(200);
  });

  test('of a valid JPEG succeeds after all of those', async () => {
    const { id } = await createTeam('Ombú');
    expect((await uploaded(id, await photo)).status).toBe(200);
  });
});

describe('a photo', () => {
  test('of 4 MB becomes a logo of 256 × 256 pixels and at most 20 KB', async () => {
    const photo = await aPhoto(1700, 1300, { quality: 100 });
    expect(photo.length).toBeGreaterThan(3.8 * 1024 * 1024);
    expect(photo.length).toBeLessThan(5 * 1024 * 1024);
    const { id } = await createTeam('Ombú');
    const { body } = await uploaded(id, photo);
    const { body: logo } = (await storedAt(body.logoUrl)) ?? { body: Buffer.alloc(0) };
    expect(logo.length).toBeLessThanOrEqual(20 * 1024);
    expect(imageSize(logo)).toMatchObject({ type: 'webp', width: 256, height: 256 });
  });

  test('loses its Exif data with the location, and is turned upright', async () => {
    const { id } = await createTeam('Ombú');
    const plain = await uploaded(id, await aPhoto(300, 200));
    const turned = await uploaded(id, withExif(await aPhoto(300, 200)));
    const pixels = async (url: string) => decodeWebp((await storedAt(url))?.body ?? Buffer.alloc(0));
    const file = (await storedAt(turned.body.logoUrl))?.body ?? Buffer.alloc(0);
    expect(file.includes('Exif') || file.includes('GPS')).toBe(false);
    // The photo is red on the left; turned upright by its Exif data, red is at the top.
    const [straight, right] = [await pixels(plain.body.logoUrl), await pixels(turned.body.logoUrl)];
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

describe('an image sent as a form', () => {
  test('becomes the logo at once', async () => {
    const { id } = await createTeam('Ombú');
    const answer = await sendForm('POST /teams/{id}/logo/upload', crest, { id });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ logoUrl: await logoOf(id) });
    expect(await storedAt(await logoOf(id))).toMatchObject(unclaimedFile);
  });

  test('may have 4 MB; a larger one is 413', async () => {
    const { id } = await createTeam('Ombú');
    const padded = (size: number) => Buffer.concat([crest, Buffer.alloc(size - crest.length)]);
    const send = (size: number) => sendForm('POST /teams/{id}/logo/upload', padded(size), { id });
    expect((await send(4 * 1024 * 1024)).status).toBe(200);
    expect((await send(4 * 1024 * 1024 + 1)).status).toBe(413);
    expect((await send(5 * 1024 * 1024)).status).toBe(413);
  });

  test('is 400 when it is no image, empty, cut off or in another field', async () => {
    const { id } = await createTeam('Ombú');
    const key = 'POST /teams/{id}/logo/upload';
    expect((await sendForm(key, Buffer.from('<svg/>'), { id })).status).toBe(400);
    expect((await sendForm(key, crest, { id, field: 'otro' })).status).toBe(400);
    expect((await sendForm(key, Buffer.alloc(0), { id })).status).toBe(400);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const type of [headers['content-type'], 'multipart/form-data']) {
      const answer = await call(key, { ...asAdmin(id), headers: { 'content-type': type }, rawBody: '--x\r\n' });
      expect(answer.status).toBe(400);
    }
    expect(await logoOf(id)).toBe('');
  });

  test('is answered 415 by other routes', async () => {
    const { id } = await createTeam('Ombú');
    expect((await sendForm('PUT /teams/{id}', crest, { id })).status).toBe(415);
    expect((await sendForm('POST /teams/{id}/logo/confirm', crest, { id })).status).toBe(415);
  });
});

describe('a logo for a team that does not exist yet', () => {
  test('is confirmed and then saved with the new team', async () => {
    const { body } = await call('POST /upload/logo', { as: 'dt', body: announcing(crest) });
    await put(body.upload, crest);
    const confirmed = await call('POST /upload/logo/confirm', { as: 'dt', body: { key: body.key ?? '' } });
    expect(confirmed.body).toEqual({ url: body.url });
    const team = await createTeam('Ombú', { logo: body.url });
    expect(team.logo).toBe(body.url);
    await followChanges();
    expect(await storedAt(body.url)).toMatchObject(claimedFile);
  });

  test('is processed once a team has it, even without confirmation', async () => {
    const { body } = await call('POST /upload/logo', { as: 'admin', body: announcing(crest) });
    await put(body.upload, crest);
    await createTeam('Ombú', { logo: body.url });
    await followChanges();
    expect(await storedAt(body.url)).toMatchObject(claimedFile);
  });

  test('is removed from the team when the upload turns out to be no image', async () => {
    const html = Buffer.from('<!doctype html>');
    const { body } = await call('POST /upload/logo', { as: 'admin', body: announcing(html) });
    await put(body.upload, html);
    const { id } = await createTeam('Ombú', { logo: body.url });
    await followChanges();
    expect(await logoOf(id)).toBe('');
    expect(await storedAt(body.key ?? '')).toBeUndefined();
  });

  test('may be sent as a form', async () => {
    const { status, body } = await sendForm('POST /upload/logo', crest);
    expect({ status, body }).toEqual({ status: 200, body: { url: expect.stringMatching(/^\/logos\/[\w-]+\.webp$/) } });
  });
});

describe('a generated crest', () => {
  const generate = (id: number, customSeed?: string) =>
    call('POST /teams/{id}/logo/generate', { ...asAdmin(id), body: { ...(customSeed && { customSeed }) } });

  test('is an SVG with the initials of the team, the same for the same name', async () => {
    const [one, other] = [await createTeam('Sol & Luna'), await createTeam('Sol & Luna')];
    const logos = [(await generate(one.id)).body.logoUrl, (await generate(other.id)).body.logoUrl];
    expect(logos[0]).toMatch(/^\/logos\/crest-[\w-]+\.svg$/);
    expect(await logoOf(one.id)).toBe(logos[0]);
    const [file, twin] = await Promise.all(logos.map((logo) => storedAt(logo)));
    expect(file).toMatchObject({ contentType: 'image/svg+xml', cacheControl: unclaimedFile.cacheControl });
    expect(file?.body.toString()).toContain('>SL</text>');
    expect(file?.body.equals(twin?.body ?? Buffer.alloc(0))).toBe(true);
  });

  test('is the same when generated again, and another one with another seed', async () => {
    const { id } = await createTeam('Ombú');
    const [first, again, other] = [await generate(id), await generate(id), await generate(id, 'rojo')];
    expect(again.body).toEqual(first.body);
    expect(other.body.logoUrl.slice(0, 28)).not.toBe(first.body.logoUrl.slice(0, 28));
  });

  test('needs no request body', async () => {
    const { id } = await createTeam('Ombú');
    expect((await call('POST /teams/{id}/logo/generate', asAdmin(id))).status).toBe(200);
  });
});

describe('the file of a former logo', () => {
  test('is deleted, and the new one stays', async () => {
    const { id } = await createTeam('Ombú');
    const { body: old } = await uploaded(id, crest);
    const { body: next } = await uploaded(id, crest);
    await followChanges();
    expect(await storedAt(old.logoUrl)).toBeUndefined();
    expect(await storedAt(next.logoUrl)).toMatchObject(claimedFile);
  });

  test('is deleted after its logo or its team was deleted; deleting a logo twice is 204', async () => {
    const [one, other] = [await createTeam('Ombú'), await createTeam('Ceibo')];
    const logos = [(await uploaded(one.id, crest)).body.logoUrl, (await uploaded(other.id, crest)).body.logoUrl];
    for (let time = 1; time <= 2; time += 1) {
      expect((await call('DELETE /teams/{id}/logo', asAdmin(one.id))).status).toBe(204);
    }
    expect(await logoOf(one.id)).toBe('');
    await call('DELETE /teams/{id}', asAdmin(other.id));
    await followChanges();
    for (const logo of logos) expect(await storedAt(logo)).toBeUndefined();
  });

  test('stays while another team shows it', async () => {
    const { id } = await createTeam('Ombú');
    const { body } = await uploaded(id, crest);
    const twin = await createTeam('Ceibo', { logo: body.logoUrl });
    await call('DELETE /teams/{id}/logo', asAdmin(id));
    await followChanges();
    expect(await storedAt(body.logoUrl)).toMatchObject(claimedFile);
    const { name, coach, foundationYear, city } = twin;
    const form = { name, coach, foundationYear, city, logo: 'https://club.ar/escudo.png' };
    await call('PUT /teams/{id}', { ...asAdmin(twin.id), body: form });
    await followChanges();
    expect(await storedAt(body.logoUrl)).toBeUndefined();
  });

  test('is not looked for when the logo was on another site', async () => {
    const { id } = await createTeam('Ombú', { logo: 'https://club.ar/logos/x.png' });
    const before = await storedKeys();
    await call('DELETE /teams/{id}/logo', asAdmin(id));
    await followChanges();
    expect(await storedKeys()).toEqual(before);
  });
});

test('a coach changes only the logo of their own team', async () => {
  const [dt, otherDt] = ['dt', 'otherDt'] as const;
  expect((await uploaded(1, crest, dt)).status).toBe(200);
  const params = { id: 1 };
  const refused = [
    await call('POST /teams/{id}/logo/upload', { as: otherDt, params, body: announcing(crest) }),
    await call('POST /teams/{id}/logo/confirm', {
      as: otherDt,
      params,
      body: samples['POST /teams/{id}/logo/confirm'],
    }),
    await call('POST /teams/{id}/logo/generate', { as: otherDt, params, body: {} }),
    await call('DELETE /teams/{id}/logo', { as: otherDt, params }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
