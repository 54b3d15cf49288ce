/** Which build of the makers of documents and pages this is: with another one, everything is published again. */

/** A fingerprint of the bundled makers (infra/build/publication-build.ts); undefined where nothing was built, as in tests. */
declare const PUBLICATION_BUILD: string | undefined;

export const publicationBuild = typeof PUBLICATION_BUILD === 'undefined' ? 'sin-construir' : PUBLICATION_BUILD;
