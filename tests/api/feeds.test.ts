/** Calendars, pictures and sitemaps, as the Lambda of the pages answers them. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import ICAL from 'ical.js';
import { imageSize } from 'image-size';
import { beforeAll, describe, expect, test } from 'vitest';
import { sourceOfStored } from '#functions/competition/publication/pages/page-source.ts';
import { renderPublishedPage } from '#functions/competition/publication/pages/render.ts';
import { saveSiteUrl } from '#functions/competition/records/settings.ts';
import { handler } from '#functions/pages/index.ts';
import { edgeSecretHeader } from '#functions/platform/http/edge-secret.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTournament,
  editMatch,
  editTournament,
  expectOk,
  playMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { everyNthUnlessFullRun } from '#tests/support/full.ts';
import { aPng } from '#tests/support/images.ts';
import { uploadLogo } from '#tests/support/logos.ts';
import { createPageWorld, type PageWorld, saveSettings } from '#tests/support/page-world.ts';
import { runAsLambda } from '#tests/support/recorded-lambda.ts';
import { publishChanges } from '#tests/support/stream.ts';

let world: PageWorld;

beforeAll(async () => {
  await startApi();
  world = await createPageWorld();
  const { ombu, ceibo } = world.teams;
  await createScheduledMatch(await createTournament({ status: 'in_progress' }), ceibo, ombu);
  const longOver = { status: 'completed', startDate: '2019-03-01', endDate: '2019-11-30' } as const;
  await playMatch(await createTournament(longOver), ombu, '9-9', ceibo);
  await saveSiteUrl('https://liga.example');
  await uploadLogo(world.teams.ombu.id, aPng(120, 120));
  await publishChanges();
});

/** The answer at an address of the site. */
async function ask(address: string) {
  const event = {
    rawPath: `/pages${address}`,
    headers: { [edgeSecretHeader]: process.env.EDGE_SECRETS },
    requestContext: { http: { method: 'GET' } },
  };
  const answer = await runAsLambda('pages', () => handler(event as unknown as APIGatewayProxyEventV2));
  const bytes = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8');
  return { status: answer.statusCode, headers: answer.headers ?? {}, bytes, text: bytes.toString('utf8') };
}

describe('a calendar', () => {
  async function readEvents(address: string) {
    const { status, headers, text } = await ask(address);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers['access-control-allow-origin'], 'calendars in other sites read it').toBe('*');
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  }

  test('of a tournament, match or team has their matches, without those of tournaments that are long over', async () => {
    const { cup, matches, teams } = world;
    expect(await readEvents(`/calendario/torneo/${cup.id}.ics`)).toHaveLength(5);
    const [third, ...others] = await readEvents(`/calendario/partido/${matches.third.id}.ics`);
    expect([third?.uid, others]).toEqual([`partido-${matches.third.id}@liga.example`, []]);
    const ofOmbu = await readEvents(`/calendario/equipo/${teams.ombu.id}.ics`);
    expect(ofOmbu.map(({ summary }) => summary).sort()).toEqual([
      'Ceibo - Ombú',
      'Ombú - Sauce',
      'Ombú - Tala',
      'Ombú 2 - 0 Ceibo',
    ]);
  });

  test('keeps the UID of a match that is moved, cancelled or made longer, each time with a higher SEQUENCE', async () => {
    const { cup, matches } = world;
    const read = async () => {
      await publishChanges();
      const events = await readEvents(`/calendario/torneo/${cup.id}.ics`);
      const eventOf = ({ id }: Match) =>
        events.find(({ uid }) => uid === `partido-${id}@liga.example`) ?? expect.fail();
      return { first: eventOf(matches.first), third: eventOf(matches.third) };
    };
    const before = await read();
    const third = expectOk(await editMatch(matches.third, { matchTime: '21:15' }));
    const moved = await read();
    expect([moved.third.startDate.hour, moved.third.startDate.minute]).toEqual([21, 15]);
    expect(moved.third.sequence).toBeGreaterThan(before.third.sequence);
    expect(moved.first.sequence).toBe(before.first.sequence);

    expectOk(await editMatch(third, { matchTime: '21:15', status: 'cancelled' }));
    expectOk(await editTournament(cup, { rules: { matchMinutes: 45 } }));
    const after = await read();
    expect([moved.first, after.first].map(({ duration }) => duration.toSeconds())).toEqual([30 * 60, 45 * 60]);
    expect(after.first.sequence).toBeGreaterThan(moved.first.sequence);
    expect(after.third.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(after.third.sequence - moved.third.sequence).toBeGreaterThan(after.first.sequence - moved.first.sequence);
  });

  test('of what does not exist is not found', async () => {
    const statusOf = async (name: string) => (await ask(`/calendario/${name}/999.ics`)).status;
    expect(await Promise.all(['equipo', 'torneo', 'partido'].map(statusOf))).toEqual([404, 404, 404]);
  });
});

const namesOfPagesWithPicture = [
  'home',
  'tournament',
  'standings',
  'fixture',
  'scorers',
  'playoffs',
  'match',
  'team',
] as const;

