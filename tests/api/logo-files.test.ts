/** The files of logos: kept once a team has the logo, deleted once no team has it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import { createTeam } from '#tests/support/given.ts';
import { aPng } from '#tests/support/images.ts';
import {
  adminCallOptions,
  createOwnBucket,
  readLogoAddressOfTeam,
  readStoredFile,
  readStoredFileKeys,
  runLogoKeeper,
  sendFileForm,
  unclaimedLogoFile,
  uploadAnnouncementOf,
  uploadLogo,
  uploadToDestination,
} from '#tests/support/logos.ts';

beforeAll(startApi);
createOwnBucket();

const uploadedCrestPng = aPng(120, 90);

/** Matches only an object without tags; inside `toMatchObject` a plain `{}` would match any tags. */
const emptyTagsMatcher = expect.toSatisfy((tags: object) => Object.keys(tags).length === 0);
const expectedClaimedLogoFile = { ...unclaimedLogoFile, tags: emptyTagsMatcher };

describe('the file of a former logo', () => {
  test('is deleted, and the new one stays', async () => {
    const { id } = await createTeam('Ombú');
    const { body: old } = await uploadLogo(id, uploadedCrestPng);
    const { body: next } = await uploadLogo(id, uploadedCrestPng);
    await runLogoKeeper();
    expect(await readStoredFile(old.logoUrl)).toBeUndefined();
    expect(await readStoredFile(next.logoUrl)).toMatchObject(expectedClaimedLogoFile);
  });

  test('is deleted after its logo or its team was deleted; deleting a logo twice is 204', async () => {
    const [one, other] = [await createTeam('Ombú'), await createTeam('Ceibo')];
    const logos = [
      (await uploadLogo(one.id, uploadedCrestPng)).body.logoUrl,
      (await uploadLogo(other.id, uploadedCrestPng)).body.logoUrl,
    ];
    for (let time = 1; time <= 2; time += 1) {
      expect((await call('DELETE /teams/{id}/logo', adminCallOptions(one.id))).status).toBe(204);
    }
    expect(await readLogoAddressOfTeam(one.id)).toBe('');
    await call('DELETE /teams/{id}', adminCallOptions(other.id));
    await runLogoKeeper();
    for (const logo of logos) expect(await readStoredFile(logo)).toBeUndefined();
  });

  test('stays while another team shows it', async () => {
    const { id } = await createTeam('Ombú');
    const { body } = await uploadLogo(id, uploadedCrestPng);
    const twin = await createTeam('Ceibo', { logo: body.logoUrl });
    await call('DELETE /teams/{id}/logo', adminCallOptions(id));
    await runLogoKeeper();
    expect(await readStoredFile(body.logoUrl)).toMatchObject(expectedClaimedLogoFile);
    const { name, coach, foundationYear, city } = twin;
    const form = { name, coach, foundationYear, city, logo: 'https://club.ar/escudo.png' };
    await call('PUT /teams/{id}', { ...adminCallOptions(twin.id), body: form });
    await runLogoKeeper();
    expect(await readStoredFile(body.logoUrl)).toBeUndefined();
  });

  test('on another site is left alone, and no stored file is deleted', async () => {
    const { id } = await createTeam('Ombú', { logo: 'https://club.ar/logos/x.png' });
    const before = await readStoredFileKeys();
    await call('DELETE /teams/{id}/logo', adminCallOptions(id));
    await runLogoKeeper();
    expect(await readStoredFileKeys()).toEqual(before);
  });
});

describe('a logo for a team that does not exist yet', () => {
  test('is confirmed and then saved with the new team', async () => {
    const { body } = await call('POST /upload/logo', { as: 'dt', body: uploadAnnouncementOf(uploadedCrestPng) });
    await uploadToDestination(body.upload, uploadedCrestPng);
    const confirmed = await call('POST /upload/logo/confirm', { as: 'dt', body: { key: body.key ?? '' } });
    expect(confirmed.body).toEqual({ url: body.url });
    const team = await createTeam('Ombú', { logo: body.url });
    expect(team.logo).toBe(body.url);
    await runLogoKeeper();
    expect(await readStoredFile(body.url)).toMatchObject(expectedClaimedLogoFile);
  });

  test('is processed once a team has it, even without confirmation', async () => {
    const { body } = await call('POST /upload/logo', { as: 'admin', body: uploadAnnouncementOf(uploadedCrestPng) });
    await uploadToDestination(body.upload, uploadedCrestPng);
    await createTeam('Ombú', { logo: body.url });
    await runLogoKeeper();
    expect(await readStoredFile(body.url)).toMatchObject(expectedClaimedLogoFile);
  });

  test('is removed from the team when the upload turns out to be no image', async () => {
    const html = Buffer.from('<!doctype html>');
    const { body } = await call('POST /upload/logo', { as: 'admin', body: uploadAnnouncementOf(html) });
    await uploadToDestination(body.upload, html);
    const { id } = await createTeam('Ombú', { logo: body.url });
    await runLogoKeeper();
    expect(await readLogoAddressOfTeam(id)).toBe('');
    expect(await readStoredFile(body.key ?? '')).toBeUndefined();
  });

  test('may be sent as form data', async () => {
    const { status, body } = await sendFileForm('POST /upload/logo', uploadedCrestPng);
    expect({ status, body }).toEqual({ status: 200, body: { url: expect.stringMatching(/^\/logos\/[\w-]+\.webp$/) } });
  });
});
