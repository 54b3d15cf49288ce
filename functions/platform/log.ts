/** What the platform writes into its log about a failure. */

/** An unexpected failure: its kind and where it happened. The message may quote stored data, so it stays out. */
export function logFailure(error: unknown): void {
  const { name = 'Unknown', stack = '' } = error instanceof Error ? error : {};
  const where = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  console.error(JSON.stringify({ level: 'ERROR', error: name, where }));
}
