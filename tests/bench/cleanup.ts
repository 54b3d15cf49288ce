/** Stops the programs that the bench started, also when a signal ends the bench early. */

const pendingStopFunctions = new Set<() => Promise<void>>();

/** Runs `use`, then `stop`, which also runs when `use` fails or a signal ends the bench early. */
export async function runThenStop<T>(stop: () => Promise<void>, use: () => Promise<T>): Promise<T> {
  pendingStopFunctions.add(stop);
  try {
    return await use();
  } finally {
    pendingStopFunctions.delete(stop);
    await stop();
  }
}

export async function runPendingStops(): Promise<void> {
  await Promise.allSettled([...pendingStopFunctions].map((stop) => stop()));
}
