/** Table of a team's squad: who the players are, their status with suspensions, matches and goals, and buttons. */
import { memo } from 'react';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { formatDate } from '#shared/text/dates.ts';
import { bulletinOfBan, withoutBulletin } from '#shared/text/discipline.ts';
import { missingValueText } from '#shared/text/labels.ts';
import { describeBan } from '#shared/text/suspension-reasons.ts';
import { RowActions } from '../../ui/row-actions.tsx';
import { WrittenIn } from '../../views/discipline/bulletin-link.tsx';
import { playerFiguresTexts } from './player-figures-text.ts';
import { PlayerStatusBadge } from './player-status.tsx';
import { sortSquad } from './squad-order.ts';

interface SquadTableProps {
  readonly players: readonly Player[];
  /** Suspensions of the team's players, shown below their names. */
  readonly suspensions: readonly Suspension[];
  readonly caption: string;
  /** Whether there is a column for the matches played; where no sheet says who was present, they are all 0. */
  readonly showsMatches: boolean;
  /** Undefined where the user may not edit players: the table then has no edit buttons. The same holds for onDelete. */
  readonly onEdit?: ((player: Player) => void) | undefined;
  readonly onDelete?: ((player: Player) => void) | undefined;
}

const cellClass = 'border-line border-t py-2';
const headerCellClass = 'h-11 font-semibold';

export function SquadTable({ players, caption, ...rows }: SquadTableProps) {
  const hasActions = rows.onEdit !== undefined || rows.onDelete !== undefined;
  const showsBirthDates = players.some(({ dateOfBirth }) => dateOfBirth !== undefined);
  return (
    <div className="rounded-card border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left text-muted text-sm">
          <tr>
            <th scope="col" className={`${headerCellClass} w-12 min-w-12 pl-2 text-center`}>
              #
            </th>
            <th scope="col" className={`${headerCellClass} pl-2`}>
              Nombre
            </th>
            <th scope="col" className={`${headerCellClass} px-2 max-md:hidden`}>
              Posición
            </th>
            {showsBirthDates && (
              <th scope="col" className={`${headerCellClass} px-2 max-lg:hidden`}>
                Nacimiento
              </th>
            )}
            <th scope="col" className={`${headerCellClass} px-2 max-md:hidden`}>
              Estado
            </th>
            {rows.showsMatches && (
              <th scope="col" className={`${headerCellClass} px-2 text-right max-md:hidden`}>
                <abbr title="Partidos jugados">PJ</abbr>
              </th>
            )}
            <th scope="col" className={`${headerCellClass} px-2 text-right max-md:hidden ${hasActions ? '' : 'pr-4'}`}>
              Goles
            </th>
            {hasActions && (
              <th scope="col">
                <span className="sr-only">Acciones</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sortSquad(players).map((player) => (
            <SquadRow key={player.id} player={player} showsBirthDates={showsBirthDates} {...rows} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SquadRowProps extends Omit<SquadTableProps, 'players' | 'caption'> {
  readonly player: Player;
  readonly showsBirthDates: boolean;
}

/** Memoized, because a search over hundreds of players must not render every row again. */
const SquadRow = memo(function SquadRow({
  player,
  suspensions,
  showsMatches,
  showsBirthDates,
  onEdit,
  onDelete,
}: SquadRowProps) {
  const hasActions = onEdit !== undefined || onDelete !== undefined;
  const birthDate = birthDateText(player);
  return (
    <tr className={player.status === 'inactive' ? 'text-muted' : ''}>
      <td className={`${cellClass} pl-2 text-center font-display font-semibold text-lg`}>{player.jerseyNumber}</td>
      <th scope="row" className={`${cellClass} w-full pl-2 text-left font-normal max-md:max-w-0`}>
        <span className="block font-semibold">{player.fullName}</span>
        <span className="block text-muted text-sm md:hidden">
          {[formatPositions(player), ...playerFiguresTexts(player)].join(' · ')}
        </span>
        {birthDate !== null && <span className="block text-muted text-sm lg:hidden">{`Nació el ${birthDate}`}</span>}
        <span className="mt-1 block md:hidden">
          <PlayerStatusBadge player={player} />
        </span>
        <SuspensionTexts playerId={player.id} suspensions={suspensions} />
      </th>
      <td className={`${cellClass} whitespace-nowrap px-2 max-md:hidden`}>{formatPositions(player)}</td>
      {showsBirthDates && (
        <td className={`${cellClass} px-2 tabular-nums max-lg:hidden`}>{birthDate ?? missingValueText}</td>
      )}
      <td className={`${cellClass} px-2 max-md:hidden`}>
        <PlayerStatusBadge player={player} />
      </td>
      {showsMatches && <td className={`${cellClass} px-2 text-right max-md:hidden`}>{player.matchesPlayed}</td>}
      <td
        className={`${cellClass} px-2 text-right font-display font-semibold text-lg max-md:hidden ${hasActions ? '' : 'pr-4'}`}
      >
        {player.goalsScored}
      </td>
      {hasActions && (
        <td className={`${cellClass} pr-1 md:pr-2`}>
          <RowActions
            name={player.fullName}
            onEdit={onEdit && (() => onEdit(player))}
            onDelete={onDelete && (() => onDelete(player))}
          />
        </td>
      )}
    </tr>
  );
});

const formatPositions = ({ position, role, isStarter, status }: Player): string =>
  [position ?? missingValueText, role, isStarter && status !== 'inactive' && 'Titular'].filter(Boolean).join(' · ');

/** Null where the user may not see it, or nobody has filled it in. */
const birthDateText = ({ dateOfBirth }: Player): string | null => (dateOfBirth ? formatDate(dateOfBirth) : null);

/** The reasons of a player's open suspensions, and the matches they miss. */
function SuspensionTexts({
  playerId,
  suspensions,
}: { readonly playerId: number } & Pick<SquadTableProps, 'suspensions'>) {
  const open = suspensions.filter((ban) => ban.playerId === playerId && ban.remaining > 0);
  return open.map((ban) => (
    <span key={JSON.stringify([ban.reasons, ban.sanction?.id])} className="mt-1 block text-muted text-sm">
      {describeBan(withoutBulletin(ban))}
      <WrittenIn bulletin={bulletinOfBan(ban)} />
    </span>
  ));
}
