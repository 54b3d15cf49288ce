/** Deletes what a deleted match leaves behind: its events, lineups, sheet and link. */
import type { DynamoDBRecord } from 'aws-lambda';
import { readDeletion } from '../competition/records/deletions.ts';
import { deleteMatchChildren } from '../competition/records/match-children.ts';
import { isStored } from '../platform/table/client.ts';
import { keys, sortKeyPrefixes, tournamentIdOfPartition } from '../platform/table/keys.ts';

/**
 * Finishes the deletion of a match, also one whose request ended half-way. Nothing happens for any other change, and
 * when the deletion was undone meanwhile.
 */
export async function finishMatchDeletion({ dynamodb }: DynamoDBRecord): Promise<void> {
  const tournamentId = tournamentIdOfPartition(dynamodb?.Keys?.pk?.S);
  const sk = dynamodb?.Keys?.sk?.S ?? '';
  if (tournamentId === null || !sk.startsWith(sortKeyPrefixes.match) || dynamodb?.NewImage) return;
  const matchId = Number(sk.slice(sortKeyPrefixes.match.length));
  if (await isStored(keys.match(tournamentId, matchId))) return;
  const { by, at, link, holder } = await readDeletion(keys.matchRef(matchId));
  const author = {
    by: by ?? 0,
    at: at ?? new Date().toISOString(),
    ...(link !== null && { link }),
    ...(holder !== null && { linkHolder: holder }),
  };
  await deleteMatchChildren(tournamentId, matchId, author);
}
