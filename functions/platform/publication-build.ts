/** Which build made a published document or page. */

/** A fingerprint of the code that makes documents and pages; undefined where nothing was built, as in tests. */
declare const PUBLICATION_BUILD: string | undefined;

/** What was published by another build counts as never published, as its shape or its HTML may be another. */
export const publicationBuild = { id: typeof PUBLICATION_BUILD === 'undefined' ? 'sin-construir' : PUBLICATION_BUILD };
