/** Runs independent work concurrently, only a few items at a time, so that it does not overload the machine. */
const maxConcurrent = 4;

/** Runs `work` on every item and returns the results in the order of the items; rejects with the first failure. */
export async function mapConcurrent<T, R>(
  items: readonly T[],
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const workThroughItems = async () => {
    for (const [at, item] of waiting) results[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: maxConcurrent }, workThroughItems));
  return results;
}
