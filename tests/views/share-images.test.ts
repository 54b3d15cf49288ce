/** The pictures that chats show of pages, as PNGs. */
import decodePng, { init as initPng } from '@jsquash/png/decode.js';
import { imageSize } from 'image-size';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawShareImage } from '#functions/competition/publication/feeds/share-image/draw-image.ts';
import { makeShareImage } from '#functions/competition/publication/feeds/share-image/make-image.ts';
import { rasterizeSvg } from '#functions/competition/publication/feeds/share-image/rasterize.ts';
import { drawText, textWidth, twoLines } from '#functions/competition/publication/feeds/share-image/svg-text.ts';
import { compileCodec } from '#functions/platform/files/codecs.ts';
import { encodeLogo } from '#functions/platform/files/encode-logo.ts';
import { drawCrest } from '#shared/domain/crests/crest.ts';
import type { ShareImage, ShareImageSide } from '#shared/pages/share-image.ts';
import { aPng } from '#tests/support/images.ts';

const id = '11111111-1111-1111-1111-111111111111';
const [uploaded, generated] = [`/logos/${id}.webp`, `/logos/crest-ab-${id}.svg`];
const sideWith = (logo: string, name = 'Lanús', teamId = 1): ShareImageSide => ({
  name,
  teamId,
  logo,
  isWinner: false,
});

const brand = { color: '#b91c1c', logo: '' };
const copa = { brand, site: 'Liga Sur', title: 'Copa', subtitle: 'Fecha 1' };

function imageWith(home: ShareImageSide, away: ShareImageSide): ShareImage {
  const match = { home, away, middle: '3 - 1', state: 'FINAL', isLive: false };
  return { ...copa, kind: 'match', match, place: 'Cancha 1', note: '' };
}

beforeAll(async () => {
  await initPng(await compileCodec('png'));
});

async function readPixels(png: Uint8Array) {
  const { data, width, height } = await decodePng(Uint8Array.from(png).buffer);
  const colourAt = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)];
  return { colourAt, width, height };
}

const [homeCrest, awayCrest] = [
  [250, 294],
  [950, 294],
] as const;
const red = [200, 20, 20];
/** The colours in the middle of the plain shields of the teams 1 and 2. */
const [blue, yellow] = [
  [29, 78, 216],
  [254, 249, 195],
];
const redLogo = () =>
  encodeLogo(
    aPng(200, 200, () => [200, 20, 20, 255]),
    'png',
  );

describe('a picture', () => {
  test('has the size that chats show large', async () => {
    const png = await makeShareImage(imageWith(sideWith(''), sideWith('')), async () => undefined);
    expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  });

  test('draws an uploaded logo, which is a WebP, and a generated crest with its letters', async () => {
    const files: Record<string, Uint8Array> = {
      [uploaded.slice(1)]: await redLogo(),
      [generated.slice(1)]: Buffer.from(drawCrest('Mm', 'x')),
    };
    const image = imageWith(sideWith(uploaded), sideWith(generated));
    const { colourAt } = await readPixels(await makeShareImage(image, async (key) => files[key]));
    for (const [at, part] of colourAt(...homeCrest).entries()) expect(Math.abs(part - (red[at] ?? 0))).toBeLessThan(12);
    const without = drawCrest('', 'x');
    const bare = await readPixels(await makeShareImage(image, async () => Buffer.from(without)));
    const row = (pixels: typeof bare) => Array.from({ length: 100 }, (_, x) => pixels.colourAt(900 + x, 310));
    expect(row({ ...bare, colourAt })).not.toEqual(row(bare));
  });

  test('draws the plain shield of a team whose logo is missing or damaged', async () => {
    const image = imageWith(sideWith(uploaded), sideWith(generated, 'Ferro', 2));
    const { colourAt } = await readPixels(await makeShareImage(image, async () => undefined));
    expect([colourAt(...homeCrest), colourAt(...awayCrest)]).toEqual([blue, yellow]);
    const damaged = await readPixels(await makeShareImage(image, async () => Buffer.from('RIFF')));
    expect([damaged.colourAt(...homeCrest), damaged.colourAt(...awayCrest)]).toEqual([blue, yellow]);
  });

  test('has at most 250 KB even with logos of nothing but noise', async () => {
    let seed = 1;
    const noise = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
      return (seed >>> 16) % 256;
    };
    const logo = await encodeLogo(
      aPng(256, 256, () => [noise(), noise(), noise(), 255]),
      'png',
    );
    const other = await encodeLogo(
      aPng(256, 256, () => [noise(), noise(), noise(), 255]),
      'png',
    );
    const longName = 'Deportivo Social y Cultural Ferrocarril Oeste de Caballito';
    const image = imageWith(sideWith(uploaded, longName), sideWith(`/logos/${id.replace('1', '2')}.webp`, longName));
    const png = await makeShareImage(image, async (key) => (uploaded.endsWith(key) ? logo : other));
    expect(png.length).toBeGreaterThan(100_000);
    expect(png.length).toBeLessThan(250_000);
  });
});

