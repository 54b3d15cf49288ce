/** The files that every published page loads, as addresses from the site's root; the build names them. */

/** Put in by the build (infra/build/look.ts): the fingerprint of all that pages are made from. */
declare const PAGE_LOOK: string | undefined;

/** Code that runs from its sources has no built files to name. */
const fingerprint = typeof PAGE_LOOK === 'string' ? PAGE_LOOK : 'sources';

export const look = {
  css: `/assets/paginas-${fingerprint}.css`,
  script: `/assets/paginas-${fingerprint}.js`,
  font: `/assets/paginas-${fingerprint}.woff2`,
} as const;
