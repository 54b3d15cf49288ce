/** Reads every item of a table, several segments of it at the same time. */

import { type DynamoDBClient, ScanCommand, type ScanCommandInput } from '@aws-sdk/client-dynamodb';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { StoredAttributes } from './stored-item.ts';

const segmentCount = 4;

/**
 * Calls `use` with each page of items, from strongly consistent reads. An item that is written meanwhile may be read
 * before or after its change.
 */
export async function scanTable(
  table: DynamoDBClient,
  scan: ScanCommandInput,
  use: (items: readonly StoredAttributes[]) => Promise<void>,
): Promise<void> {
  const segments = Array.from({ length: segmentCount }, (_, segment) => segment);
  const readSegment = async (Segment: number) => {
    let ExclusiveStartKey: StoredAttributes | undefined;
    do {
      const page = await table.send(
        new ScanCommand({
          ...scan,
          ConsistentRead: true,
          Segment,
          TotalSegments: segmentCount,
          ExclusiveStartKey,
        }),
      );
      await use(page.Items ?? []);
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
  };
  await mapConcurrently(segments, readSegment, segmentCount);
}
