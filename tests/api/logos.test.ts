/** Uploading, generating and changing the logo of a team. */
import { imageSize } from 'image-size';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import { createTeam } from '#tests/support/api-fixtures.ts';
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

beforeAll(startApi);
createOwnBucket();

const crestImage = aPng(120, 90);

describe('an uploaded logo', () => {
  test('is announced, put into the bucket, confirmed and then shown by the team', async () => {
    const { id } = await createTeam('Ombú');
    const { status, body } = await call('POST /teams/{id}/logo/upload', {
      ...adminCallOptions(id),
      body: uploadAnnouncementOf(crestImage),
    });
    expect({ status, method: body.upload?.method, headers: body.upload?.headers }).toEqual({
      status: 200,
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
    });
    expect((await uploadToDestination(body.upload, crestImage)).status).toBe(200);
    const confirmed = await call('POST /teams/{id}/logo/confirm', {
      ...adminCallOptions(id),
      body: { key: body.key ?? '' },
    });
    expect({ status: confirmed.status, body: confirmed.body }).toEqual({
      status: 200,
      body: { logoUrl: body.logoUrl },
    });
    expect(await readLogoAddressOfTeam(id)).toBe(body.logoUrl);
    expect(await readStoredFile(body.logoUrl)).toMatchObject(claimedLogoFile);
    expect(await readStoredFile(body.key ?? '')).toBeUndefined();
  });

  test('becomes a square no larger than the original', async () => {
    const { id } = await createTeam('Ombú');
    const { body } = await uploadLogo(id, crestImage);
    const file = await readStoredFile(body.logoUrl);
    expect(imageSize(file?.body ?? Buffer.alloc(0))).toMatchObject({ type: 'webp', width: 120, height: 120 });
  });

  test('may be confirmed twice', async () => {
    const { id } = await createTeam('Ombú');
    const { body } = await call('POST /teams/{id}/logo/upload', {
      ...adminCallOptions(id),
      body: uploadAnnouncementOf(crestImage),
    });
    await uploadToDestination(body.upload, crestImage);
    const confirm = () =>
      call('POST /teams/{id}/logo/confirm', { ...adminCallOptions(id), body: { key: body.key ?? '' } });
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
    const [green, red] = [ofSameSize(crestImage), ofSameSize(aPng(120, 90, () => [200, 0, 0, 255]))];
    const { body } = await call('POST /teams/{id}/logo/upload', {
      ...adminCallOptions(id),
      body: uploadAnnouncementOf(green),
    });
    const confirm = () =>
      call('POST /teams/{id}/logo/confirm', { ...adminCallOptions(id), body: { key: body.key ?? '' } });
    await uploadToDestination(body.upload, green);
    await confirm();
    const first = (await readStoredFile(body.logoUrl))?.body;
    expect((await uploadToDestination(body.upload, red)).status).toBe(200);
    expect((await confirm()).status).toBe(200);
    expect((await readStoredFile(body.logoUrl))?.body.equals(first ?? Buffer.alloc(0))).toBe(true);
  });

  test('cannot have another size, type or path than was announced', async () => {
    const { id } = await createTeam('Ombú');
    const { body } = await call('POST /teams/{id}/logo/upload', {
      ...adminCallOptions(id),
      body: uploadAnnouncementOf(crestImage),
    });
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
    const { body } = await call('POST /teams/{id}/logo/upload', {
      ...adminCallOptions(id),
      body: uploadAnnouncementOf(crestImage),
    });
    const confirm = () =>
      call('POST /teams/{id}/logo/confirm', { ...adminCallOptions(id), body: { key: body.key ?? '' } });
    const never = await confirm();
    expect(statusAndDetail(never)).toEqual({
      status: 404,
      detail: 'No encontramos la imagen subida. Volvé a subirla.',
    });
    await uploadToDestination(body.upload, crestImage);
    await call('DELETE /teams/{id}', adminCallOptions(id));
    const gone = await confirm();
    expect(statusAndDetail(gone)).toEqual({ status: 404, detail: 'Equipo no encontrado' });
  });

  test('above 5 MB is refused with 413, an empty one or one of another type with 400', async () => {
    const { id } = await createTeam('Ombú');
    const announce = (contentType: string, size: number) =>
      call('POST /teams/{id}/logo/upload', { ...adminCallOptions(id), body: { contentType, size } as never });
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
      expect((await call('POST /teams/{id}/logo/confirm', { ...adminCallOptions(id), body: { key } })).status).toBe(
        400,
      );
    }
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

  test('is the same when generated again, and another one with another seed', async () => {
    const { id } = await createTeam('Ombú');
    const [first, again, other] = [await generate(id), await generate(id), await generate(id, 'rojo')];
    expect(again.body).toEqual(first.body);
    expect(other.body.logoUrl.slice(0, 28)).not.toBe(first.body.logoUrl.slice(0, 28));
  });

  test('needs no request body', async () => {
    const { id } = await createTeam('Ombú');
    expect((await call('POST /teams/{id}/logo/generate', adminCallOptions(id))).status).toBe(200);
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
