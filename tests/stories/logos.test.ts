/** The logo of a team through the whole application, from its upload to the copy that the edge serves to visitors. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { aPng } from '#tests/support/images.ts';
import { uploadToDestination } from '#tests/support/logos.ts';
import { samples } from '#tests/support/samples.ts';
import { type SharedApp, sharedApp } from '#tests/support/shared-apps.ts';
import { uploadTeamLogo } from '#tests/support/team-logo.ts';
import { readUntil, type SendRequest, signIn } from '#tests/support/web-client.ts';

let app: SharedApp;
let sendAsAdmin: SendRequest;
let teamId: number;

beforeAll(async () => {
  app = await sharedApp('writes');
  sendAsAdmin = await signIn(app.url, 'Admin');
  teamId = (await sendAsAdmin('POST /teams', { body: samples['POST /teams'] })).body.id;
});

const crestPng = aPng(200, 200, (x, y) => [x, y, 60, 255]);
const listStoredFileKeys = () =>
  readdirSync(join(app.dataDir, 'files', 'files')).map((name) => decodeURIComponent(name.slice(1)));

const uploadLogo = () => uploadTeamLogo(sendAsAdmin, teamId, crestPng);

test('the edge serves one shared copy of a logo, which browsers keep for a year; one that is replaced is deleted', async () => {
  const logo = await uploadLogo();
  const first = await fetch(app.url + logo);
  const { headers } = await fetch(app.url + logo);
  expect({ status: first.status, contentType: first.headers.get('content-type') }).toEqual({
    status: 200,
    contentType: 'image/webp',
  });
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('x-cache')).toBe('Hit from cloudfront');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const tag = headers.get('etag') ?? '';
  expect((await fetch(app.url + logo, { headers: { 'if-none-match': tag } })).status).toBe(304);

  const next = await uploadLogo();
  const stays = (address: string) => listStoredFileKeys().includes(address.slice(1));
  await readUntil(
    async () => stays(logo),
    (isThere) => !isThere,
  );
  expect({ oldStays: stays(logo), nextStays: stays(next) }).toEqual({ oldStays: false, nextStays: true });
});

test('browsers may upload to the bucket of files and nowhere else, and only logos are served from it', async () => {
  const announced = { contentType: 'image/png' as const, size: crestPng.length };
  const { body } = await sendAsAdmin('POST /teams/{id}/logo/upload', { params: { id: teamId }, body: announced });
  const csp = (await fetch(app.url)).headers.get('content-security-policy');
  expect(csp).toContain(`connect-src 'self' ${new URL(body.upload?.url ?? '').origin};`);

  await uploadToDestination(body.upload, crestPng);
  for (const path of [
    '/logos/nada.webp',
    '/logos/',
    '/logos/..%2Fuploads%2Fx',
    `/logos/../${body.key}`,
    `/${body.key}`,
  ]) {
    const answer = await fetch(app.url + path);
    expect({ path, contentType: answer.headers.get('content-type') }).not.toEqual({ path, contentType: 'image/png' });
    if (path.startsWith('/logos/') && !path.includes('..')) expect(answer.status).toBe(404);
  }
});
