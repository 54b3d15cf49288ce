/** Uploading, generating and changing the logo of a team. */
import { imageSize } from 'image-size';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import { createTeam, createTeams } from '#tests/support/api-fixtures.ts';
import { aPng } from '#tests/support/images.ts';
import {
  adminCallOptions,
  claimedLogoFile,
  createOwnBucket,
  readLogoAddressOfTeam,
  readStoredFile,
  uploadAnnouncementOf,
  uploadLogo,
  uploadToDestination,
} from '#tests/support/logos.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(async () => {
  await startApi();
  await createTeams('El del DT', 'El del otro');
});
createOwnBucket();

const crestImage = aPng(120, 90);

/** Announces an upload for a team as an administrator. */
const announceUpload = async (id: number, image: Buffer) =>
  (await call('POST /teams/{id}/logo/upload', { ...adminCallOptions(id), body: uploadAnnouncementOf(image) })).body;
const confirmUpload = (id: number, key = '') =>
  call('POST /teams/{id}/logo/confirm', { ...adminCallOptions(id), body: { key } });

describe('an uploaded logo', () => {
  test('is announced, put into the bucket, confirmed and then shown by the team, a square no larger than the original', async () => {
    const { id } = await createTeam('Ombú');
    const body = await announceUpload(id, crestImage);
    expect(body.upload).toMatchObject({ method: 'PUT', headers: { 'content-type': 'image/png' } });
    expect((await uploadToDestination(body.upload, crestImage)).status).toBe(200);
    const confirmed = await confirmUpload(id, body.key);
    expect({ status: confirmed.status, body: confirmed.body }).toEqual({
      status: 200,
      body: { logoUrl: body.logoUrl },
    });
    expect(await readLogoAddressOfTeam(id)).toBe(body.logoUrl);
    const file = await readStoredFile(body.logoUrl);
    expect(file).toMatchObject(claimedLogoFile);
    expect(imageSize(file?.body ?? Buffer.alloc(0))).toMatchObject({ type: 'webp', width: 120, height: 120 });
    expect(await readStoredFile(body.key ?? '')).toBeUndefined();
  });

  test('may be confirmed twice, and keeps its content when another image is put to its upload address later', async () => {
    const { id } = await createTeam('Ombú');
    const ofSameSize = (image: Buffer) => Buffer.concat([image, Buffer.alloc(3000 - image.length)]);
    const [green, red] = [ofSameSize(crestImage), ofSameSize(aPng(120, 90, () => [200, 0, 0, 255]))];
    const body = await announceUpload(id, green);
    await uploadToDestination(body.upload, green);
    const confirmations = [await confirmUpload(id, body.key), await confirmUpload(id, body.key)];
    const first = (await readStoredFile(body.logoUrl))?.body;
    expect((await uploadToDestination(body.upload, red)).status).toBe(200);
    for (const { status, body: confirmed } of [...confirmations, await confirmUpload(id, body.key)])
      expect({ status, logoUrl: confirmed.logoUrl }).toEqual({ status: 200, logoUrl: body.logoUrl });
    expect((await call('GET /teams/{id}', { params: { id } })).body.version).toBe(2);
    expect((await readStoredFile(body.logoUrl))?.body.equals(first ?? Buffer.alloc(0))).toBe(true);
  });

  test('cannot have another size, type or path than was announced', async () => {
    const body = await announceUpload(1, crestImage);
    const longer = await uploadToDestination(body.upload, Buffer.concat([crestImage, Buffer.alloc(1)]));
    const { url = '', method = '' } = body.upload ?? {};
    const asHtml = await uploadToDestination({ url, method, headers: { 'content-type': 'text/html' } }, crestImage);
    const elsewhere = await uploadToDestination(
      { url: url.replace('/uploads/', '/logos/'), method, headers: { 'content-type': 'image/png' } },
      crestImage,
    );
    expect({ longerStatus: longer.status, asHtmlStatus: asHtml.status, elsewhereStatus: elsewhere.status }).toEqual({
      longerStatus: 403,
      asHtmlStatus: 403,
      elsewhereStatus: 403,
    });
  });

  test('is 404 at confirmation when it was never put into the bucket or its team was deleted', async () => {
    const { id } = await createTeam('Ombú');
    const body = await announceUpload(id, crestImage);
    const never = await confirmUpload(id, body.key);
    expect(statusAndDetail(never)).toEqual({
      status: 404,
      detail: 'No encontramos la imagen subida. Volvé a subirla.',
    });
    await uploadToDestination(body.upload, crestImage);
    await call('DELETE /teams/{id}', adminCallOptions(id));
    const gone = await confirmUpload(id, body.key);
    expect(statusAndDetail(gone)).toEqual({ status: 404, detail: 'Equipo no encontrado' });
  });

  test('above 5 MB is refused with 413, an empty one or one of another type with 400', async () => {
    const announce = (contentType: string, size: number) =>
      call('POST /teams/{id}/logo/upload', { ...adminCallOptions(1), body: { contentType, size } as never });
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
    for (const key of ['uploads/../logos/x', 'logos/5f1c1f0e-6a3f-4a53-9d0e-2f6a0c7b9e11.webp', 'uploads/x', ''])
      expect((await confirmUpload(1, key)).status).toBe(400);
  });
});

describe('a generated crest', () => {
  const generate = (id: number, customSeed?: string) =>
    call('POST /teams/{id}/logo/generate', { ...adminCallOptions(id), body: { ...(customSeed && { customSeed }) } });

  test('is an SVG with the initials of the team, the same for the same name', async () => {
    const [one, other] = [await createTeam('Sol & Luna'), await createTeam('Sol & Luna')];
    const logos = [(await generate(one.id)).body.logoUrl, (await generate(other.id)).body.logoUrl];
    expect(logos[0]).toMatch(/^\/logos\/crest-[\w-]+\.svg$/);
    expect(await readLogoAddressOfTeam(one.id)).toBe(logos[0]);
    const [file, twin] = await Promise.all(logos.map((logo) => readStoredFile(logo)));
    expect(file).toMatchObject({ contentType: 'image/svg+xml', cacheControl: claimedLogoFile.cacheControl });
    expect(file?.body.toString()).toContain('>SL</text>');
    expect(file?.body.equals(twin?.body ?? Buffer.alloc(0))).toBe(true);
  });

  test('is the same when generated again without a request body, and another one with another seed', async () => {
    const { id } = await createTeam('Ombú');
    const first = await generate(id);
    const again = await call('POST /teams/{id}/logo/generate', adminCallOptions(id));
    const other = await generate(id, 'rojo');
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
    expect(other.body.logoUrl.slice(0, 28)).not.toBe(first.body.logoUrl.slice(0, 28));
  });
});

test('a coach changes only the logo of their own team', async () => {
  const [dt, otherDt] = ['dt', 'otherDt'] as const;
  expect((await uploadLogo(1, crestImage, dt)).status).toBe(200);
  const params = { id: 1 };
  const refused = [
    await call('POST /teams/{id}/logo/upload', { as: otherDt, params, body: uploadAnnouncementOf(crestImage) }),
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
