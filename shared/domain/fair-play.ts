/** Which teams were shown the fewest cards, and which of their players were shown them. */
import { compareText } from '../spanish/order.ts';
import { type CountedEvent, type CountedMatch, eventsInPlayOrder, playedMatches } from './played-events.ts';
import { withPositions } from './positions.ts';
import type { EventType } from './schemas/match-event.ts';
import type {
  CardFigures,
  FairPlayPlayer,
  FairPlayTeam,
  FiguresTeam,
  RankedFairPlayTeam,
} from './schemas/statistics.ts';
import type { TournamentRules } from './schemas/tournament.ts';

type Cards = Pick<FairPlayPlayer, 'blueCards' | 'yellowCards' | 'redCards' | 'totalPoints'>;
const noCards: Cards = { blueCards: 0, yellowCards: 0, redCards: 0, totalPoints: 0 };

/**
 * The cards of each player in completed matches, walkovers and playoffs too, by the team he was in when he was shown
 * them, worth what the tournament's rules say.
 */
export function countCards(
  matches: readonly CountedMatch[],
  events: readonly CountedEvent[],
  names: ReadonlyMap<number, string>,
  { blue, yellow, red }: TournamentRules['fairPlay'],
): CardFigures[] {
  const worth: { readonly [Type in EventType]?: Cards } = {
    bluecard: { ...noCards, blueCards: 1, totalPoints: blue },
    yellowcard: { ...noCards, yellowCards: 1, totalPoints: yellow },
    redcard: { ...noCards, redCards: 1, totalPoints: red },
  };
  const shown = eventsInPlayOrder(playedMatches(matches), events).flatMap(({ playerId, teamId, eventType }) => {
    const card = worth[eventType];
    return card ? [{ playerId, playerName: names.get(playerId) ?? '', teamId, ...card }] : [];
  });
  return addCards([shown]);
}

/** Sums per player and team; his name is that of the last row that has him. */
export function addCards(lists: readonly (readonly CardFigures[])[]): CardFigures[] {
  const totals = new Map<string, CardFigures>();
  for (const row of lists.flat()) {
    const key = `${row.teamId}/${row.playerId}`;
    totals.set(key, { ...row, ...sum([row, totals.get(key) ?? noCards]) });
  }
  return [...totals.values()];
}

/** Fewer points first, then fewer reds, yellows and blues, then by name. */
export const compareFairPlay = (a: Compared, b: Compared): number =>
  byCards(a, b) || compareText(a.teamName, b.teamName) || a.teamId - b.teamId;
type Compared = Cards & Pick<FairPlayTeam, 'teamName' | 'teamId'>;

/**
 * Every team that has played, zeros included. Equal points share a position. Within a team, those who were shown most
 * come first.
 */
export function rankFairPlay(figures: readonly CardFigures[], teams: readonly FiguresTeam[]): RankedFairPlayTeam[] {
  const rows = teams
    .filter(({ hasPlayed }) => hasPlayed)
    .map(({ teamId, teamName, teamLogo }) => {
      const players = figures.filter((row) => row.teamId === teamId).sort((a, b) => byCards(b, a) || byPlayer(a, b));
      return { teamId, teamName, teamLogo, ...sum(players), players: players.map(withoutTeam) };
    })
    .sort(compareFairPlay);
  return withPositions(rows, (row, above) => row.totalPoints === above.totalPoints);
}

const byCards = (a: Cards, b: Cards): number =>
  a.totalPoints - b.totalPoints ||
  a.redCards - b.redCards ||
  a.yellowCards - b.yellowCards ||
  a.blueCards - b.blueCards;

const byPlayer = (a: FairPlayPlayer, b: FairPlayPlayer): number =>
  compareText(a.playerName, b.playerName) || a.playerId - b.playerId;

const withoutTeam = ({ teamId: _team, ...player }: CardFigures): FairPlayPlayer => player;

function sum(rows: readonly Cards[]): Cards {
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
