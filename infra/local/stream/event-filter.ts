/** Lambda's event filtering, as far as the template uses it: whether a record matches one of a mapping's patterns. */

type Pattern = { readonly [field: string]: Pattern | readonly Rule[] };
type Rule = string | number | boolean | null | { readonly prefix: string };

/** @param patterns the patterns of a mapping, as JSON texts; without patterns, every record matches */
export function createEventFilter(patterns: readonly string[]): (record: unknown) => boolean {
  const parsed = patterns.map((text): Pattern => JSON.parse(text));
  for (const pattern of parsed) assertKnownOperators(pattern);
  return (record) => parsed.length === 0 || parsed.some((pattern) => matchesPattern(record, pattern));
}

function matchesPattern(record: unknown, pattern: Pattern): boolean {
  return Object.entries(pattern).every(([field, expected]) => {
    const value = fieldOf(record, field);
    if (!isRuleList(expected)) return matchesPattern(value, expected);
    return expected.some((rule) => (Array.isArray(value) ? value : [value]).some((each) => matchesRule(each, rule)));
  });
}

function fieldOf(record: unknown, field: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, field)
    ? record[field as keyof typeof record]
    : undefined;
}

const isRuleList = (expected: Pattern | readonly Rule[]): expected is readonly Rule[] => Array.isArray(expected);

function matchesRule(value: unknown, rule: Rule): boolean {
  if (typeof rule !== 'object' || rule === null) return value === rule;
  return typeof value === 'string' && value.startsWith(rule.prefix);
}

/** Throws for an operator that the host does not know, which would otherwise look like a pattern that never matches. */
function assertKnownOperators(pattern: Pattern): void {
  for (const [field, expected] of Object.entries(pattern)) {
    if (field.startsWith('$')) throw unknownOperatorError(field);
    if (isRuleList(expected)) expected.forEach(assertKnownRule);
    else assertKnownOperators(expected);
  }
}

function assertKnownRule(rule: Rule): void {
  if (typeof rule !== 'object' || rule === null) return;
  const unknown = Object.keys(rule).find((name) => name !== 'prefix');
  if (unknown !== undefined) throw unknownOperatorError(unknown);
}

const unknownOperatorError = (name: string) => new Error(`The local host does not know the filter operator ${name}`);
