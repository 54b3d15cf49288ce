/**
 * Gives the browser what it shows of the federation around the page: its colour, and its crest in the tab and as an icon.
 * Loaded once the frame is there, as nobody waits for it.
 */
import type { SiteBrand } from '#shared/pages/page-data.ts';
import { addressOfSiteIcon } from '#shared/pages/site-icons.ts';
import { crestAddress } from '../../views/frame/federation-crest.tsx';

export function showBrandInBrowser({ color, logo }: SiteBrand): void {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
  document.querySelector('link[rel="icon"]')?.replaceWith(linkOf('icon', logo || crestAddress({ color })));
  document.querySelector('link[rel="apple-touch-icon"]')?.remove();
  document.head.append(linkOf('apple-touch-icon', addressOfSiteIcon('apple', { color, logo })));
}

function linkOf(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  return link;
}
