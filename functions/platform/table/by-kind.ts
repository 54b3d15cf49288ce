/** Lists over everything: all items of one kind, whatever they lie under. */
import { queryAll } from './client.ts';

/** By id after `afterId`, up to `limit`; from an index, so it may lag by a moment and never decides anything. */
export function listByKind<T>(kind: string, afterId: number, limit: number): Promise<T[]> {
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
