/** Numbers in Argentine notation: signs, decimal commas, thousands, plurals; and lists of names. */

/** Formats a difference for people: 5 → '+5', 0 → '0', -2 → '−2'. */
export const formatSigned = (value: number): string => withMinusSign(`${value > 0 ? '+' : ''}${value}`);

/** A number with the minus sign that is as wide as a plus, in place of the hyphen that programs read. */
export const withMinusSign = (number: number | string): string => String(number).replace('-', '−');

/** Formats an average with two decimals and a comma: 0.666 → '0,67'. */
export function formatAverage(value: number): string {
  return value.toFixed(2).replace('.', ',');
}

/** Formats a number with points between thousands: 12345 → '12.345'. */
export function formatCount(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}

/**
 * formatPlural(1, 'partido') → '1 partido', formatPlural(3, 'partido') → '3 partidos'; an irregular plural is passed as
 * `many`.
 */
export function formatPlural(value: number, one: string, many = `${one}s`): string {
  return `${withMinusSign(formatCount(value))} ${Math.abs(value) === 1 ? one : many}`;
}

/** Joins names into a Spanish list: ['A', 'B', 'C'] → 'A, B y C', with 'e' in place of 'y' before the sound i. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const and = /^h?i(?!a|e|o)/i.test(last) ? 'e' : 'y';
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
