/** Whether two lists say the same, whatever their order; neither repeats anything. */
export const sameMembers = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((role) => others.includes(role));
