/** The picture that holds the crests of a tournament. */
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { composeFacts } from '#functions/platform/documents/facts.ts';
import { makeCrestSheet } from '#functions/platform/feeds/crest-sheet.ts';
import { codecInstanceOptions, compileCodec } from '#functions/platform/files/codecs.ts';
import { makeLogo } from '#functions/platform/files/make-logo.ts';
import { drawCrest } from '#shared/domain/crest.ts';
import { addressOfCrestSheet, cornerInSheet, crestSheetOfKey, sizeOfSheet } from '#shared/pages/crest-sheet.ts';
import { aPng } from '#tests/support/images.ts';
import { bracket, tournament } from './documents.ts';

const logos = (count: number) => Array.from({ length: count }, (_, index) => `/logos/${index}.webp`);

describe('the address of a sheet', () => {
  test('names the tournament and the version, and its key is read back', () => {
    const address = addressOfCrestSheet({ id: 7, logos: logos(3) });
    expect(address).toMatch(/^\/escudos\/7\/[0-9a-f]{16}\.webp$/);
    expect(crestSheetOfKey(address?.slice(1) ?? '')).toEqual({ tournamentId: 7, version: address?.slice(11, 27) });
    for (const key of ['escudos/0/0123456789abcdef.webp', 'escudos/7/1.webp', 'escudos/7/0123456789abcdef.png'])
      expect(crestSheetOfKey(key)).toBeNull();
  });

  test('changes with the logos', () => {
    expect(addressOfCrestSheet({ id: 7, logos: logos(3) })).not.toBe(addressOfCrestSheet({ id: 7, logos: logos(4) }));
  });

  test('is missing where a sheet would save nothing', () => {
    expect(addressOfCrestSheet({ id: 7, logos: logos(1) })).toBeNull();
    expect(addressOfCrestSheet({ id: 7, logos: logos(61) })).toBeNull();
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
  const data = { tournament: { ...tournament, teamIds: [1, 2, 3, 4, 5] }, groups: [], references: { teams } };
  expect(composeFacts(data as never, bracket, []).FACTS.logos).toEqual([uploaded, generated]);
});

describe('a sheet', () => {
  beforeAll(async () => initWebp(codecInstanceOptions(await compileCodec('webpDecoder'))));

  async function readPixels(webp: Uint8Array) {
    const { data, width, height } = await decodeWebp(Uint8Array.from(webp).buffer);
    const middleOf = (index: number) => {
      const { x, y } = cornerInSheet(index);
      const at = ((y + 24) * width + x + 24) * 4;
      return [...data.slice(at, at + 4)];
    };
    return { middleOf, width, height };
  }

  test('has each crest at its place, and nothing where a logo is missing', async () => {
    const red = await makeLogo(aPng(200, 200, () => [200, 20, 20, 255]));
    const { middleOf, ...size } = await readPixels(
      await makeCrestSheet(logos(12), async (key) => (key === 'logos/3.webp' ? undefined : red)),
    );
    expect(size).toEqual(sizeOfSheet(12));
    expect(size).toEqual({ width: 480, height: 96 });
    for (const index of [0, 9, 10, 11]) {
      const [r = 0, g = 0, b = 0, alpha] = middleOf(index);
      expect([Math.abs(r - 200) < 16, Math.abs(g - 20) < 16, Math.abs(b - 20) < 16, alpha]).toEqual([
        true,
        true,
        true,
        255,
      ]);
    }
    expect(middleOf(3)[3]).toBe(0);
  });

  test('of twenty generated crests has at most 15 KB', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `/logos/crest-${index}.svg`);
    const names = ['Lanús', 'Banfield', 'Ferro', 'Quilmes', 'Midland'];
    const webp = await makeCrestSheet(addresses, async (key) =>
      Buffer.from(drawCrest(names[key.length % names.length] ?? '', `${names[Number(key.match(/\d+/)) % 5]} ${key}`)),
    );
    expect(webp.length).toBeLessThan(15_000);
  });
});
