/** The files that every page loads, as the build has named them. */
import type { PageAssets } from '#shared/pages/page-data.ts';

/** A fingerprint of the sources of the pages' styles and script; undefined where nothing was built, as in tests. */
declare const PAGE_LOOK: string | undefined;

const fingerprint = typeof PAGE_LOOK === 'undefined' ? 'sin-construir' : PAGE_LOOK;

export const pageAssetsOfFingerprint = (of: string): PageAssets => ({
  css: `/assets/paginas-${of}.css`,
  script: `/assets/paginas-${of}.js`,
  font: `/assets/paginas-${of}.woff2`,
});

export const pageAssets = pageAssetsOfFingerprint(fingerprint);
