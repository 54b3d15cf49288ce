/** Reads the images of items in stream records, whatever code has written them. */
import type { AttributeValue } from 'aws-lambda';
import type { RecordedFields } from '#shared/domain/changes/recorded-change.ts';

export type ItemImage = { readonly [name: string]: AttributeValue };

/** A number that this code can write again; null for a greater one, which only other code stores. */
function readNumber(text: string): number | null {
  const number = Number(text);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null;
}

/** DynamoDB takes 32 levels of lists and maps in an item; what is recorded of an item lies deeper than in the item itself. */
const maxLevels = 16;

/**
 * The value of an attribute; sets become sorted lists, names in maps are sorted, and what is no text, number, list or map,
 * or lies deeper than `levels`, becomes null.
 */
function readValue(attribute: AttributeValue | undefined, levels = maxLevels): unknown {
  if (attribute === undefined || attribute === null || levels === 0) return null;
  if (attribute.S !== undefined) return attribute.S;
  if (attribute.N !== undefined) return readNumber(attribute.N);
  if (attribute.BOOL !== undefined) return attribute.BOOL;
  if (Array.isArray(attribute.NS)) return attribute.NS.map(readNumber).sort((a, b) => (a ?? 0) - (b ?? 0));
  if (Array.isArray(attribute.SS)) return [...attribute.SS].sort();
  if (Array.isArray(attribute.L)) return attribute.L.map((each) => readValue(each, levels - 1));
  return attribute.M ? fieldsOf(attribute.M, Object.keys(attribute.M).sort(), levels - 1) : null;
}

/** The named fields that an image has. */
export const fieldsOf = (image: ItemImage, names: readonly string[], levels = maxLevels): RecordedFields =>
  Object.fromEntries(
    names.filter((name) => image[name] !== undefined).map((name) => [name, readValue(image[name], levels)]),
  );

export function textOf(image: ItemImage | undefined, name: string): string | null {
  const value = readValue(image?.[name]);
  return typeof value === 'string' ? value : null;
}

export function numberOf(image: ItemImage | undefined, name: string): number | null {
  const value = readValue(image?.[name]);
  return typeof value === 'number' ? value : null;
}
