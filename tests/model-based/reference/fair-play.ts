/** The fair-play ranking: cards and their points, by team and by player. */
import {
  compareNames,
  eventsOfMatch,
  type Facts,
  findPlayer,
  findTournament,
  fullNameOf,
  isCompleted,
  isPlayedBy,
  sharedPositions,
} from './facts.ts';

interface CardCounts {
  readonly blueCards: number;
  readonly yellowCards: number;
  readonly redCards: number;
  readonly totalPoints: number;
}

export interface FairPlayRow extends CardCounts {
  readonly position: number;
  readonly teamId: number;
  readonly teamName: string;
  readonly teamLogo: string;
  /** The players with a card, by id. */
  readonly players: readonly (CardCounts & { readonly playerId: number; readonly playerName: string })[];
}

/** Every team with a completed match: fewest card points first, then fewer reds, yellows and blues, then by name. */
export function fairPlayRanking(facts: Facts, tournamentId: number | 'everything'): FairPlayRow[] {
  const matches = facts.matches.filter(
    (match) => isCompleted(match) && (tournamentId === 'everything' || match.tournamentId === tournamentId),
  );
  const teams = facts.teams.filter(({ id }) => matches.some((match) => isPlayedBy(match, id)));
  const rows = teams.map((team) => {
    const events = matches
      .flatMap((match) => eventsOfMatch(facts, match).map((event) => ({ ...event, tournamentId: match.tournamentId })))
      .filter(({ teamId, eventType }) => teamId === team.id && eventType.endsWith('card'));
    const carded = [...new Set(events.map(({ playerId }) => playerId))].sort((a, b) => a - b);
    return {
      teamId: team.id,
      teamName: team.name,
      teamLogo: team.logo,
      ...countCardsOf(facts, events),
      players: carded.map((playerId) => ({
        playerId,
        playerName: fullNameOf(findPlayer(facts, playerId)),
        ...countCardsOf(
          facts,
          events.filter((event) => event.playerId === playerId),
        ),
      })),
    };
  });
  rows.sort(
    (a, b) =>
      a.totalPoints - b.totalPoints ||
      a.redCards - b.redCards ||
      a.yellowCards - b.yellowCards ||
      a.blueCards - b.blueCards ||
      compareNames(a.teamName, b.teamName) ||
      a.teamId - b.teamId,
  );
  const positions = sharedPositions(rows, (a, b) => a.totalPoints === b.totalPoints);
  return rows.map((row, at) => ({ position: positions[at] ?? 0, ...row }));
}

/** Each card has the points that the rules of its own tournament give it. */
function countCardsOf(facts: Facts, events: readonly { eventType: string; tournamentId: number }[]): CardCounts {
  const having = (type: string) => events.filter(({ eventType }) => eventType === type).length;
  let totalPoints = 0;
  for (const { eventType, tournamentId } of events) {
    const { blue, yellow, red } = findTournament(facts, tournamentId).rules.fairPlay;
    totalPoints += eventType === 'bluecard' ? blue : eventType === 'yellowcard' ? yellow : red;
  }
  return {
    blueCards: having('bluecard'),
    yellowCards: having('yellowcard'),
    redCards: having('redcard'),
    totalPoints,
  };
}
