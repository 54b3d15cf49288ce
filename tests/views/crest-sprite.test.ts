/** The picture that holds the crests of a tournament. */
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { composeHeader } from '#functions/competition/publication/documents/header.ts';
import { makeCrestSprite } from '#functions/competition/publication/feeds/crest-sprite.ts';
import { codecInstanceOptions, compileCodec } from '#functions/platform/files/codecs.ts';
import { encodeLogo } from '#functions/platform/files/encode-logo.ts';
import { drawCrest } from '#shared/domain/crests/crest.ts';
import {
  addressOfCrestSprite,
  crestSpriteOf,
  pageOfCrestSprite,
  placeInSprite,
  sizeOfSprite,
} from '#shared/pages/crest-sprite.ts';
import { aPng } from '#tests/support/images.ts';
import { aSite } from '#tests/support/site.ts';
import { bracket, tournament } from './documents.ts';

const idOf = (index: number) => `00000000-0000-0000-0000-${String(index).padStart(12, '0')}`;
const logos = (count: number) => Array.from({ length: count }, (_, index) => `/logos/${idOf(index)}.webp`);
const [lanus = '', banfield = '', ferro = ''] = logos(3);
const matchOf = (home: string, away: string) => ({ homeTeam: { logo: home }, awayTeam: { logo: away } });

describe('the crest sprite of a page', () => {
  const tournament = { id: 7, logos: logos(20) };

  test('is that of its tournament, the same for all pages of it', () => {
    const data = { tournament, rows: [{ teamLogo: lanus }] };
    for (const name of ['standings', 'fixture', 'tv'] as const)
      expect(crestSpriteOf({ name, id: 7 }, data, aSite)).toEqual({
        page: { name: 'tournament', id: 7 },
        logos: logos(20),
      });
  });

  test('is its own on the page of a match where many teams leave little room for each in that of the tournament', () => {
    const page = { name: 'match', id: 3 } as const;
    expect(crestSpriteOf(page, { tournament, match: matchOf(ferro, banfield) }, aSite)).toEqual({
      page,
      logos: [banfield, ferro],
    });
    const small = { id: 7, logos: logos(12) };
    expect(crestSpriteOf(page, { tournament: small, match: matchOf(ferro, banfield) }, aSite)?.page).toEqual({
      name: 'tournament',
      id: 7,
    });
  });

  test('is its own on the page of a team, with the crest of the team large', () => {
    const page = { name: 'team', id: 3 } as const;
    const data = { team: { logo: ferro }, results: [matchOf(lanus, ferro), matchOf(ferro, banfield)] };
    const sheet = crestSpriteOf(page, data, aSite) ?? expect.fail();
    expect(sheet).toEqual({ page, logos: [lanus, banfield, ferro], large: ferro });
    expect(placeInSprite(sheet, ferro).side).toBeGreaterThan(placeInSprite(sheet, lanus).side);
  });

  test('has the first sixty logos that the page shows, each once and none of other sites', () => {
    const shown = ['https://elsewhere.example/c.png', '', ...logos(70).reverse(), ...logos(5)];
    const data = { next: shown.map((logo) => matchOf(logo, logo)) };
    expect(crestSpriteOf({ name: 'home' }, data, aSite)?.logos).toEqual(logos(70).slice(10));
    const large = { tournament: { id: 7, logos: logos(61) }, rows: [{ teamLogo: ferro }] };
    expect(crestSpriteOf({ name: 'standings', id: 7 }, large, aSite)?.logos).toEqual([ferro]);
  });

  test("has the federation's logo, too, if it is on this site", () => {
    const logo = `/logos/${idOf(90)}.webp`;
    const site = { ...aSite, logo };
    expect(crestSpriteOf({ name: 'standings', id: 7 }, { tournament }, site)?.logos).toEqual([...logos(20), logo]);
    const full = { next: logos(70).map((each) => matchOf(each, each)) };
    expect(crestSpriteOf({ name: 'home' }, full, site)?.logos).toContain(logo);
    expect(crestSpriteOf({ name: 'tournaments' }, {}, site)?.logos).toEqual([logo]);
    const pasted = { ...aSite, logo: 'https://elsewhere.example/c.png' };
    expect(crestSpriteOf({ name: 'tournaments' }, {}, pasted)).toBeNull();
  });

  test('is missing where no team has a logo on this site', () => {
    expect(
      crestSpriteOf({ name: 'home' }, { next: [matchOf('https://elsewhere.example/c.png', '')] }, aSite),
    ).toBeNull();
  });
});

