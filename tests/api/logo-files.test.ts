/** The files of logos: kept before a team is saved with the logo, deleted once no team has it. */
import { DeleteObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import { createTeam, createTeams, expectOk } from '#tests/support/api-fixtures.ts';
import { awsError, failAwsCall } from '#tests/support/aws-failures.ts';
import { aPng } from '#tests/support/images.ts';
import {
  adminCallOptions,
  claimedLogoFile,
  createOwnBucket,
  readLogoAddressOfTeam,
  readStoredFile,
  readStoredFileKeys,
  runLogoCleanup,
  sendFileForm,
  uploadAnnouncementOf,
  uploadLogo,
  uploadToDestination,
} from '#tests/support/logos.ts';

beforeAll(startApi);
createOwnBucket();

const uploadedCrestPng = aPng(120, 90);

describe('the file of a former logo', () => {
  test('is deleted, also after its logo or its team was deleted; deleting a logo twice is 204', async () => {
    const [one, other] = await createTeams('Ombú', 'Ceibo');
    const { body: old } = await uploadLogo(one.id, uploadedCrestPng);
    const { body: next } = await uploadLogo(one.id, uploadedCrestPng);
    const { body: ofOther } = await call('POST /teams/{id}/logo/generate', adminCallOptions(other.id));
    await runLogoCleanup();
    expect(await readStoredFile(old.logoUrl)).toBeUndefined();
    expect(await readStoredFile(next.logoUrl)).toMatchObject(claimedLogoFile);
    expect(await readStoredFile(ofOther.logoUrl)).toBeDefined();
    for (let time = 1; time <= 2; time += 1) {
      expect((await call('DELETE /teams/{id}/logo', adminCallOptions(one.id))).status).toBe(204);
    }
    expect(await readLogoAddressOfTeam(one.id)).toBe('');
    await call('DELETE /teams/{id}', adminCallOptions(other.id));
    await runLogoCleanup();
    for (const { logoUrl } of [next, ofOther]) expect(await readStoredFile(logoUrl)).toBeUndefined();
  });

  test('stays while another team shows it', async () => {
    const { id } = await createTeam('Ombú');
    const { body } = await uploadLogo(id, uploadedCrestPng);
    const twin = await createTeam('Ceibo', { logo: body.logoUrl });
    await call('DELETE /teams/{id}/logo', adminCallOptions(id));
    await runLogoCleanup();
    expect(await readStoredFile(body.logoUrl)).toMatchObject(claimedLogoFile);
    const { name, coach, foundationYear, city } = twin;
    const form = { name, coach, foundationYear, city, logo: 'https://club.ar/escudo.png' };
    await call('PUT /teams/{id}', { ...adminCallOptions(twin.id), body: form });
    await runLogoCleanup();
    expect(await readStoredFile(body.logoUrl)).toBeUndefined();
  });

  test('on another site is left alone, and no stored file is deleted', async () => {
    const { id } = await createTeam('Ombú', { logo: 'https://club.ar/logos/x.png' });
    const before = await readStoredFileKeys();
    await call('DELETE /teams/{id}/logo', adminCallOptions(id));
    await runLogoCleanup();
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
    expect(await readStoredFile(body.url), 'nothing waits for the logo cleanup').toMatchObject(claimedLogoFile);
  });

  test('cannot be saved with a team before it is confirmed', async () => {
    const { body } = await call('POST /upload/logo', { as: 'admin', body: uploadAnnouncementOf(uploadedCrestPng) });
    await uploadToDestination(body.upload, uploadedCrestPng);
    const { id } = await createTeam('Ombú');
    const form = { name: 'Ombú', coach: 'Raúl Paz', foundationYear: 1950, city: 'Lanús', logo: body.url };
    const save = () => call('PUT /teams/{id}', { ...adminCallOptions(id), body: form });
    const errors = [{ path: 'logo', message: 'Esa imagen no se terminó de subir o ya venció. Volvé a subirla' }];
    for (const answer of [
      await save(),
      await call('POST /teams', { as: 'admin', body: form }),
      await call('POST /teams/batch', { as: 'admin', body: { teams: [form] } }),
    ]) {
      expect({ status: answer.status, errors: problemOf(answer).errors }).toEqual({ status: 400, errors });
    }
    expectOk(await call('POST /upload/logo/confirm', { as: 'admin', body: { key: body.key ?? '' } }));
    expect((await save()).status).toBe(200);
  });

  test('may be sent as form data, and is refused as expired when S3 has its file no longer', async () => {
    const { status, body } = await sendFileForm('POST /upload/logo', uploadedCrestPng);
    expect({ status, body }).toEqual({ status: 200, body: { url: expect.stringMatching(/^\/logos\/[\w-]+\.webp$/) } });
    const { url: logo } = body as { url: string };
    const team = { name: 'Ombú', coach: 'Raúl Paz', foundationYear: 1950, city: 'Lanús', logo };
    // A versioned bucket puts a delete marker over what has expired, and S3 refuses to tag a marker.
    for (const name of ['NoSuchKey', 'MethodNotAllowed']) {
      failAwsCall(S3Client, DeleteObjectTaggingCommand, awsError(name));
      const answer = await call('POST /teams', { as: 'admin', body: team });
      expect({ status: answer.status, errors: problemOf(answer).errors }).toMatchObject({
        status: 400,
        errors: [{ path: 'logo', message: expect.stringContaining('ya venció') }],
      });
    }
  });
});
