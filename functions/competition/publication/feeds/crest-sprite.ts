/** Makes the picture that holds the crests of published pages. */
import { type CrestSprite, placeInSprite, sizeOfSprite } from '#shared/pages/crest-sprite.ts';
import { drawLogo } from './share-image/frame.ts';
import { type ReadFile, readLogos } from './share-image/make-image.ts';

/** A WebP; a logo that is missing or damaged is drawn as a shield. */
export async function makeCrestSprite(
  sheet: Pick<CrestSprite, 'logos' | 'large'>,
  readFile: ReadFile,
): Promise<Uint8Array> {
  const rasterizer = await import('./share-image/rasterize.ts');
  const pictures = await readLogos(sheet.logos, readFile, rasterizer);
  const crests = sheet.logos.map((logo) => {
    const { x, y, side } = placeInSprite(sheet, logo);
    return drawLogo(pictures, logo, x, y, side);
  });
  const { width, height } = sizeOfSprite(sheet);
  return rasterizer.webpOfSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${crests.join('')}</svg>`,
  );
}
