/** The stream Lambda of the logos: keeps the files that teams show, and removes those no team shows any more. */
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logFailure } from '../platform/log.ts';
import { keepTeamLogo } from './adopt-logo.ts';
import { deleteUnusedLogo } from './release-logo.ts';

/** Partial failures: the stream comes back with the first record that could not be followed. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of Records) {
    try {
      await handleChange(record);
    } catch (error) {
      logFailure(error);
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}

async function handleChange({ dynamodb }: DynamoDBRecord): Promise<void> {
  const [before, after] = [dynamodb?.OldImage?.logo?.S ?? '', dynamodb?.NewImage?.logo?.S ?? ''];
  if (before === after) return;
  await keepTeamLogo(after, Number(dynamodb?.Keys?.sk?.S));
  await deleteUnusedLogo(before);
}
