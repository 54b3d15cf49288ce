/** Writes the entries of 'Cambios' for a batch of the stream. */
import type { DynamoDBRecord } from 'aws-lambda';
import type { RecordedKind } from '#shared/domain/changes/recorded-change.ts';
import { storeChange } from '../competition/changes/changes.ts';
import { readDeletion } from '../competition/records/deletions.ts';
import { listTournaments } from '../competition/records/tournaments.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';
import { type ChangeInStream, readChange } from './recorded-change.ts';

/** `attempt` runs each entry's write on its own, so that one that fails keeps none of the others from being written. */
export async function recordChanges(
  records: readonly DynamoDBRecord[],
  attempt: (sequence: string, run: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const listTournamentsOf = tournamentsOfTeams();
  await mapConcurrently(records, (record) =>
    attempt(record.dynamodb?.SequenceNumber ?? '', async () => {
      const change = readChange(record);
      if (!change) return;
      const author = await authorOf(change);
      if (!author) return;
      const { places, ...told } = change;
      const tournamentIds = await mapConcurrently(places, async ({ tournamentId, teamId }) =>
        tournamentId === null ? listTournamentsOf(teamId) : [tournamentId],
      );
      for (const id of new Set(tournamentIds.flat())) await storeChange({ ...told, ...author, tournamentId: id });
    }),
  );
}

/**
 * Lists the tournaments that are not completed, of a team those that it plays; all are read once for a batch, when one is
 * asked for.
 */
function tournamentsOfTeams(): (teamId: number | null) => Promise<number[]> {
  let all: ReturnType<typeof listTournaments> | undefined;
  return async (teamId) => {
    all ??= listTournaments();
    const open = (await all).filter(({ status }) => status !== 'completed');
    return open.filter(({ teamIds }) => teamId === null || teamIds.includes(teamId)).map(({ id }) => id);
  };
}

/**
 * A deleted item cannot say who deleted it: the note that is stored in place of its pointer does. null for a player or member
 * of the staff who moved to another team, and for a sanction that was given another scope: the entry of the arrival there
 * tells of it.
 */
async function authorOf({ of, by, at, link, holder, groupId, before, after, pointer, second }: ChangeInStream) {
  if (after !== null || pointer === null) return { by, at: at ?? second, link, holder, groupId };
  const { version, ...deletion } = await readDeletion(pointer);
  if (mayMove.includes(of) && version !== before?.version) return null;
  return { ...deletion, at: deletion.at ?? second };
}

/** What is stored under another key when it moves. */
const mayMove: readonly RecordedKind[] = ['player', 'staff', 'sanction'];
