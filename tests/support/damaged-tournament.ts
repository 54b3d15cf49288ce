/** A stored tournament or match that cannot be published, as after an edit of the table by hand. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';

/** Hides the rules of a tournament, so that nothing can be computed from it; returns the function that repairs it. */
export async function damageTournament(id: number): Promise<() => Promise<void>> {
  const move = (from: string, to: string) =>
    documentClient().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.entity('TOURNAMENT', id),
        UpdateExpression: 'SET #to = #from REMOVE #from',
        ExpressionAttributeNames: { '#from': from, '#to': to },
      }),
    );
  await move('rules', 'damaged');
  return async () => void (await move('damaged', 'rules'));
}

/** Gives a match a shape that this version of the code does not know; returns the function that repairs it. */
export async function damageMatch(tournamentId: number, id: number): Promise<() => Promise<void>> {
  const setShape = (schema: number) =>
    documentClient().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.match(tournamentId, id),
        UpdateExpression: 'SET #schema = :schema',
        ExpressionAttributeNames: { '#schema': 'schema' },
        ExpressionAttributeValues: { ':schema': schema },
      }),
    );
  await setShape(99);
  return async () => void (await setShape(1));
}
