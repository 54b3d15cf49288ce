/** Whatever the bench started, so that nothing of it stays behind when the bench is told to end. */

const stops = new Set<() => Promise<void>>();

/** Runs `use`, then `stop`; `stop` also when the bench ends early. */
export async function whileRunning<T>(stop: () => Promise<void>, use: () => Promise<T>): Promise<T> {
  stops.add(stop);
  try {
    return await use();
  } finally {
    stops.delete(stop);
    await stop();
  }
}

export async function stopEverything(): Promise<void> {
  await Promise.allSettled([...stops].map((stop) => stop()));
}
