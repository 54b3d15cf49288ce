/** Grid of a team's players by shirt number: tapping a player records the event. */

import type { Player } from '#shared/domain/schemas/player.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { eventOptionClass } from './choice-class.ts';

interface PlayerGridProps {
  readonly teamId: number | null;
  /** Instruction for the user's next step, for example 'Elegí el equipo'. */
  readonly asks: string;
  /** True once the team and the type of event are chosen: a tap on a player then saves the event. */
  readonly isReady: boolean;
  readonly savingId: number | null;
  readonly suspendedIds: ReadonlySet<number>;
  readonly onPick: (player: Player) => void;
}

export function PlayerGrid({ teamId, asks, ...rest }: PlayerGridProps) {
  const { data, isPrevious, error, retry } = useGet(
    'GET /players/team/{id}',
    teamId === null ? null : { params: { id: teamId } },
  );
  const players = isPrevious ? undefined : data?.filter(({ status }) => status !== 'inactive');
  return (
    <div className="flex flex-col gap-2">
      <p className="text-center font-semibold text-muted">{asks}</p>
      {teamId === null ? null : !players && error ? (
        <ErrorCard title="No se pudieron cargar los jugadores" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !players ? (
        <SkeletonList count={3} className="h-16" />
      ) : players.length === 0 ? (
        <EmptyState icon="user" title="El equipo no tiene jugadores" />
      ) : (
        <ul className="grid grid-cols-4 gap-2">
          {players.map((player) => (
            <li key={player.id}>
              <PlayerButton player={player} {...rest} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type PlayerButtonProps = Omit<PlayerGridProps, 'teamId' | 'asks'> & { readonly player: Player };

function PlayerButton({ player, isReady, savingId, suspendedIds, onPick }: PlayerButtonProps) {
  const { id, jerseyNumber, firstName, lastName } = player;
  const isSuspended = suspendedIds.has(id);
  return (
    <button
      type="button"
      aria-disabled={!isReady || savingId !== null}
      onClick={() => isReady && savingId === null && onPick(player)}
      className={`min-h-16 w-full flex-col px-1 leading-tight aria-disabled:opacity-60 ${eventOptionClass}`}
    >
      {savingId === id ? (
        <Spinner className="size-6" />
      ) : (
        <span className="font-display text-xl tabular-nums">{jerseyNumber}</span>
      )}
      <span className="line-clamp-1 w-full break-all text-center font-normal text-xs">
        <span className="sr-only"> {firstName} </span>
        {lastName}
      </span>
      {isSuspended && <span className="font-semibold text-loss-text text-xs tracking-tight">Suspendido</span>}
    </button>
  );
}