test('a picture of a round says below its matches how many more there are, who is free, and that it is suspended', () => {
  const match = { home: sideWith(''), away: sideWith('', 'Ferro'), middle: '14:00', state: '', isLive: false };
  const round = { ...copa, kind: 'matches', matches: [match] } as const;
  const drawn = (further: number, free: string, note = '') =>
    drawShareImage({ ...round, further, free, note }, new Map());
  expect(drawn(2, 'Libre: Dock')).toContain('>y 2 partidos más · Libre: Dock<');
  expect(drawn(0, 'Libre: Dock')).toContain('>Libre: Dock<');
  expect(drawn(0, '')).not.toContain('Libre');
  expect(drawn(0, '', 'Se suspende la fecha')).toContain('>Se suspende la fecha<');
});

describe('a name in another alphabet', () => {
  test.each([
    ['Ολυμπιακός Πειραιώς', 'Olympiakos Peiraios'],
    ['Спартак Щука', 'Spartak Schuka'],
    ['Київ', 'Kiiv'],
    ['Ñandú Ł Ő “B”', 'Ñandú Ł Ő “B”'],
    ['Los 🦁 de 🇦🇷 Boedo', 'Los de Boedo'],
    ['北京 Unidos', 'Unidos'],
    ['Ferro\u{0301}', 'Ferró'],
  ])('%s is written as %s', (name, written) => {
    expect(drawText(name, 0, 0, 1000, { size: 20 })).toContain(`>${written}<`);
  });

  test.each([
    ['Ολυμπιακός', 'Спартак', '🦁🔥', '北京'],
    ['שלום', '\u{202e}', '\u{1f468}\u{200d}\u{1f469}', 'Lanús'],
  ])('does not break the picture: %s, %s, %s, %s', async (home, away, site, title) => {
    const image = { ...imageWith(sideWith('', home), sideWith('', away)), site, title };
    const png = await makeShareImage(image, async () => undefined);
    expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  });
});

describe('a text in a picture', () => {
  const names = [
    'WWWWWWWW',
    'mmmmmm',
    'Ñandú Fútbol Club',
    'ILLIMANI iiiiiii',
    '(0-10) + "Águilas" #7 @ 100%',
    'ÁÉÍÓÚ…',
  ];
  test.each(names)('%s is no wider than estimated', async (name) => {
    const width = Math.ceil(textWidth(name, 100));
    const text = drawText(name, 20, 120, width, { size: 100, bold: true, fill: '#000' });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="160"><path fill="#fff" d="M0 0h9999v160H0Z"/>${text}</svg>`;
    const { colourAt, ...size } = await readPixels(await rasterizeSvg(svg));
    const columns = Array.from({ length: size.width }, (_, x) => x);
    const inked = columns.filter((x) =>
      Array.from({ length: 160 }, (_, y) => y).some((y) => colourAt(x, y)[0] !== 255),
    );
    expect(inked.length).toBeGreaterThan(100);
    expect(Math.max(...inked)).toBeLessThanOrEqual(20 + width);
  });

  test('is shortened to its room, without emoji, and with its marks escaped', () => {
    expect(drawText('Los <Amigos> & Cía ⚽', 0, 0, 900, { size: 40 })).toContain('>Los &#60;Amigos&#62; &#38; Cía<');
    expect(drawText('Deportivo Ferrocarril Oeste', 0, 0, 300, { size: 40 })).toMatch(/>Deportivo Ferr.*…</);
    expect(drawText('⚽', 0, 0, 300, { size: 40 })).toBe('');
  });

  test('is cut at a space into two lines where it is too wide for one', () => {
    expect(twoLines('Lanús', 400, 50)).toEqual(['Lanús']);
    expect(twoLines('Defensores de Belgrano', 400, 50)).toEqual(['Defensores de', 'Belgrano']);
    expect(twoLines('Interminablemente-largo-sin-espacios', 400, 50)).toEqual(['Interminablemente-largo-sin-espacios']);
  });
});
