/** Reads all matches of a tournament from the documents of its rounds. */
import type { FixtureRound, FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { TournamentHeader } from '#shared/pages/page-data.ts';
import { rowsOfSlices } from '../documents/list-slices.ts';
import { readTournamentDocuments } from '../pages/read-documents.ts';

export interface TournamentMatches {
  readonly tournament: TournamentHeader;
  readonly rounds: readonly FixtureRound[];
  /** Round after round. */
  readonly matches: readonly FormattedMatch[];
}

/** Null when there is no such tournament. */
export async function readTournamentMatches(tournamentId: number, now: Date): Promise<TournamentMatches | null> {
  const read = await readTournamentDocuments(tournamentId, { documents: ['HEADER'], lists: ['FIXTURE'] }, now);
  if (!read) return null;
  const rounds = rowsOfSlices<FixtureRound>(read, 'FIXTURE') ?? [];
  const lists = rounds.map(({ round }) => `ROUND#${round}` as const);
  const documents =
    lists.length === 0 ? {} : await readTournamentDocuments(tournamentId, { documents: [], lists }, now);
  const matches = lists.flatMap((list) => (documents && rowsOfSlices<FormattedMatch>(documents, list)) ?? []);
  return { tournament: read.HEADER, rounds, matches };
}
