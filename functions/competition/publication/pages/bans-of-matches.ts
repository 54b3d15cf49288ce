/** Who is barred from matches to come, as everybody may know it, from a tournament's documents. */
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { type ToldBan, tellDiscipline } from '#shared/text/discipline.ts';
import { mapConcurrently } from '../../../platform/map-concurrently.ts';
import type { StoredMatch } from '../../records/matches.ts';
import type { ComposedDocuments } from '../documents/compose-tournament.ts';
import { rowsOfSlices } from '../documents/list-slices.ts';
import type { ReadTournamentDocuments } from './read-documents.ts';

/** By match id. */
export function bansOfMatches(documents: Pick<ComposedDocuments, 'SUSPENSIONS'>): Map<number, readonly ToldBan[]> {
  const bans = (rowsOfSlices<Suspension>(documents, 'SUSPENSIONS') ?? []).filter(({ remaining }) => remaining > 0);
  const missed = bans.flatMap((ban) => matchesToCome(ban).map((matchId) => ({ matchId, ban })));
  const byMatch = [...Map.groupBy(missed, ({ matchId }) => matchId)];
  return new Map(byMatch.map(([id, some]) => [id, tellDiscipline(some.map(({ ban }) => ban)).inForce]));
}

/** Those that served the ban come first. */
const matchesToCome = ({ misses, served, sanction }: Suspension): number[] =>
  misses.slice(served - (sanction?.servedElsewhere ?? 0)).map(({ matchId }) => matchId);

/** The same, read for the tournaments of those matches that are to come. */
export async function readBansOfMatches(
  matches: readonly StoredMatch[],
  readDocuments: ReadTournamentDocuments,
): Promise<Map<number, readonly ToldBan[]>> {
  const toCome = matches.filter(({ status }) => status === 'scheduled');
  const read = await mapConcurrently([...new Set(toCome.map(({ tournamentId }) => tournamentId))], async (id) => {
    const documents = await readDocuments(id, { documents: [], lists: ['SUSPENSIONS'] });
    return documents ? [...bansOfMatches(documents)] : [];
  });
  const ids = new Set(toCome.map(({ id }) => id));
  return new Map(read.flat().filter(([id]) => ids.has(id)));
}
