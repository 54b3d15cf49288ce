/** Matches that began before verdicts at the start were kept, as older data have them: they can still be deleted. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Match } from '#shared/domain/schemas/match.ts';

/** Makes of a match that began one of which no verdicts are kept. */
export async function asBegunEarlier({ id, tournamentId }: Pick<Match, 'id' | 'tournamentId'>): Promise<void> {
  const Key = keys.match(tournamentId, id);
  await documentClient().send(new UpdateCommand({ TableName: tableName(), Key, UpdateExpression: 'REMOVE isJudged' }));
}
