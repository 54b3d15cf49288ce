/** How long browsers and CloudFront keep each file of the site; the deployment and the local host read it here. */

export const siteCaching = {
  /** Vite names these files by their content. */
  immutable: { folder: 'assets', cacheControl: 'public, max-age=31536000, immutable' },
  /** index.html and its companions keep their name when they change. */
  others: { cacheControl: 'no-cache' },
} as const;

/** @param key a file of the site, as in `assets/index-1a2b.js` */
export function cacheControlOf(key: string): string {
  const { immutable, others } = siteCaching;
  return key.startsWith(`${immutable.folder}/`) ? immutable.cacheControl : others.cacheControl;
}
