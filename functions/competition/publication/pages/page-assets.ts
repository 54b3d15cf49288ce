/** The files that every page loads, as the build of the visitor's script and styles has named them. */
import type { PageAssets } from '#shared/pages/page-data.ts';

/** The addresses in the build's manifest; undefined where nothing was built, as in tests. */
declare const PAGE_ASSETS: PageAssets | undefined;

const withoutBuild: PageAssets = {
  css: '/assets/paginas-sin-construir.css',
  script: '/assets/paginas-sin-construir.js',
  font: '/assets/paginas-sin-construir.woff2',
};

export const pageAssets: PageAssets = typeof PAGE_ASSETS === 'undefined' ? withoutBuild : PAGE_ASSETS;
