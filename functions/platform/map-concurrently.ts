/** Works on many things, a few at the same time: hundreds at once would let open connections time out. */

/**
 * The results in the order of the inputs. After a failure no further call is started, and those under way are awaited
 * before the failure is thrown: none of them goes on behind the back of whoever tries again, as with p-map.
 */
export async function mapConcurrently<T, Result>(
  inputs: Iterable<T>,
  work: (input: T, index: number) => Promise<Result>,
  atOnce = 10,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = inputs[Symbol.iterator]();
  let started = 0;
  let hasFailed = false;
  const workThroughInputs = async () => {
    for (let next = waiting.next(); !next.done && !hasFailed; next = waiting.next()) {
      const index = started++;
      results[index] = await work(next.value, index).catch((error) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  for (const worker of await Promise.allSettled(Array.from({ length: atOnce }, workThroughInputs)))
    if (worker.status === 'rejected') throw worker.reason;
  return results;
}
