/** Reads what a stream record says about the item that changed. */
import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { sortKeyPrefixes } from '../platform/table/keys.ts';

export type StreamChange = DynamoDBRecord['dynamodb'];

type ChangedItemImage = { readonly [name: string]: AttributeValue } | undefined;

/** Whether an item was only rewritten in a newer shape, without a new version of its content. */
export function isOnlySchemaRewrite(change: StreamChange): boolean {
  const [before, after] = [change?.OldImage, change?.NewImage];
  if (!before || !after) return false;
  return before.schema?.N !== after.schema?.N && before.version?.N === after.version?.N;
}

/**
 * Whether at least one of the named fields, texts or numbers, differs between the item before and after a change; a field that is
 * absent, because the item is older than the field, counts as ''.
 */
export const doFieldsDiffer = (change: StreamChange, fields: readonly string[]): boolean =>
  fields.some((field) => textOfField(change?.OldImage, field) !== textOfField(change?.NewImage, field));

const textOfField = (image: ChangedItemImage, field: string): string => image?.[field]?.S ?? image?.[field]?.N ?? '';

/** The numbers that the field has before or after a change; of a set, each of its members. */
export function numbersInField(image: ChangedItemImage, field: string): number[] {
  const value = image?.[field];
  return [...(value?.N === undefined ? [] : [value.N]), ...(value?.NS ?? [])].map(Number);
}

/** Whether the changed item is the sheet of a match. */
export const isSheetChange = (change: StreamChange): boolean =>
  (change?.Keys?.sk?.S ?? '').startsWith(sortKeyPrefixes.sheet);

/** Whether the clock of a sheet changed, which is all that pages show of it. */
export const isClockChange = (change: StreamChange): boolean => isSheetChangeOf(change, 'clock');

/** Whether a sheet says anew who is present, which players' figures count. */
export const isPresenceChange = (change: StreamChange): boolean => isSheetChangeOf(change, 'presence');

const isSheetChangeOf = (change: StreamChange, field: 'clock' | 'presence'): boolean =>
  isSheetChange(change) && !isDeepStrictEqual(change?.OldImage?.[field], change?.NewImage?.[field]);
