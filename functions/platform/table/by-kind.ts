/** Lists all items of one kind, whatever team or tournament they belong to. */
import { queryAll } from './client.ts';

/**
 * Items of a kind by id after `afterId`, at most `limit`. They come from an index that may lag by a moment, so nothing
 * may be decided by them.
 */
export function listItemsByKind<T>(kind: string, afterId: number, limit: number): Promise<T[]> {
  return queryAll<T>(
    {
      IndexName: 'byKind',
      KeyConditionExpression: '#kind = :kind AND id > :after',
      ExpressionAttributeNames: { '#kind': 'kind' },
      ExpressionAttributeValues: { ':kind': kind, ':after': afterId },
    },
    limit,
  );
}
