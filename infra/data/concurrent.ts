/** Runs an asynchronous function for many inputs, a limited number of them at the same time. */

/** After a failure, starts no further call, waits for those under way, and then throws the first failure. */
export async function forEachConcurrently<T>(
  inputs: Iterable<T>,
  limit: number,
  run: (input: T) => Promise<void>,
): Promise<void> {
  const waiting = inputs[Symbol.iterator]();
  let hasFailed = false;
  const workThroughInputs = async () => {
    for (let next = waiting.next(); !next.done && !hasFailed; next = waiting.next()) {
      await run(next.value).catch((error) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: limit }, workThroughInputs));
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
}
