/** The players of a team with cards, opened by 'Ver Jugadores'. */
import type { FormattedFairPlayTeam } from '#shared/domain/schemas/statistics.ts';
import { pointsUnit } from '#shared/text/labels.ts';
import { CardMark } from '../card-mark.tsx';

/** Number of players that fit into the list's 600 px; a longer list scrolls. */
const maxVisiblePlayers = 10;

type FairPlayPlayer = FormattedFairPlayTeam['players'][number];

export function FairPlayPlayers({ teamName, players }: Pick<FormattedFairPlayTeam, 'teamName' | 'players'>) {
  return (
    <details className="group/players">
      <summary className="-mx-3 inline-flex min-h-11 list-none items-center rounded-control px-3 font-medium text-accent text-sm hover:bg-tint [&::-webkit-details-marker]:hidden">
        <span className="group-open/players:hidden">Ver Jugadores</span>
        <span className="hidden group-open/players:inline">Ocultar</span>
        <span className="sr-only">{`: ${teamName}`}</span>
      </summary>
      <section
        aria-label={`Jugadores de ${teamName}`}
        // A scrolling region must be reachable by keyboard.
        tabIndex={players.length > maxVisiblePlayers ? 0 : undefined}
        className="my-1 max-h-150 overflow-y-auto"
      >
        <ul className="flex flex-col gap-2">
          {players.map((player) => (
            <PlayerCard key={player.playerId} player={player} />
          ))}
        </ul>
      </section>
    </details>
  );
}

const cardCountsOfPlayer = (player: FairPlayPlayer) =>
  [
    ['blue', player.blueCards, 'azules'],
    ['yellow', player.yellowCards, 'amarillas'],
    ['red', player.redCards, 'rojas'],
  ] as const;

/** A player with the cards they received; colours without a card are left out. */
function PlayerCard({ player }: { readonly player: FairPlayPlayer }) {
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-control border border-line bg-surface px-3 py-2">
      <span className="min-w-0 flex-[1_1_8rem] leading-tight">{player.playerDisplayName}</span>
      {cardCountsOfPlayer(player)
        .filter(([, count]) => count > 0)
        .map(([color, count, name]) => (
          <span key={color} className="flex items-center gap-1 font-display font-semibold tabular-nums">
            <CardMark color={color} />
            {count}
            <span className="sr-only">{name}</span>
          </span>
        ))}
      <span className="min-w-12 text-right font-display font-semibold tabular-nums">
        {player.totalPointsFormatted}
        <span className="font-normal text-muted text-sm">{` ${pointsUnit(player.totalPointsFormatted)}`}</span>
      </span>
    </li>
  );
}
