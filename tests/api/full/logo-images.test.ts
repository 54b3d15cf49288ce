/** A photo as large as phones take them, which takes seconds to make and to decode. */
import { imageSize } from 'image-size';
import { beforeAll, expect, test } from 'vitest';
import { startApi } from '#tests/support/api.ts';
import { createTeam } from '#tests/support/api-fixtures.ts';
import { aPhoto } from '#tests/support/images.ts';
import { createOwnBucket, readStoredFile, uploadLogo } from '#tests/support/logos.ts';

beforeAll(startApi);
createOwnBucket();

test('a photo of 4 MB becomes a logo of 256 × 256 pixels and at most 20 KB', async () => {
  const photo = await aPhoto(1700, 1300, { quality: 100 });
  expect(photo.length).toBeGreaterThan(3.8 * 1024 * 1024);
  expect(photo.length).toBeLessThan(5 * 1024 * 1024);
  const { id } = await createTeam('Ombú');
  const { body } = await uploadLogo(id, photo);
  const { body: logo } = (await readStoredFile(body.logoUrl)) ?? { body: Buffer.alloc(0) };
  expect(logo.length).toBeLessThanOrEqual(20 * 1024);
  expect(imageSize(logo)).toMatchObject({ type: 'webp', width: 256, height: 256 });
});
