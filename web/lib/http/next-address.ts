/** Reads the address of a list's next page from the header `Link: </api/teams?limit=2&cursor=…>; rel="next"`. */

/** Returns an address such as '/teams?limit=2&cursor=…', without `/api`; null on the last page. */
export function nextPageAddress(link: string | null): string | null {
  return /<\/api(\/[^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}
