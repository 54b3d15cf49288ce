/** Reads all matches of a tournament from the documents of its rounds. */
import type { ListedBulletin } from '#shared/domain/schemas/bulletin.ts';
import type { FixtureRound, FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { TournamentHeader } from '#shared/pages/page-data.ts';
import { rowsOfSlices } from '../documents/list-slices.ts';
import { readTournamentDocuments } from '../pages/read-documents.ts';

export interface TournamentMatches {
  readonly tournament: TournamentHeader;
  readonly rounds: readonly FixtureRound[];
  /** Those that it has published. */
  readonly bulletins: readonly ListedBulletin[];
  /** Round after round. */
  readonly matches: readonly FormattedMatch[];
}

/** Null when there is no such tournament. */
export async function readTournamentMatches(tournamentId: number, now: Date): Promise<TournamentMatches | null> {
  const read = await readTournamentDocuments(tournamentId, { documents: ['HEADER'], lists: ['FIXTURE'] }, now);
  if (!read) return null;
  const rounds = rowsOfSlices<FixtureRound>(read, 'FIXTURE') ?? [];
  const lists = rounds.map(({ round }) => `ROUND#${round}` as const);
  const names = read.HEADER.hasBulletins ? (['BULLETINS'] as const) : [];
  const wanted = { documents: names, lists };
  const documents = lists.length + names.length === 0 ? {} : await readTournamentDocuments(tournamentId, wanted, now);
  const matches = lists.flatMap((list) => (documents && rowsOfSlices<FormattedMatch>(documents, list)) ?? []);
  const bulletins = (documents && 'BULLETINS' in documents && documents.BULLETINS) || [];
  return { tournament: read.HEADER, rounds, bulletins, matches };
}
