/** Which build made a published document or page: what another one made counts as never published. */

/** A fingerprint of the bundled makers (infra/build/publication-build.ts); undefined where nothing was built, as in tests. */
declare const PUBLICATION_BUILD: string | undefined;

/** An object, because tests replace its `id` to play another build. */
export const publicationBuild = { id: typeof PUBLICATION_BUILD === 'undefined' ? 'sin-construir' : PUBLICATION_BUILD };
