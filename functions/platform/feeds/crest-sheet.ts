/** Makes the picture that holds the crests of a tournament. */
import { cornerInSheet, sheetCrestSide, sizeOfSheet } from '#shared/pages/crest-sheet.ts';
import { type ReadFile, readLogos } from './share-image/make.ts';

/** A WebP; the place of a logo that is missing or damaged stays empty. */
export async function makeCrestSheet(logos: readonly string[], readFile: ReadFile): Promise<Uint8Array> {
  const rasterizer = await import('./share-image/rasterize.ts');
  const pictures = await readLogos(logos, readFile, rasterizer);
  return rasterizer.webpOfSvg(drawSheet(logos, (logo) => pictures.get(logo)));
}

function drawSheet(logos: readonly string[], pictureOf: (logo: string) => string | undefined): string {
  const { width, height } = sizeOfSheet(logos.length);
  const images = logos.map((logo, index) => {
    const picture = pictureOf(logo);
    const { x, y } = cornerInSheet(index);
    return picture
      ? `<image x="${x}" y="${y}" width="${sheetCrestSide}" height="${sheetCrestSide}" href="${picture}"/>`
      : '';
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${images.join('')}</svg>`;
}