describe('the address of a crest sprite', () => {
  test.each([
    [{ name: 'home' }, '/escudos/inicio/'],
    [{ name: 'tournament', id: 7 }, '/escudos/torneo/7/'],
    [{ name: 'fixture', id: 7, round: 'Fecha 3' }, '/escudos/fixture/7/RmVjaGEgMw/'],
  ] as const)('names the page %o and the version, and the page is read back from its key', (page, start) => {
    const address = addressOfCrestSprite({ page, logos: logos(3) });
    expect(address).toMatch(new RegExp(`^${start}[0-9a-f]{16}\\.webp$`));
    expect(pageOfCrestSprite(address.slice(1))).toEqual(page);
  });

  test.each(['escudos/torneo/0/0123456789abcdef.webp', 'escudos/inicio/1.webp', 'escudos/inicio/0123456789abcdef.png'])(
    'is not %s',
    (key) => {
      expect(pageOfCrestSprite(key)).toBeNull();
    },
  );

  test('changes with the logos, and with the one that is large', () => {
    const page = { name: 'team', id: 3 } as const;
    const sheets = [
      { page, logos: logos(3) },
      { page, logos: logos(4) },
      { page, logos: logos(3), large: lanus },
    ];
    expect(new Set(sheets.map(addressOfCrestSprite)).size).toBe(3);
  });
});

test('a tournament has in its sheet the logos on this site of the teams that take part', () => {
  const id = '11111111-1111-1111-1111-111111111111';
  const [uploaded, generated] = [`/logos/${id}.webp`, `/logos/crest-ab-${id}.svg`];
  const logosByTeam = [
    uploaded,
    'https://elsewhere.example/c.png',
    '',
    generated,
    uploaded,
    `/logos/crest-cd-${id}.svg`,
  ];
  const teams = new Map(logosByTeam.map((logo, index) => [index + 1, { logo }]));
  const data = {
    tournament: { ...tournament, teamIds: [1, 2, 3, 4, 5] },
    groups: [],
    matches: [],
    references: { teams, displayNames: new Map() },
  };
  expect(composeHeader(data as never, '2026-03-10', { bracket, podium: null }, []).HEADER.logos).toEqual([
    uploaded,
    generated,
  ]);
});

describe('a crest sprite', () => {
  beforeAll(async () => initWebp(codecInstanceOptions(await compileCodec('webpDecoder'))));

  async function readPixels(webp: Uint8Array, sheet: Parameters<typeof placeInSprite>[0]) {
    const { data, width, height } = await decodeWebp(Uint8Array.from(webp).buffer);
    const middleOf = (logo: string) => {
      const { x, y, side } = placeInSprite(sheet, logo);
      const at = ((y + side / 2) * width + x + side / 2) * 4;
      return [...data.slice(at, at + 4)];
    };
    return { middleOf, width, height };
  }

  const isNear = (found: readonly number[], wanted: readonly number[]) =>
    wanted.every((value, index) => Math.abs(value - (found[index] ?? -99)) < 16);

  test('holds each crest at its place, and a shield where a logo is missing', async () => {
    const red = await encodeLogo(
      aPng(200, 200, () => [200, 20, 20, 255]),
      'png',
    );
    const sheet = { logos: logos(13), large: lanus };
    const webp = await makeCrestSprite(sheet, async (key) => (key === ferro.slice(1) ? undefined : red));
    const { middleOf, ...size } = await readPixels(webp, sheet);
    expect(size).toEqual(sizeOfSprite(sheet));
    expect(size).toEqual({ width: 480, height: 96 + 160 });
    for (const logo of sheet.logos.filter((each) => each !== ferro))
      expect(isNear(middleOf(logo), [200, 20, 20, 255])).toBe(true);
    expect(isNear(middleOf(ferro), [148, 163, 184, 255])).toBe(true);
  });

  test.each([12, 20])('takes at most 15 KB with %d generated crests', async (count) => {
    const generated = Array.from({ length: count }, (_, index) => `/logos/crest-ab-${idOf(index)}.svg`);
    const names = ['Lanús', 'Banfield', 'Ferro', 'Quilmes', 'Midland'];
    const webp = await makeCrestSprite({ logos: generated }, async (key) =>
      Buffer.from(drawCrest(names[Number(key.slice(-5, -4)) % 5] ?? '', key)),
    );
    expect(webp.length).toBeLessThan(15_000);
  });
});
