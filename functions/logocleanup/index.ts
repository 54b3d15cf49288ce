/**
 * The Lambda that follows changes of logos, the teams' and the federation's, in the table's stream: it removes the files
 * that nobody shows any more. The request that saves a logo has kept its file.
 */
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logFailure } from '../platform/log/log.ts';
import { deleteUnusedLogo } from './delete-unused-logo.ts';

/** Handles the records in order and stops at the first that fails: the stream delivers again from that record on. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of Records) {
    try {
      await handleLogoChange(record);
    } catch (error) {
      logFailure(error);
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}

async function handleLogoChange({ dynamodb }: DynamoDBRecord): Promise<void> {
  const [before, after] = [dynamodb?.OldImage?.logo?.S ?? '', dynamodb?.NewImage?.logo?.S ?? ''];
  if (before !== after) await deleteUnusedLogo(before);
}
