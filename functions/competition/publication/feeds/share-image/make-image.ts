/** Makes the PNG of what a page's picture shows: reads its logos, draws, and rasterizes. */
import { bucketKeyOfLogo } from '#shared/domain/crests/logo.ts';
import type { ShareImage } from '#shared/pages/share-image.ts';
import { drawShareImage, logosOf } from './draw-image.ts';
import type { LogoPictures } from './frame.ts';

/** Returns the bytes of a file of the logos' bucket; undefined when there is none. */
export type ReadFile = (key: string) => Promise<Uint8Array | undefined>;
type Rasterizer = typeof import('./rasterize.ts');

/** A PNG of 1200 × 630 pixels. A logo that is missing or damaged is drawn as a shield. */
export async function makeShareImage(image: ShareImage, readFile: ReadFile): Promise<Uint8Array> {
  const rasterizer = await import('./rasterize.ts');
  const logos = await readLogos(logosOf(image), readFile, rasterizer);
  return rasterizer.rasterizeSvg(drawShareImage(image, logos));
}

/** The logos as PNG in `data:` addresses, by their own; those that are missing or damaged are left out. */
export async function readLogos(
  addresses: readonly string[],
  readFile: ReadFile,
  rasterizer: Rasterizer,
): Promise<LogoPictures> {
  const files = await Promise.all(addresses.map((address) => readFile(bucketKeyOfLogo(address))));
  const pictures = new Map<string, string>();
  for (const [at, address] of addresses.entries()) {
    const picture = await pictureOf(address, files[at], rasterizer);
    if (picture) pictures.set(address, `data:image/png;base64,${Buffer.from(picture).toString('base64')}`);
  }
  return pictures;
}

/** The PNG of a logo, as resvg draws neither WebP nor the letters of an SVG inside another one. */
async function pictureOf(address: string, file: Uint8Array | undefined, rasterizer: Rasterizer) {
  if (!file) return undefined;
  const made = address.endsWith('.svg')
    ? rasterizer.rasterizeSvg(Buffer.from(file).toString('utf8'))
    : rasterizer.pngOfWebp(file);
  return made.catch(() => undefined);
}
