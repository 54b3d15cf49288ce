/** Lambda's event filtering, as far as the template uses it: whether a record matches one of a mapping's patterns. */

type FilterPattern = { readonly [field: string]: FilterPattern | readonly FieldRule[] };
type FieldRule = string | number | boolean | null | { readonly prefix: string };

/** @param patterns the patterns of a mapping, as JSON texts; without patterns, every record matches */
export function createEventFilter(patterns: readonly string[]): (record: unknown) => boolean {
  const parsed = patterns.map((text): FilterPattern => JSON.parse(text));
  for (const pattern of parsed) assertKnownOperators(pattern);
  return (record) => parsed.length === 0 || parsed.some((pattern) => matchesPattern(record, pattern));
}

function matchesPattern(record: unknown, pattern: FilterPattern): boolean {
  return Object.entries(pattern).every(([field, expected]) => {
    const value = valueOfField(record, field);
    if (!isRuleList(expected)) return matchesPattern(value, expected);
    return expected.some((rule) => (Array.isArray(value) ? value : [value]).some((each) => matchesRule(each, rule)));
  });
}

function valueOfField(record: unknown, field: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, field)
    ? record[field as keyof typeof record]
    : undefined;
}

const isRuleList = (expected: FilterPattern | readonly FieldRule[]): expected is readonly FieldRule[] =>
  Array.isArray(expected);

function matchesRule(value: unknown, rule: FieldRule): boolean {
  if (typeof rule !== 'object' || rule === null) return value === rule;
  return typeof value === 'string' && value.startsWith(rule.prefix);
}

/** Throws for an operator that the host does not know, which would otherwise look like a pattern that never matches. */
function assertKnownOperators(pattern: FilterPattern): void {
  for (const [field, expected] of Object.entries(pattern)) {
    if (field.startsWith('$')) throw unknownOperatorError(field);
    if (isRuleList(expected)) expected.forEach(assertKnownRule);
    else assertKnownOperators(expected);
  }
}

function assertKnownRule(rule: FieldRule): void {
  if (typeof rule !== 'object' || rule === null) return;
  const unknown = Object.keys(rule).find((name) => name !== 'prefix');
  if (unknown !== undefined) throw unknownOperatorError(unknown);
}

const unknownOperatorError = (name: string) => new Error(`The local host does not know the filter operator ${name}`);
