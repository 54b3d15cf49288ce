/**
 * The crests of a published page. Logos on other sites are not shown, because a page asks no other site for anything:
 * those teams have the drawn shield. The others come in one picture.
 */
import { isOwnLogo } from '#shared/domain/crests/logo.ts';
import { addressOfCrestSprite, crestSpriteOf, placeInSprite, replaceLogos } from '#shared/pages/crest-sprite.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { logoInSprite } from '../../ui/crest.tsx';

/** The data with what the page asks for in place of every logo's address; '' for a drawn shield. */
export function withPublishedCrests<Data extends object>(page: PublishedPage, data: Data): Data {
  const sheet = crestSpriteOf(page, data);
  const address = sheet && addressOfCrestSprite(sheet);
  return replaceLogos(data, (logo) => {
    if (sheet?.logos.includes(logo) && address) return logoInSprite(address, placeInSprite(sheet, logo));
    return isOwnLogo(logo) ? logo : '';
  });
}
