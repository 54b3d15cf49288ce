/**
 * Logs failures without the stored data that their messages may quote. `console` gets one object for each line:
 * Lambda's JSON format writes it as `message`, with the level of the console's method.
 */

/**
 * Logs an unexpected failure: the kind of error and where it happened. Its message may quote stored data, so it is left
 * out.
 */
export function logFailure(error: unknown): void {
  const { name = 'Unknown', stack = '' } = error instanceof Error ? error : {};
  const where = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  console.error({ error: name, where });
}
