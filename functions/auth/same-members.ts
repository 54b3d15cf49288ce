/** Whether two lists without repetitions have the same elements in any order. */
export const haveSameMembers = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((role) => others.includes(role));
