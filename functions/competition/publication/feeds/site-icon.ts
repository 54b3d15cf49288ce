/** Makes the pictures by which phones show the site: its crest, on the ground that some of them need. */

import { drawFederationCrest } from '#shared/domain/crests/federation-crest.ts';
import { isOwnLogo } from '#shared/domain/crests/logo.ts';
import type { SiteBrand } from '#shared/pages/page-data.ts';
import { pageColour, type SiteIcon } from '#shared/pages/site-icons.ts';
import { drawPicture } from './share-image/frame.ts';
import { type ReadFile, readLogos } from './share-image/make-image.ts';

/** A PNG. A logo that is missing or damaged is replaced by the drawn crest. */
export async function makeSiteIcon(
  { size, share, isFilled }: SiteIcon,
  { logo, color }: SiteBrand,
  readFile: ReadFile,
): Promise<Uint8Array> {
  const rasterizer = await import('./share-image/rasterize.ts');
  const pictures = await readLogos(isOwnLogo(logo) ? [logo] : [], readFile, rasterizer);
  const [side, edge] = [size * share, (size * (1 - share)) / 2];
  const picture = pictures.get(logo);
  const crest = picture
    ? drawPicture(picture, edge, edge, side)
    : drawFederationCrest(color, side).replace('<svg ', `<svg x="${edge}" y="${edge}" `);
  const ground = isFilled ? `<path fill="${pageColour}" d="M0 0h${size}v${size}H0Z"/>` : '';
  return rasterizer.rasterizeSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${crest}</svg>`,
  );
}
