/** Which uploads a user may confirm, and which logos each role may save. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findUploadOwner } from '#functions/platform/files/uploads.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { uploadIdOfKey } from '#shared/domain/crests/logo.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { call, callUntyped, problemOf, startApi, statusAndDetail, type TestUserName } from '#tests/support/api.ts';
import { createTeam, expectOk } from '#tests/support/api-fixtures.ts';
import { aPng } from '#tests/support/images.ts';
import {
  readLogoAddressOfTeam,
  readStoredFile,
  sendFileForm,
  uploadAnnouncementOf,
  uploadToDestination,
} from '#tests/support/logos.ts';

const crestImage = aPng(64, 64);
const [dtTeam, otherTeam] = [1, 2];

beforeAll(async () => {
  await startApi();
  for (const name of ['El del DT', 'El del otro']) await createTeam(name);
});

/** Announces an upload for a team, or with 0 for a team about to be created, and puts the image into the bucket. */
async function uploadLogoAs(as: TestUserName, teamId = 0): Promise<{ key: string; logo: string }> {
  const body = uploadAnnouncementOf(crestImage);
  const {
    upload,
    key = '',
    ...told
  } = teamId
    ? expectOk(await call('POST /teams/{id}/logo/upload', { as, params: { id: teamId }, body }))
    : expectOk(await call('POST /upload/logo', { as, body }));
  expect((await uploadToDestination(upload, crestImage)).status).toBe(200);
  return { key, logo: 'url' in told ? told.url : told.logoUrl };
}
const confirmUpload = (as: TestUserName, key: string, teamId = 0) =>
  teamId
    ? callUntyped('POST /teams/{id}/logo/confirm', { as, params: { id: teamId }, body: { key } })
    : callUntyped('POST /upload/logo/confirm', { as, body: { key } });
const uploadNotFound = { status: 404, detail: 'No encontramos la imagen subida. Volvé a subirla.' };

describe('confirming an upload', () => {
  const teamToBe = 0;
  test.each<[string, TestUserName, number, (readonly [TestUserName, number])[]]>([
    [
      'a coach’s upload for a team about to be created',
      'dt',
      teamToBe,
      [
        ['otherDt', teamToBe],
        ['admin', teamToBe],
        ['dt', dtTeam],
      ],
    ],
    [
      'a coach’s upload for the own team',
      'dt',
      dtTeam,
      [
        ['otherDt', otherTeam],
        ['admin', dtTeam],
        ['dt', teamToBe],
      ],
    ],
    ['an administrator’s upload for a team', 'admin', dtTeam, [['admin', otherTeam]]],
  ])('%s is 404 to all others and for any other team, and the owner can still confirm it', async (_, ...row) => {
    const [owner, ownTeam, others] = row;
    const { key, logo } = await uploadLogoAs(owner, ownTeam);
    for (const [other, team] of others) {
      const before = await readLogoAddressOfTeam(team || dtTeam);
      expect(statusAndDetail(await confirmUpload(other, key, team)), other).toEqual(uploadNotFound);
      expect(await readStoredFile(logo)).toBeUndefined();
      expect(await readLogoAddressOfTeam(team || dtTeam)).toBe(before);
    }
    expect((await confirmUpload(owner, key, ownTeam)).status).toBe(200);
  });

  test('with an unknown key is 404', async () => {
    const key = 'uploads/5f1c1f0e-6a3f-4a53-9d0e-2f6a0c7b9e11';
    expect(statusAndDetail(await confirmUpload('dt', key))).toEqual(uploadNotFound);
    expect(statusAndDetail(await confirmUpload('dt', key, dtTeam))).toEqual(uploadNotFound);
  });

  test('that is older than a day is 404', async () => {
    const { key } = await uploadLogoAs('dt');
    await documentClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: {
          ...keys.upload(uploadIdOfKey(key)),
          ...(await findUploadOwner(key, new Date())),
          ttl: Date.now() / 1000 - 1,
        },
      }),
    );
    expect(statusAndDetail(await confirmUpload('dt', key))).toEqual(uploadNotFound);
  });
});

