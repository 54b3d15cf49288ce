/** Draws what a page's picture shows as an SVG, with the logos that were read for it. */
import type { ShareImage, ShareImageCrest } from '#shared/pages/share-image.ts';
import { drawMatch } from './draw-match.ts';
import { drawMatches } from './draw-matches.ts';
import { drawTable } from './draw-table.ts';
import { drawTitle } from './draw-title.ts';
import { drawFrame, type LogoPictures } from './frame.ts';

export const drawShareImage = (image: ShareImage, logos: LogoPictures): string =>
  drawFrame(image, logos, drawContent(image, logos));

function drawContent(image: ShareImage, logos: LogoPictures): string {
  switch (image.kind) {
    case 'match':
      return drawMatch(image, logos);
    case 'matches':
      return drawMatches(image, logos);
    case 'table':
      return drawTable(image, logos);
    case 'title':
      return drawTitle(image, logos);
  }
}

/** The addresses of the logos in a picture, each once. */
export function logosOf(image: ShareImage): readonly string[] {
  const all = [image.brand, ...crestsOf(image)].map(({ logo }) => logo);
  return [...new Set(all)].filter((logo) => logo !== '');
}

function crestsOf(image: ShareImage): readonly ShareImageCrest[] {
  switch (image.kind) {
    case 'match':
      return [image.match.home, image.match.away];
    case 'matches':
      return image.matches.flatMap(({ home, away }) => [home, away]);
    case 'table':
      return image.rows;
    case 'title':
      return image.crest ? [image.crest] : [];
  }
}