describe('the picture of a page', () => {
  const imageIn = async (page: PublishedPage) => {
    const html = (await renderPublishedPage(page, sourceOfStored(new Date()))) ?? expect.fail();
    const [, address = ''] = /property="og:image" content="https:\/\/liga\.example([^"]+)"/.exec(html) ?? [];
    return address;
  };

  test.each(everyNthUnlessFullRun(8, namesOfPagesWithPicture))(
    'of %s is the one that the page names, and may be kept for a year',
    async (name) => {
      const { cup, matches, teams } = world;
      const id = name === 'match' ? matches.first.id : name === 'team' ? teams.ombu.id : cup.id;
      const { status, headers, bytes } = await ask(await imageIn(name === 'home' ? { name } : { name, id }));
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(imageSize(bytes)).toMatchObject({ width: 1200, height: 630 });
    },
  );

  test('has a new address after a result, and the old one is not found', async () => {
    const page = { name: 'match', id: world.matches.second.id } as const;
    const before = await imageIn(page);
    expectOk(await saveScore(world.matches.second, '4-4'));
    await publishChanges();
    expect(await imageIn(page)).not.toBe(before);
    expect((await ask(before)).status).toBe(404);
  });
});

const namesOfPagesWithCrests = ['home', 'tournaments', 'tournament', 'standings', 'tv', 'match', 'team'] as const;

describe('the picture with the crests', () => {
  const sheetIn = async (page: PublishedPage) => {
    await publishChanges();
    const html = (await renderPublishedPage(page, sourceOfStored(new Date()))) ?? expect.fail();
    return /<image href="([^"]+)"/.exec(html)?.[1] ?? expect.fail();
  };

  test.each(everyNthUnlessFullRun(7, namesOfPagesWithCrests))(
    'of %s is the one that the page names, and may be kept for a year',
    async (name) => {
      const { cup, matches, teams } = world;
      const id = name === 'match' ? matches.first.id : name === 'team' ? teams.ombu.id : cup.id;
      const { status, headers, bytes } = await ask(
        await sheetIn(name === 'home' || name === 'tournaments' ? { name } : { name, id }),
      );
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(imageSize(bytes).type).toBe('webp');
    },
  );

  test('has a new address after another logo, and the old one is not found', async () => {
    const page = { name: 'team', id: world.teams.ombu.id } as const;
    const before = await sheetIn(page);
    await uploadLogo(world.teams.ombu.id, aPng(130, 130));
    expect(await sheetIn(page)).not.toBe(before);
    expect((await ask(before)).status).toBe(404);
    expect((await ask('/escudos/equipo/999/0123456789abcdef.webp')).status).toBe(404);
  });
});

describe('the sitemap', () => {
  test('is named in robots.txt, and leads to every published page of the tournament', async () => {
    const { text: robots } = await ask('/robots.txt');
    const [, index = ''] = /^Sitemap: https:\/\/liga\.example(.+)$/m.exec(robots) ?? [];
    const { text } = await ask(index);
    expect(text).toContain(`<loc>https://liga.example/sitemap-${world.cup.id}.xml</loc>`);
    const pages = await ask(`/sitemap-${world.cup.id}.xml`);
    expect(pages.headers['content-type']).toBe('application/xml');
    expect(pages.text).toContain(`<loc>https://liga.example/partidos/${world.matches.first.id}</loc>`);
    expect((await ask('/sitemap-999.xml')).status).toBe(404);
  });
});

describe('the web manifest', () => {
  const iconsOf = (manifest: { icons: { src: string; sizes: string }[] }) => manifest.icons;

  test('has the name and the colour of the federation, and icons of the sizes that it says', async () => {
    const { status, headers, text } = await ask('/manifest.webmanifest');
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const manifest = JSON.parse(text);
    const { name, color } = expectOk(await call('GET /settings'));
    expect(manifest).toMatchObject({ name, theme_color: color, start_url: '/' });
    for (const { src, sizes } of iconsOf(manifest)) {
      const { headers: about, bytes } = await ask(src);
      const { width, height } = imageSize(bytes);
      expect([about['content-type'], `${width}x${height}`]).toEqual(['image/png', sizes]);
    }
  });

  test('has icons at new addresses after another colour or logo, and the old ones are not found', async () => {
    const addresses = async () => iconsOf(JSON.parse((await ask('/manifest.webmanifest')).text)).map(({ src }) => src);
    const first = await addresses();
    await saveSettings({ color: '#b91c1c' });
    const second = await addresses();
    const logo = (await call('GET /teams/{id}', { params: { id: world.teams.ombu.id } })).body.logo;
    await saveSettings({ logo });
    const third = await addresses();
    expect(new Set([...first, ...second, ...third]).size).toBe(9);
    const [old = '', , , current = ''] = [...second, ...third];
    expect([(await ask(old)).status, (await ask(current)).status]).toEqual([404, 200]);
    expect((await ask(current.replace('small', 'huge'))).status).toBe(404);
  });
});
