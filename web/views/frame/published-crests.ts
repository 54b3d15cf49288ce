/**
 * The crests of a published page. Logos on other sites are not shown, because a page asks no other site for anything:
 * those teams have the drawn shield. The others come in one picture.
 */
import { isOwnLogo } from '#shared/domain/crests/logo.ts';
import { addressOfCrestSprite, crestSpriteOf, placeInSprite, replaceLogos } from '#shared/pages/crest-sprite.ts';
import type { SiteBrand } from '#shared/pages/page-data.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { logoInSprite } from '../crest.tsx';

/**
 * What the page and its frame show, with what the page asks for in place of every logo's address; '' for what is drawn.
 */
export function withPublishedCrests<Shown extends { readonly data: object; readonly site: SiteBrand }>(
  page: PublishedPage,
  shown: Shown,
): Shown {
  const sheet = crestSpriteOf(page, shown.data, shown.site);
  const address = sheet && addressOfCrestSprite(sheet);
  return replaceLogos(shown, (logo) => {
    if (sheet?.logos.includes(logo) && address) return logoInSprite(address, placeInSprite(sheet, logo));
    return isOwnLogo(logo) ? logo : '';
  });
}
