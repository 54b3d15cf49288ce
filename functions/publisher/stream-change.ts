/** Reads what a stream record says about the item that changed. */
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';

export type StreamChange = DynamoDBRecord['dynamodb'];

type ChangedItemImage = { readonly [name: string]: AttributeValue } | undefined;

/** Whether an item was only rewritten in a newer shape, without a new version of its content. */
export function isOnlySchemaRewrite(change: StreamChange): boolean {
  const [before, after] = [change?.OldImage, change?.NewImage];
  if (!before || !after) return false;
  return before.schema?.N !== after.schema?.N && before.version?.N === after.version?.N;
}

/**
 * Whether at least one of the named text fields differs between the item before and after a change; a field that is
 * absent, because the item is older than the field, counts as ''.
 */
export const doFieldsDiffer = (change: StreamChange, fields: readonly string[]): boolean =>
  fields.some((field) => (change?.OldImage?.[field]?.S ?? '') !== (change?.NewImage?.[field]?.S ?? ''));

/** The numbers that the field has before or after a change; of a set, each of its members. */
export function numbersInField(image: ChangedItemImage, field: string): number[] {
  const value = image?.[field];
  return [...(value?.N === undefined ? [] : [value.N]), ...(value?.NS ?? [])].map(Number);
}
