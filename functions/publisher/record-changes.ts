/** Writes the entries of 'Cambios' for a batch of the stream. */
import type { DynamoDBRecord } from 'aws-lambda';
import { storeChange } from '../competition/changes/changes.ts';
import { readDeletion } from '../competition/records/deletions.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';
import { type ChangeInStream, readChange } from './recorded-change.ts';

/** `attempt` runs each entry's write on its own, so that one that fails keeps none of the others from being written. */
export async function recordChanges(
  records: readonly DynamoDBRecord[],
  attempt: (sequence: string, run: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  await mapConcurrently(records, (record) =>
    attempt(record.dynamodb?.SequenceNumber ?? '', async () => {
      const change = readChange(record);
      if (change) await storeChange({ ...change, ...(await authorOf(change)) });
    }),
  );
}

/** A deleted item cannot say who deleted it: the note that is stored in place of its pointer does. */
async function authorOf({ by, at, link, groupId, after, pointer, second }: ChangeInStream) {
  if (after !== null || pointer === null) return { by, at: at ?? second, link, groupId };
  const deletion = await readDeletion(pointer);
  return { by: deletion.by, at: deletion.at ?? second, link: deletion.link, groupId: deletion.groupId };
}
