/** Works on many things, a few at the same time: hundreds at once would let open connections time out. */

/**
 * The results in the order of the things. When one fails, the others of its group are awaited before the failure is
 * thrown: none of them goes on behind the back of whoever tries again.
 */
export async function mapInGroups<T, Result>(
  things: readonly T[],
  work: (thing: T) => Promise<Result>,
  atOnce = 10,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < things.length; at += atOnce) {
    for (const settled of await Promise.allSettled(things.slice(at, at + atOnce).map(work))) {
      if (settled.status === 'rejected') throw settled.reason;
      results.push(settled.value);
    }
  }
  return results;
}
