/** Works on many things, a few at the same time: hundreds at once would let open connections time out. */

/** The results in the order of the things. */
export async function mapInGroups<T, Result>(
  things: readonly T[],
  work: (thing: T) => Promise<Result>,
  atOnce = 10,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < things.length; at += atOnce)
    results.push(...(await Promise.all(things.slice(at, at + atOnce).map(work))));
  return results;
}
