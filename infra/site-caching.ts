/** How long browsers and CloudFront cache each file of the site, for the deployment and for the local host. */

export const siteCaching = {
  /** Files that Vite names by a hash of their content: a file of this name never changes. */
  immutable: { folder: 'assets', cacheControl: 'public, max-age=31536000, immutable' },
  /**
   * index.html and all other files, which keep their names when they change: browsers revalidate them each time, and
   * CloudFront answers from its cache, which every deployment invalidates, and for a day longer while the bucket fails.
   */
  others: { cacheControl: 'public, max-age=0, s-maxage=86400, stale-if-error=86400' },
  /**
   * The service worker, by which devices notice a new version: CloudFront asks each time. The application's devices do not
   * take it from the browser's cache; visitors' do, so that they ask once a day, and not with each page.
   */
  worker: { file: 'sw.js', cacheControl: 'public, max-age=86400, s-maxage=0' },
} as const;

/** @param key path of a file of the site, as in `assets/index-1a2b.js` */
export function cacheControlOfSiteFile(key: string): string {
  const { immutable, others, worker } = siteCaching;
  if (key === worker.file) return worker.cacheControl;
  return key.startsWith(`${immutable.folder}/`) ? immutable.cacheControl : others.cacheControl;
}
