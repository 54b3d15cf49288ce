/** What the pages of teams and matches tell of a tournament's outlook, from its documents. */
import { type MatchStakes, type TournamentOutlook, tellMatch } from '#shared/text/outlook/tournament-outlook-text.ts';
import type { ComposedDocuments } from '../documents/compose-tournament.ts';

type OutlookDocuments = Pick<ComposedDocuments, 'HEADER' | 'OUTLOOK'>;

export const outlookTextSource = ({ HEADER, OUTLOOK }: OutlookDocuments): TournamentOutlook => ({
  ...OUTLOOK,
  bands: HEADER.bands,
  nameOf: (teamId) => HEADER.displayNames[teamId] ?? `Equipo ${teamId}`,
});

/** By match id, what is at stake in the matches that are the next one of a team. */
export function stakesOfMatches(documents: OutlookDocuments): Map<number, MatchStakes> {
  const source = outlookTextSource(documents);
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
