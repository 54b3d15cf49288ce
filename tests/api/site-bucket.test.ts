/** The calls of the site's bucket over HTTP, signed, against the local bucket, which refuses a wrong signature. */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { environment } from '#functions/platform/environment.ts';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import { startApi } from '#tests/support/api.ts';

beforeAll(async () => {
  await startApi();
  Object.assign(environment(), { siteBucket: inject('services').siteBucket });
});

const page = (text: string, ticket = 1) => ({
  html: `<p>${text}</p>\n`,
  metadata: { ticket, hash: `hash-of-${text}` },
});

describe('an object', () => {
  test('is written once where there is none, and found with its ticket and hash', async () => {
    const key = 'paginas/prueba/1.html';
    expect(await siteBucket.find(key)).toBeNull();
    const etag = await siteBucket.write(key, page('ñandú', 7), null);
    expect(await siteBucket.find(key)).toEqual({ etag, metadata: { ticket: 7, hash: 'hash-of-ñandú' } });
    expect(await siteBucket.write(key, page('otra'), null)).toBeNull();
  });

  test('is replaced only as it was seen', async () => {
    const key = 'paginas/prueba/2.html';
    const first = (await siteBucket.write(key, page('uno'), null)) ?? '';
    const second = (await siteBucket.write(key, page('dos', 2), first)) ?? '';
    expect(second).not.toBe(first);
    expect(await siteBucket.write(key, page('tres', 3), first)).toBeNull();
    expect((await siteBucket.find(key))?.metadata.ticket).toBe(2);
    expect(await siteBucket.write('paginas/prueba/nada.html', page('nada'), second)).toBeNull();
  });

  test('is removed only as it was seen', async () => {
    const key = 'paginas/prueba/3.html';
    const first = (await siteBucket.write(key, page('uno'), null)) ?? '';
    const second = (await siteBucket.write(key, page('dos'), first)) ?? '';
    expect(await siteBucket.remove(key, first)).toBe(false);
    expect(await siteBucket.remove(key, second)).toBe(true);
    expect(await siteBucket.find(key)).toBeNull();
    expect(await siteBucket.remove(key, second)).toBe(true);
  });
});

test('the keys are listed in order, after a given one', async () => {
  for (const id of [3, 1, 2]) await siteBucket.write(`paginas/lista/${id}.html`, page('lista'), null);
  expect(await siteBucket.list('paginas/lista/', '')).toEqual([1, 2, 3].map((id) => `paginas/lista/${id}.html`));
  expect(await siteBucket.list('paginas/lista/', 'paginas/lista/1.html')).toHaveLength(2);
  expect(await siteBucket.list('paginas/lista/', 'paginas/lista/3.html')).toEqual([]);
});

test('a bucket that refuses is an error, not a missing page', async () => {
  const secret = process.env.AWS_SECRET_ACCESS_KEY;
  process.env.AWS_SECRET_ACCESS_KEY = 'another';
  await expect(siteBucket.find('paginas/prueba/1.html')).rejects.toThrow('the site’s bucket answered an error');
  process.env.AWS_SECRET_ACCESS_KEY = secret;
});