describe('a coach who saves the form of their team', () => {
  const pasted = 'https://club.ar/escudo.png';
  let form: Pick<Team, 'name' | 'coach' | 'foundationYear' | 'city'>;
  beforeEach(async () => {
    const { name, coach, foundationYear, city } = expectOk(await call('GET /teams/{id}', { params: { id: dtTeam } }));
    form = { name, coach, foundationYear, city };
  });
  const saved = (as: TestUserName, logo: string | undefined, more = {}) =>
    callUntyped('PUT /teams/{id}', {
      as,
      params: { id: dtTeam },
      body: { ...form, ...more, ...(logo !== undefined && { logo }) },
    });
  const forbidden = {
    status: 403,
    detail: 'Solo un administrador puede pegar la dirección de un logo. Subí la imagen.',
  };

  test('may not paste the address of a logo', async () => {
    const before = expectOk(await call('GET /teams/{id}', { params: { id: dtTeam } }));
    expect(statusAndDetail(await saved('dt', pasted, { city: 'Otra' }))).toEqual(forbidden);
    expect(statusAndDetail(await saved('dt', '/logos/crest-a1b2-5f1c1f0e-6a3f-4a53-9d0e-2f6a0c7b9e11.svg'))).toEqual(
      forbidden,
    );
    expect(expectOk(await call('GET /teams/{id}', { params: { id: dtTeam } }))).toEqual(before);
  });

  test('may keep, leave out or remove a logo that an administrator pasted', async () => {
    expect((await saved('admin', pasted)).status).toBe(200);
    expect({ status: (await saved('dt', pasted)).status, logo: await readLogoAddressOfTeam(dtTeam) }).toEqual({
      status: 200,
      logo: pasted,
    });
    expect({ status: (await saved('dt', undefined)).status, logo: await readLogoAddressOfTeam(dtTeam) }).toEqual({
      status: 200,
      logo: pasted,
    });
    expect({ status: (await saved('dt', '')).status, logo: await readLogoAddressOfTeam(dtTeam) }).toEqual({
      status: 200,
      logo: '',
    });
    expect(statusAndDetail(await saved('dt', pasted))).toEqual(forbidden);
  });

  test('may use their own upload, confirmed or sent as form data', async () => {
    const confirmed = await uploadLogoAs('dt');
    expect((await confirmUpload('dt', confirmed.key)).status).toBe(200);
    const sent = (await sendFileForm('POST /upload/logo', crestImage, { as: 'dt' })).body as { url: string };
    for (const logo of [confirmed.logo, sent.url]) {
      expect({ status: (await saved('dt', logo)).status, logo: await readLogoAddressOfTeam(dtTeam) }).toEqual({
        status: 200,
        logo,
      });
    }
  });

  test("may not use another user's upload", async () => {
    for (const who of ['otherDt', 'admin'] as const) {
      expect(statusAndDetail(await saved('dt', (await uploadLogoAs(who)).logo))).toEqual(forbidden);
    }
    expect(statusAndDetail(await saved('dt', (await uploadLogoAs('otherDt', otherTeam)).logo))).toEqual(forbidden);
  });

  test('is answered 412 when the logo was changed meanwhile, and 403 if the form has the one from before', async () => {
    const { version } = expectOk(await call('GET /teams/{id}', { params: { id: dtTeam } }));
    expect((await saved('admin', 'https://club.ar/nuevo.png')).status).toBe(200);
    expect((await saved('dt', undefined, { version })).status).toBe(412);
    expect((await saved('dt', '/logos/viejo.webp', { version })).status).toBe(403);
  });
});

test('an administrator cannot paste the address of a logo that is not public', async () => {
  const { name, coach, foundationYear, city } = expectOk(await call('GET /teams/{id}', { params: { id: dtTeam } }));
  const form = { name, coach, foundationYear, city, logo: 'https://169.254.169.254/e.png' };
  const errors = [{ path: 'logo', message: 'Debe ser la dirección de un sitio público' }];
  for (const answer of [
    await callUntyped('POST /teams', { as: 'admin', body: form }),
    await callUntyped('PUT /teams/{id}', { as: 'admin', params: { id: dtTeam }, body: form }),
  ]) {
    expect({ status: answer.status, errors: problemOf(answer).errors }).toEqual({ status: 400, errors });
  }
});
