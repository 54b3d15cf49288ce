/** The files that every page loads, as the build has named them. */

/** A fingerprint of the sources of the pages' styles and script; undefined where nothing was built, as in tests. */
declare const PAGE_LOOK: string | undefined;

const fingerprint = typeof PAGE_LOOK === 'undefined' ? 'sin-construir' : PAGE_LOOK;

export const look = {
  css: `/assets/paginas-${fingerprint}.css`,
  script: `/assets/paginas-${fingerprint}.js`,
  font: `/assets/paginas-${fingerprint}.woff2`,
};
