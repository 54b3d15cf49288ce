/** A team's crest, from a photo uploaded on a phone to the screens of other users. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import {
  createTeam,
  crestImage,
  dismissToast,
  inTeamMenu,
  openNewTeamForm,
  openTeamMenu,
  readImageAddress,
  teamCard,
  uploadLogo,
} from '#tests/support/browser-crests.ts';
import { waitForToast } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { aPhoto } from '#tests/support/images.ts';

const app = openBrowserApp('writes');

const teamName = 'Los Talas';
let photo: Buffer;
beforeAll(async () => {
  photo = await aPhoto(600, 400);
});

test('a photo uploaded on a phone becomes the crest that other users see', async () => {
  const page = await openNewTeamForm(app, teamName, 'phone');
  const complaints = pageErrorsOf(page);
  const card = await createTeam(page, teamName);
  expect(await crestImage(card).count()).toBe(0);
  await uploadLogo(card, { name: 'escudo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await dismissToast(page, 'Logo guardado');
  const logo = await readImageAddress(card);
  expect(logo).toMatch(/^\/logos\/[\w-]+\.webp$/);

  const coach = await app.open('/equipos', { as: 'DT', on: 'phone' });
  const seen = teamCard(coach, teamName);
  await seen.scrollIntoViewIfNeeded();
  expect(await readImageAddress(seen)).toBe(logo);
  expect(await seen.getByRole('button').count()).toBe(0);

  await openTeamMenu(card);
  await inTeamMenu(card, 'Eliminar logo').click();
  await waitForToast(page, 'Logo eliminado');
  expect(await crestImage(card).count()).toBe(0);
  await openTeamMenu(card);
  await inTeamMenu(card, 'Subir logo').waitFor();
  expect(await inTeamMenu(card, 'Eliminar logo').count()).toBe(0);
  expect(complaints).toEqual([]);
});

/** A photo as cameras take it, with more pixels and bytes than the API accepts. */
const largePhoto = async () => {
  const buffer = await aPhoto(4200, 2600, { quality: 93 });
  expect(buffer.length).toBeGreaterThan(limits.logoUpload);
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
};

/** A picture that the page itself draws. */
const drawnWebp = async (page: Page) => {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    canvas.getContext('2d')?.fillRect(0, 0, 300, 300);
    return canvas.toDataURL('image/webp');
  });
  const [head, data = ''] = address.split(',');
  expect(head).toContain('image/webp');
  return { name: 'escudo.webp', mimeType: 'image/webp', buffer: Buffer.from(data, 'base64') };
};

test.each([
  ['a photo of a camera', largePhoto],
  ['a WebP', drawnWebp],
])('%s is made into what the API takes before it is uploaded', async (what, make) => {
  const team = `Los ${what}`;
  const page = await openNewTeamForm(app, team, 'phone');
  const card = await createTeam(page, team);
  await uploadLogo(card, await make(page));
  await dismissToast(page, 'Logo guardado');
  expect(await readImageAddress(card)).toMatch(/^\/logos\/[\w-]+\.webp$/);
});
