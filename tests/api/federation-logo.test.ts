/** The logo of the federation: uploaded like a team's, and kept while somebody shows it. */
import { beforeAll, expect, test } from 'vitest';
import { call, callUntyped, startApi, type TestUserName } from '#tests/support/api.ts';
import { createTeam, expectOk } from '#tests/support/api-fixtures.ts';
import { aPng } from '#tests/support/images.ts';
import {
  claimedLogoFile,
  createOwnBucket,
  readStoredFile,
  runLogoCleanup,
  sendFileForm,
  uploadAnnouncementOf,
  uploadToDestination,
} from '#tests/support/logos.ts';
import { saveSettings } from '#tests/support/page-world.ts';

beforeAll(startApi);
createOwnBucket();

const crestImage = aPng(120, 90);
const readLogo = async () => expectOk(await call('GET /settings')).logo;

async function announceAndPut() {
  const announced = expectOk(
    await call('POST /settings/logo/upload', { as: 'admin', body: uploadAnnouncementOf(crestImage) }),
  );
  expect((await uploadToDestination(announced.upload, crestImage)).status).toBe(200);
  return { logo: announced.logoUrl, key: announced.key ?? '' };
}

const confirm = (key: string, as: TestUserName = 'admin') =>
  callUntyped('POST /settings/logo/confirm', { as, body: { key } });

test('is announced, put into the bucket and shown once it is confirmed, also twice', async () => {
  const { version } = expectOk(await call('GET /settings'));
  const { logo, key } = await announceAndPut();
  expect(await readLogo()).not.toBe(logo);
  for (const answer of [await confirm(key), await confirm(key)])
    expect(answer).toMatchObject({ status: 200, body: { logoUrl: logo } });
  expect(expectOk(await call('GET /settings'))).toMatchObject({ logo, version: version + 1 });
  expect(await readStoredFile(logo)).toMatchObject(claimedLogoFile);
});

test('may be sent as a form, and a PUT accepts what GET then answers', async () => {
  const { logoUrl } = expectOk(await sendFileForm('POST /settings/logo/upload', crestImage)) as { logoUrl: string };
  const settings = expectOk(await call('GET /settings'));
  expect(settings.logo).toBe(logoUrl);
  expect(expectOk(await callUntyped('PUT /settings', { as: 'admin', body: settings }))).toMatchObject({
    logo: logoUrl,
  });
});

test('is refused to coaches', async () => {
  const { key } = await announceAndPut();
  const body = uploadAnnouncementOf(crestImage);
  expect((await callUntyped('POST /settings/logo/upload', { as: 'dt', body })).status).toBe(403);
  expect((await confirm(key, 'dt')).status).toBe(403);
});

test('a file is removed when the federation no longer shows it, and kept while a team does', async () => {
  const [first, second] = [await announceAndPut(), await announceAndPut()];
  expectOk(await confirm(first.key));
  const team = await createTeam('Ombú', { logo: first.logo });
  expectOk(await confirm(second.key));
  await runLogoCleanup();
  expect(await readStoredFile(first.logo)).toBeDefined();
  expect((await call('DELETE /teams/{id}/logo', { as: 'admin', params: { id: team.id } })).status).toBe(204);
  await saveSettings({ logo: '' });
  await runLogoCleanup();
  expect([await readStoredFile(first.logo), await readStoredFile(second.logo)]).toEqual([undefined, undefined]);
});
