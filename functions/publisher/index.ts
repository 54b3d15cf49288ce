/** The stream Lambda: publishes again every tournament that a batch of changes touched. */
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { publish } from '../platform/documents/publish.ts';
import { logFailure } from '../platform/http/log.ts';
import { listTournamentsOfTeam } from '../platform/table/tournaments.ts';

/** Partial failures: the stream comes back with the first record of a tournament that could not be published. */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const failed: string[] = [];
  const touched = new Map<number, string[]>();
  for (const record of event.Records) {
    const sequence = record.dynamodb?.SequenceNumber ?? '';
    try {
      for (const id of await tournamentsTouchedBy(record)) touched.set(id, [...(touched.get(id) ?? []), sequence]);
    } catch (error) {
      logFailure(error);
      failed.push(sequence);
    }
  }
  for (const [tournamentId, sequences] of touched) {
    try {
      await publish(tournamentId, new Date());
    } catch (error) {
      logFailure(error);
      failed.push(...sequences);
    }
  }
  return { batchItemFailures: [...new Set(failed)].map((itemIdentifier) => ({ itemIdentifier })) };
}

async function tournamentsTouchedBy(record: DynamoDBRecord): Promise<number[]> {
  const { pk = '', sk = '' } = Object.fromEntries(
    Object.entries(record.dynamodb?.Keys ?? {}).map(([name, value]) => [name, value.S]),
  );
  if (pk.startsWith('T#')) return [Number(pk.slice(2))];
  if (pk === 'ALL#TOURNAMENT') return [Number(sk)];
  if (pk === 'ALL#TEAM' && isShownDifferently(record)) {
    return (await listTournamentsOfTeam(Number(sk))).map(({ id }) => id);
  }
  return [];
}

/** Documents carry a team's name and logo, nothing else of it. */
function isShownDifferently({ dynamodb }: DynamoDBRecord): boolean {
  const shown = (image?: { name?: { S?: string }; logo?: { S?: string } }) =>
    [image?.name?.S, image?.logo?.S].join('\n');
  return shown(dynamodb?.OldImage as never) !== shown(dynamodb?.NewImage as never);
}
