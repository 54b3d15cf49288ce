/** The facts of one tournament in the shape in which the publisher reads them from the table. */
import type { TournamentData } from '#functions/platform/documents/source.ts';
import { type Facts, matchesInOrder, tournamentIn } from './reference/facts.ts';

const byId = <T extends { readonly id: number }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]));

export function asTournamentData(facts: Facts, tournamentId: number): TournamentData {
  const matches = matchesInOrder(facts, tournamentId);
  return {
    tournament: tournamentIn(facts, tournamentId),
    matches,
    groups: facts.groups.filter((group) => group.tournamentId === tournamentId),
    // The events are reversed, because the table gives them in no particular order.
    events: facts.events.filter(({ matchId }) => matches.some(({ id }) => id === matchId)).toReversed(),
    players: byId(facts.players),
    references: { teams: byId(facts.teams), canchas: byId(facts.canchas), staff: byId(facts.staff) },
  } as never;
}
