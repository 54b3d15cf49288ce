/** Stops the programs that the bench started, also when the bench itself is told to end. */

const pendingStops = new Set<() => Promise<void>>();

/** Runs `use`, then `stop`; `stop` also when the bench ends early. */
export async function whileRunning<T>(stop: () => Promise<void>, use: () => Promise<T>): Promise<T> {
  pendingStops.add(stop);
  try {
    return await use();
  } finally {
    pendingStops.delete(stop);
    await stop();
  }
}

export async function stopEverything(): Promise<void> {
  await Promise.allSettled([...pendingStops].map((stop) => stop()));
}
