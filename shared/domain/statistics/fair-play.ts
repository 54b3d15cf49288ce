/** The fair-play ranking: the teams by the cards they were shown, with their players. */
import { compareText } from '../../spanish/order.ts';
import {
  type EventFieldsToCount,
  eventsInPlayOrder,
  type MatchFieldsToCount,
  playedMatches,
} from '../matches/played-events.ts';
import type { EventType } from '../schemas/match-event.ts';
import type { TournamentRules } from '../schemas/rules.ts';
import type {
  CardFigures,
  CardTotals,
  FairPlayPlayer,
  FairPlayTeam,
  RankedFairPlayTeam,
  RankingFiguresTeam,
} from '../schemas/statistics.ts';
import { withPositions } from '../squads/positions.ts';

const noCards: CardTotals = { blueCards: 0, yellowCards: 0, redCards: 0, totalPoints: 0 };

/**
 * Counts the cards of each player in completed matches, walkovers and playoffs included. A card counts for the team the
 * player was then in, with the points of the tournament's rules.
 */
export function countCards(
  matches: readonly MatchFieldsToCount[],
  events: readonly EventFieldsToCount[],
  names: ReadonlyMap<number, string>,
  { blue, yellow, red }: TournamentRules['fairPlay'],
): CardFigures[] {
  const worth: { readonly [Type in EventType]?: CardTotals } = {
    bluecard: { ...noCards, blueCards: 1, totalPoints: blue },
    yellowcard: { ...noCards, yellowCards: 1, totalPoints: yellow },
    redcard: { ...noCards, redCards: 1, totalPoints: red },
  };
  const shown = eventsInPlayOrder(playedMatches(matches), events).flatMap(({ playerId, teamId, eventType }) => {
    const card = worth[eventType];
    return card ? [{ playerId, playerName: names.get(playerId) ?? '', teamId, ...card }] : [];
  });
  return sumCardsOfPlayers([shown]);
}

/** Sums the rows of each player in each team; the name is taken from the last of them. */
export function sumCardsOfPlayers(lists: readonly (readonly CardFigures[])[]): CardFigures[] {
  const totals = new Map<string, CardFigures>();
  for (const row of lists.flat()) {
    const key = `${row.teamId}/${row.playerId}`;
    totals.set(key, { ...row, ...sumCards([row, totals.get(key) ?? noCards]) });
  }
  return [...totals.values()];
}

/** Orders the fair-play ranking: fewer points first, then fewer reds, yellows and blues, then by team name. */
export const compareFairPlay = (a: FairPlayRow, b: FairPlayRow): number =>
  compareByCards(a, b) || compareText(a.teamName, b.teamName) || a.teamId - b.teamId;
type FairPlayRow = CardTotals & Pick<FairPlayTeam, 'teamName' | 'teamId'>;

/**
 * Ranks every team that has played, those without cards too. Teams with equal points share a position. Within a team,
 * players with more points come first.
 */
export function rankFairPlay(
  figures: readonly CardFigures[],
  teams: readonly RankingFiguresTeam[],
): RankedFairPlayTeam[] {
  const rows = teams
    .filter(({ hasPlayed }) => hasPlayed)
    .map(({ teamId, teamName, teamLogo }) => {
      const players = figures
        .filter((row) => row.teamId === teamId)
        .sort((a, b) => compareByCards(b, a) || compareByPlayerName(a, b));
      return { teamId, teamName, teamLogo, ...sumCards(players), players: players.map(omitTeam) };
    })
    .sort(compareFairPlay);
  return withPositions(rows, (row, above) => row.totalPoints === above.totalPoints);
}

const compareByCards = (a: CardTotals, b: CardTotals): number =>
  a.totalPoints - b.totalPoints ||
  a.redCards - b.redCards ||
  a.yellowCards - b.yellowCards ||
  a.blueCards - b.blueCards;

const compareByPlayerName = (a: FairPlayPlayer, b: FairPlayPlayer): number =>
  compareText(a.playerName, b.playerName) || a.playerId - b.playerId;

const omitTeam = ({ teamId: _team, ...player }: CardFigures): FairPlayPlayer => player;

function sumCards(rows: readonly CardTotals[]): CardTotals {
  return rows.reduce(
    (total, row) => ({
      blueCards: total.blueCards + row.blueCards,
      yellowCards: total.yellowCards + row.yellowCards,
      redCards: total.redCards + row.redCards,
      totalPoints: total.totalPoints + row.totalPoints,
    }),
    noCards,
  );
}
