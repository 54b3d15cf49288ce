/** The files of logos: kept once a team has the logo, deleted once no team has it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import { createTeam } from '#tests/support/given.ts';
import { aPng } from '#tests/support/images.ts';
import {
  announcing,
  followChanges,
  put,
  sendForm,
  storedAt,
  storedKeys,
  uploaded,
  withOwnBucket,
} from '#tests/support/logos.ts';

beforeAll(startApi);
withOwnBucket();

const crest = aPng(120, 90);
const logoOf = async (id: number) => (await call('GET /teams/{id}', { params: { id } })).body.logo;
const asAdmin = (id: number) => ({ as: 'admin' as const, params: { id } });
const unclaimedFile = {
  tags: { unclaimed: '1' },
  contentType: 'image/webp',
  cacheControl: 'public, max-age=31536000, immutable',
};

/** Matches only an object without tags; inside `toMatchObject` a plain `{}` would match any tags. */
const noTags = expect.toSatisfy((tags: object) => Object.keys(tags).length === 0);
const claimedFile = { ...unclaimedFile, tags: noTags };

describe('the file of a former logo', () => {
  test('is deleted, and the new one stays', async () => {
    const { id } = await createTeam('Ombú');
    const { body: old } = await uploaded(id, crest);
    const { body: next } = await uploaded(id, crest);
    await followChanges();
    expect(await storedAt(old.logoUrl)).toBeUndefined();
    expect(await storedAt(next.logoUrl)).toMatchObject(claimedFile);
  });

  test('is deleted after its logo or its team was deleted; deleting a logo twice is 204', async () => {
    const [one, other] = [await createTeam('Ombú'), await createTeam('Ceibo')];
    const logos = [(await uploaded(one.id, crest)).body.logoUrl, (await uploaded(other.id, crest)).body.logoUrl];
    for (let time = 1; time <= 2; time += 1) {
      expect((await call('DELETE /teams/{id}/logo', asAdmin(one.id))).status).toBe(204);
    }
    expect(await logoOf(one.id)).toBe('');
    await call('DELETE /teams/{id}', asAdmin(other.id));
    await followChanges();
    for (const logo of logos) expect(await storedAt(logo)).toBeUndefined();
  });

  test('stays while another team shows it', async () => {
    const { id } = await createTeam('Ombú');
    const { body } = await uploaded(id, crest);
    const twin = await createTeam('Ceibo', { logo: body.logoUrl });
    await call('DELETE /teams/{id}/logo', asAdmin(id));
    await followChanges();
    expect(await storedAt(body.logoUrl)).toMatchObject(claimedFile);
    const { name, coach, foundationYear, city } = twin;
    const form = { name, coach, foundationYear, city, logo: 'https://club.ar/escudo.png' };
    await call('PUT /teams/{id}', { ...asAdmin(twin.id), body: form });
    await followChanges();
    expect(await storedAt(body.logoUrl)).toBeUndefined();
  });

  test('on another site is left alone, and no stored file is deleted', async () => {
    const { id } = await createTeam('Ombú', { logo: 'https://club.ar/logos/x.png' });
    const before = await storedKeys();
    await call('DELETE /teams/{id}/logo', asAdmin(id));
    await followChanges();
    expect(await storedKeys()).toEqual(before);
  });
});

describe('a logo for a team that does not exist yet', () => {
  test('is confirmed and then saved with the new team', async () => {
    const { body } = await call('POST /upload/logo', { as: 'dt', body: announcing(crest) });
    await put(body.upload, crest);
    const confirmed = await call('POST /upload/logo/confirm', { as: 'dt', body: { key: body.key ?? '' } });
    expect(confirmed.body).toEqual({ url: body.url });
    const team = await createTeam('Ombú', { logo: body.url });
    expect(team.logo).toBe(body.url);
    await followChanges();
    expect(await storedAt(body.url)).toMatchObject(claimedFile);
  });

  test('is processed once a team has it, even without confirmation', async () => {
    const { body } = await call('POST /upload/logo', { as: 'admin', body: announcing(crest) });
    await put(body.upload, crest);
    await createTeam('Ombú', { logo: body.url });
    await followChanges();
    expect(await storedAt(body.url)).toMatchObject(claimedFile);
  });

  test('is removed from the team when the upload turns out to be no image', async () => {
    const html = Buffer.from('<!doctype html>');
    const { body } = await call('POST /upload/logo', { as: 'admin', body: announcing(html) });
    await put(body.upload, html);
    const { id } = await createTeam('Ombú', { logo: body.url });
    await followChanges();
    expect(await logoOf(id)).toBe('');
    expect(await storedAt(body.key ?? '')).toBeUndefined();
  });

  test('may be sent as a form', async () => {
    const { status, body } = await sendForm('POST /upload/logo', crest);
    expect({ status, body }).toEqual({ status: 200, body: { url: expect.stringMatching(/^\/logos\/[\w-]+\.webp$/) } });
  });
});
