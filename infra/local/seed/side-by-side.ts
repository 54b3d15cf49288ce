/** Does work that is independent side by side, a few at a time, so that a busy machine is slow rather than overrun. */
const lanes = 4;

/** The results in the order of the items; rejects with the first failure. */
export async function mapConcurrent<T, R>(
  items: readonly T[],
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [at, item] of waiting) results[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
