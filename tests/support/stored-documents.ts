/** Published documents as the table stores them: texts that make them large, and the cost of reading one. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';

/** A different text for each number, incompressible, of three bytes a character. */
export const incompressibleText = (at: number, length = 200): string =>
  Array.from({ length }, (_, place) => String.fromCodePoint(0x4e00 + ((at * 7919 + place * 104729) % 20000))).join('');

/** The bytes that DynamoDB counts for an item with texts, numbers and binary values: its names and its values. */
export const bytesOfItem = (item: object): number =>
  Object.entries(item)
    .map(([name, value]) => name.length + (value instanceof Uint8Array ? value.length : Buffer.byteLength(`${value}`)))
    .reduce((sum, bytes) => sum + bytes, 0);

/** The read units that DynamoDB charges for one eventually consistent read of a tournament's document. */
export async function measureReadUnits({ id }: { readonly id: number }, name: string): Promise<number> {
  const command = new GetCommand({
    TableName: tableName(),
    Key: keys.document(id, name),
    ReturnConsumedCapacity: 'TOTAL',
  });
  const { ConsumedCapacity, Item } = await documentClient().send(command);
  if (!Item) throw new Error(`there is no page ${name}`);
  return ConsumedCapacity?.CapacityUnits ?? Number.NaN;
}
