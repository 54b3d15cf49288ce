/** Stops the programs that the bench started, also when a signal ends the bench early. */

const pendingStops = new Set<() => Promise<void>>();

/** Runs `use`, then `stop`, which also runs when `use` fails or a signal ends the bench early. */
export async function runThenStop<T>(stop: () => Promise<void>, use: () => Promise<T>): Promise<T> {
  pendingStops.add(stop);
  try {
    return await use();
  } finally {
    pendingStops.delete(stop);
    await stop();
  }
}

export async function runPendingStops(): Promise<void> {
  await Promise.allSettled([...pendingStops].map((stop) => stop()));
}
