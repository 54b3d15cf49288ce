/** What the pages of teams and matches tell of a tournament's outlook, from its documents. */
import type { TournamentHeader } from '#shared/pages/page-data.ts';
import { type MatchStakes, type TournamentOutlook, tellMatch } from '#shared/text/outlook/tournament-outlook-text.ts';
import type { ComposedDocuments } from '../documents/compose-tournament.ts';
import type { ReadTournamentDocuments } from './read-documents.ts';

type OutlookDocuments = Pick<ComposedDocuments, 'HEADER' | 'OUTLOOK'>;

/** Null in a tournament without bands, of which nothing is told. */
export const outlookTextSource = ({ HEADER, OUTLOOK }: OutlookDocuments): TournamentOutlook | null =>
  HEADER.bands.length === 0
    ? null
    : {
        ...OUTLOOK,
        bands: HEADER.bands,
        nameOf: (teamId) => HEADER.displayNames[teamId] ?? `Equipo ${teamId}`,
      };

/** The same, read only where something is told. */
export async function readOutlookTextSource(
  HEADER: TournamentHeader,
  readDocuments: ReadTournamentDocuments,
): Promise<TournamentOutlook | null> {
  const read = HEADER.bands.length > 0 ? await readDocuments(HEADER.id, { documents: ['OUTLOOK'] }) : null;
  return read && outlookTextSource({ HEADER, ...read });
}

/** By match id, what is at stake in the matches that are the next one of a team. */
export function stakesOfMatches(documents: OutlookDocuments): Map<number, MatchStakes> {
  const source = outlookTextSource(documents);
  if (!source) return new Map();
  const next = source.explanations.tables.flatMap(({ groupId, teams }) =>
    teams.flatMap(({ teamId, next: match }) =>
      match ? [{ id: match.matchId, teamId, rivalId: match.rivalId, groupId }] : [],
    ),
  );
  return new Map(
    next.flatMap(({ id, teamId, rivalId, groupId }) => {
      // In the order of ids, so that a match told from either side is the same.
      const [homeTeamId, awayTeamId] = [Math.min(teamId, rivalId), Math.max(teamId, rivalId)];
      const stakes = tellMatch({ id, homeTeamId, awayTeamId, groupId }, source);
      return stakes ? [[id, stakes]] : [];
    }),
  );
}
