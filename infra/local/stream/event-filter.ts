/** Lambda's event filtering, as far as the template uses it: whether a record matches one of a mapping's patterns. */

type Pattern = { readonly [field: string]: Pattern | readonly Rule[] };
type Rule = string | number | boolean | null | { readonly prefix: string };

/** @param patterns JSON texts as in the template; without any, everything matches */
export function eventFilter(patterns: readonly string[]): (record: unknown) => boolean {
  const parsed = patterns.map((text): Pattern => JSON.parse(text));
  for (const pattern of parsed) assertKnown(pattern);
  return (record) => parsed.length === 0 || parsed.some((pattern) => matches(record, pattern));
}

function matches(record: unknown, pattern: Pattern): boolean {
  return Object.entries(pattern).every(([field, expected]) => {
    const value = fieldOf(record, field);
    if (!isRules(expected)) return matches(value, expected);
    return expected.some((rule) => (Array.isArray(value) ? value : [value]).some((each) => holds(each, rule)));
  });
}

function fieldOf(record: unknown, field: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, field)
    ? record[field as keyof typeof record]
    : undefined;
}

const isRules = (expected: Pattern | readonly Rule[]): expected is readonly Rule[] => Array.isArray(expected);

function holds(value: unknown, rule: Rule): boolean {
  if (typeof rule !== 'object' || rule === null) return value === rule;
  return typeof value === 'string' && value.startsWith(rule.prefix);
}

/** A pattern the host would misunderstand must not look like one that never matches. */
function assertKnown(pattern: Pattern): void {
  for (const [field, expected] of Object.entries(pattern)) {
    if (field.startsWith('$')) throw unknownOperator(field);
    if (isRules(expected)) expected.forEach(assertKnownRule);
    else assertKnown(expected);
  }
}

function assertKnownRule(rule: Rule): void {
  if (typeof rule !== 'object' || rule === null) return;
  const unknown = Object.keys(rule).find((name) => name !== 'prefix');
  if (unknown !== undefined) throw unknownOperator(unknown);
}

const unknownOperator = (name: string) => new Error(`The local host does not know the filter operator ${name}`);
