/**
 * What a Lambda's execution environment keeps from call to call: settings, clients, and what it has read. Each is made
 * with its first use.
 */
let kept = new Map<() => unknown, unknown>();

/** A function that makes a value once in each execution environment, and then returns that value. */
export const keptBetweenCalls =
  <T>(make: () => T): (() => T) =>
  () => {
    if (!kept.has(make)) kept.set(make, make());
    return kept.get(make) as T;
  };

/**
 * Makes everything anew with its next use, as a new execution environment does; for tests.
 *
 * @internal
 */
export function startExecutionEnvironment(): void {
  kept = new Map();
}
