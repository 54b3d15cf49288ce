/** Where a list goes on, from the header of its answer: `Link: </api/teams?limit=2&cursor=…>; rel="next"`. */

/** '/teams?limit=2&cursor=…', below `/api`; null at the end of a list. */
export function nextAddress(link: string | null): string | null {
  return /<\/api(\/[^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}
