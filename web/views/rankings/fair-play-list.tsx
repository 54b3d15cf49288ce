/** Fair play ranking: one card per team with its cards and points; the players can be expanded, without scripts. */

import type { FormattedFairPlayTeam } from '#shared/domain/schemas/statistics.ts';
import { pointsUnit } from '#shared/text/labels.ts';
import { type CardColor, CardMark } from '../card-mark.tsx';
import { Crest } from '../crest.tsx';
import { Medal } from '../medal.tsx';
import { TeamLink } from '../team-link.tsx';

/** Number of players that fit into the list's 600 px; a longer list scrolls. */
const maxVisiblePlayers = 10;

interface FairPlayListProps {
  readonly rows: readonly FormattedFairPlayTeam[];
  readonly ownTeamId: number | null;
}

export function FairPlayList({ rows, ownTeamId }: FairPlayListProps) {
  return (
    <ul className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      {rows.map((team) => (
        <TeamCard key={team.teamId} team={team} isOwn={team.teamId === ownTeamId} />
      ))}
    </ul>
  );
}

function TeamCard({ team, isOwn }: { readonly team: FormattedFairPlayTeam; readonly isOwn: boolean }) {
  const { teamId, teamName, teamLogo, players } = team;
  const id = `fair-play-${teamId}`;
  return (
    <li
      aria-labelledby={`${id}-name`}
      className={`@container flex flex-col gap-3 rounded-card border p-4 content-visibility-52 ${isOwn ? 'border-accent bg-tint' : 'border-line bg-surface'}`}
    >
      <div className="flex items-center gap-3">
        <Medal positionDisplay={team.positionDisplay} medalIcon={team.medalIcon} />
        <span className="contents @max-[14rem]:hidden">
          <Crest id={teamId} name={teamName} logo={teamLogo} size="md" />
        </span>
        <h2 id={`${id}-name`} className="min-w-0 text-lg">
          <TeamLink id={teamId} className="inline-flex min-h-11 items-center">
            {teamName}
          </TeamLink>
          {isOwn && <span className="sr-only"> (tu equipo)</span>}
        </h2>
      </div>
      <dl className="grid grid-cols-4 divide-x divide-line rounded-control @max-[14rem]:grid-cols-2 border border-line bg-surface">
        <CardCount title="Azules" value={team.blueCards} color="blue" />
        <CardCount title="Amarillas" value={team.yellowCards} color="yellow" />
        <CardCount title="Rojas" value={team.redCards} color="red" />
        <CardCount title="Total" value={team.totalPointsFormatted} />
      </dl>
      {players.length === 0 ? (
        <p className="flex min-h-11 items-center text-muted text-sm">Ninguna tarjeta</p>
      ) : (
        <PlayersOfTeam teamName={teamName} players={players} />
      )}
    </li>
  );
}

function PlayersOfTeam({ teamName, players }: Pick<FormattedFairPlayTeam, 'teamName' | 'players'>) {
  return (
    <details className="group/players">
      <summary className="-mx-3 -mb-2 inline-flex min-h-11 list-none items-center rounded-control px-3 font-medium text-accent text-sm hover:bg-tint [&::-webkit-details-marker]:hidden">
        <span className="group-open/players:hidden">Ver Jugadores</span>
        <span className="hidden group-open/players:inline">Ocultar</span>
        <span className="sr-only">{`: ${teamName}`}</span>
      </summary>
      <section
        aria-label={`Jugadores de ${teamName}`}
        // A scrolling region must be reachable by keyboard.
        tabIndex={players.length > maxVisiblePlayers ? 0 : undefined}
        className="mt-4 max-h-150 overflow-y-auto"
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

interface CardCountProps {
  readonly title: string;
  readonly value: number | string;
  readonly color?: CardColor;
}

function CardCount({ title, value, color }: CardCountProps) {
  return (
    <div className="flex flex-col-reverse items-center gap-1 px-0.5 py-2 text-center">
      <dt className="font-display text-sm">{title}</dt>
      <dd className="flex items-center gap-1.5 font-display font-semibold text-lg tabular-nums">
        {color && <CardMark color={color} />}
        {value}
      </dd>
    </div>
  );
}

const cardCountsOfPlayer = (player: FormattedFairPlayTeam['players'][number]) =>
  [
    ['blue', player.blueCards, 'azules'],
    ['yellow', player.yellowCards, 'amarillas'],
    ['red', player.redCards, 'rojas'],
  ] as const;

/** A player with the cards they received; colours without a card are left out. */
function PlayerCard({ player }: { readonly player: FormattedFairPlayTeam['players'][number] }) {
  return (
    <li className="flex min-h-12 items-center gap-3 rounded-control border border-line bg-surface px-3 py-2">
      <span className="min-w-0 flex-1 leading-tight">{player.playerDisplayName}</span>
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
