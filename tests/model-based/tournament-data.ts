/** The facts of one tournament in the shape in which the publisher reads them from the table. */
import type { TournamentData } from '#functions/competition/publication/documents/tournament-data.ts';
import { displayNamesOf } from '#shared/text/display-names.ts';
import { type Facts, findTournament, matchesInPlayOrder } from './reference/facts.ts';

const indexById = <T extends { readonly id: number }>(items: readonly T[]) =>
  new Map(items.map((item) => [item.id, item]));

export function tournamentDataFromFacts(facts: Facts, tournamentId: number): TournamentData {
  const matches = matchesInPlayOrder(facts, tournamentId);
  const { teamIds } = findTournament(facts, tournamentId);
  const participants = facts.teams.filter(({ id }) => teamIds.includes(id));
  return {
    tournament: findTournament(facts, tournamentId),
    matches,
    groups: facts.groups.filter((group) => group.tournamentId === tournamentId),
    // The events are reversed, because the table gives them in no particular order.
    events: facts.events.filter(({ matchId }) => matches.some(({ id }) => id === matchId)).toReversed(),
    presence: presenceByMatch(facts),
    // The histories have no sanctions; random seasons do (sanctions.test.ts).
    discipline: { sanctions: [], otherMatches: [], teamIdOfPlayer: new Map(), players: new Map() },
    bulletins: [],
    players: indexById(facts.players),
    references: {
      teams: indexById(facts.teams),
      canchas: indexById(facts.canchas),
      staff: indexById(facts.staff),
      clocks: new Map(),
      displayNames: new Map([[tournamentId, displayNamesOf(participants)]]),
    },
  } as never;
}

/** The lists of both sides of a match as one, as the table's sheets are read. */
const presenceByMatch = ({ presence }: Facts) =>
  [...Map.groupBy(presence, ({ matchId }) => matchId)].map(([matchId, sides]) => ({
    matchId,
    playerIds: sides.flatMap(({ playerIds }) => playerIds),
  }));
