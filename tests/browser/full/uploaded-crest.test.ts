/** A team's crest, from a photo uploaded on a phone to the screens of other users. */
import { beforeAll, expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import {
  createTeam,
  crestImage,
  dismissToast,
  openNewTeamForm,
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

  await card.getByRole('button', { name: 'Eliminar logo' }).click();
  await waitForToast(page, 'Logo eliminado');
  expect(await crestImage(card).count()).toBe(0);
  expect(await card.getByRole('button', { name: 'Eliminar logo' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});
