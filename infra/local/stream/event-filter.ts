/** Lambda's event filtering: whether a record matches one of a mapping's filter patterns. */

type Pattern = { readonly [field: string]: Pattern | readonly Rule[] };
type Rule = string | number | boolean | null | { readonly [operator: string]: unknown };
type Json = unknown;

/** Operators of Lambda's filter rules. Each answers for one value; `undefined` is a field that is not there. */
const operators: { readonly [name: string]: (value: Json, argument: never) => boolean } = {
  prefix: (value, argument: string) => typeof value === 'string' && value.startsWith(argument),
  suffix: (value, argument: string) => typeof value === 'string' && value.endsWith(argument),
  'equals-ignore-case': (value, argument: string) =>
    typeof value === 'string' && value.toLowerCase() === argument.toLowerCase(),
  exists: (value, argument: boolean) => (value !== undefined) === argument,
  'anything-but': (value, argument: unknown) =>
    value !== undefined && !anyRule(value, Array.isArray(argument) ? argument : [argument]),
  numeric: (value, argument: (string | number)[]) => typeof value === 'number' && inRange(value, argument),
};

/** @param patterns JSON texts as in the template; without any, everything matches */
export function eventFilter(patterns: readonly string[]): (record: Json) => boolean {
  const parsed = patterns.map((text): Pattern => JSON.parse(text));
  for (const pattern of parsed) assertKnown(pattern);
  return (record) => parsed.length === 0 || parsed.some((pattern) => matches(record, pattern));
}

function matches(record: Json, pattern: Pattern): boolean {
  return Object.entries(pattern).every(([field, expected]) => {
    if (field === '$or')
      return (expected as unknown as readonly Pattern[]).some((alternative) => matches(record, alternative));
    const value = fieldOf(record, field);
    if (!Array.isArray(expected)) return matches(value, expected as Pattern);
    return Array.isArray(value) ? value.some((each) => anyRule(each, expected)) : anyRule(value, expected);
  });
}

function fieldOf(record: Json, field: string): Json {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, field)
    ? record[field as keyof typeof record]
    : undefined;
}

function anyRule(value: Json, rules: readonly Rule[]): boolean {
  return rules.some((rule) => {
    if (typeof rule !== 'object' || rule === null) return value === rule;
    return Object.entries(rule).every(([name, argument]) => operators[name]?.(value, argument as never));
  });
}

const comparisons: { readonly [sign: string]: (value: number, bound: number) => boolean } = {
  '=': (value, bound) => value === bound,
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
};

/** @param range as in `['>', 0, '<=', 100]` */
function inRange(value: number, range: readonly (string | number)[]): boolean {
  return range.every((sign, i) => typeof sign === 'number' || comparisons[sign]?.(value, range[i + 1] as number));
}

/** A pattern the host would misunderstand must not look like one that never matches. */
function assertKnown(pattern: Pattern): void {
  for (const [field, expected] of Object.entries(pattern)) {
    if (field === '$or') for (const alternative of expected as unknown as readonly Pattern[]) assertKnown(alternative);
    else if (!Array.isArray(expected)) assertKnown(expected as Pattern);
    else for (const rule of expected) assertKnownRule(rule);
  }
}

function assertKnownRule(rule: Rule): void {
  if (typeof rule !== 'object' || rule === null) return;
  for (const name of Object.keys(rule))
    if (!Object.hasOwn(operators, name)) throw new Error(`The local host does not know the filter operator ${name}`);
}
