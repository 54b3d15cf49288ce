/** The players of one team or of all; admins and coaches create, edit and delete them here. */

import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { limits } from '#shared/domain/limits.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatCount } from '#shared/spanish/numbers.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { CsvButton } from '../features/exports/csv-button.tsx';
import { DeletePlayerDialog } from '../features/players/delete-player-dialog.tsx';
import { PlayerGroups } from '../features/players/player-groups.tsx';
import { computeSquadCapacity, squadCapacityText } from '../features/players/squad-capacity.ts';
import { usePlayers } from '../features/players/use-players.ts';
import { useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { parseId } from '../lib/id-in.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { useSettings } from '../lib/screen/use-settings.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Field } from '../ui/field.tsx';
import { NamedOptions } from '../ui/named-options.tsx';
import { Notice } from '../ui/notice.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { Select } from '../ui/select.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import type { ScreenProps } from './screen.ts';

const loadPlayerFormModule = () => import('../features/players/player-form.tsx');
const PlayerForm = lazyComponent(loadPlayerFormModule, 'PlayerForm');
const PastePlayersDialog = lazyComponent(
  () => import('../features/lists/players/paste-players-dialog.tsx'),
  'PastePlayersDialog',
);
const NextStep = lazyComponent(() => import('../features/first-steps/next-step.tsx'), 'NextStep');

type PlayerDialogState =
  | { readonly does: 'create' | 'paste' }
  | { readonly does: 'edit' | 'delete'; readonly player: Player };

export function PlayersScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const { can } = useSession();
  const mayManage = (teamId: number) => can('team.manage', { teamIds: [teamId] });
  usePreload(loadPlayerFormModule, can('team.manage'));
  const [dialog, setDialog] = useState<PlayerDialogState | null>(null);
  const [search, setSearch] = useSearchParams();
  const teamId = parseId(search.get('team'));
  const { data: teams, ...loadingTeams } = useGet('GET /teams', {});
  const { data: players, ...loadingPlayers } = usePlayers(teamId);
  const team = teams?.find(({ id }) => id === teamId);
  const close = () => setDialog(null);
  const choose = (value: string) => setSearch(value ? { team: value } : {}, { replace: true });

  const managed = (teams ?? []).filter(({ id }) => mayManage(id));
  const mayCreate = team ? mayManage(team.id) : managed.length > 0;
  const creating = mayCreate && (
    <>
      <Button onClick={() => setDialog({ does: 'paste' })}>Pegar una lista</Button>
      <Button variant="primary" icon="plus" onClick={() => setDialog({ does: 'create' })}>
        Nuevo jugador
      </Button>
    </>
  );
  const pasteTargets = team ? [team] : managed;

  function content() {
    if (teams?.length === 0) return <NoTeamsMessage mayCreate={can('competition.manage')} />;
    if (teams && teamId !== null && !team)
      return (
        <EmptyState
          icon="shield"
          title="Equipo no encontrado"
          action={<Button onClick={() => choose('')}>Ver todos</Button>}
        />
      );
    if (!teams || !players || loadingPlayers.isPrevious) {
      const { error, retry } = teams ? loadingPlayers : loadingTeams;
      if (!error) return <SkeletonList count={9} className="h-14" />;
      return <ErrorCard title="No se pudieron cargar los jugadores" detail={errorMessageOf(error)} onRetry={retry} />;
    }
    if (players.length === 0) return <EmptyState icon="shirt" title="No hay jugadores registrados" action={creating} />;
    return (
      <>
        {team && <SquadCapacityText players={players} />}
        <div>
          <CsvButton
            name={team ? `Jugadores de ${team.name}` : 'Jugadores'}
            load={async (tables) =>
              tables.players(players, (id) => teamNameOrFallback(teams.find((each) => each.id === id)?.name, id))
            }
          />
        </div>
        {players.length === limits.listPage && (
          <Notice>{`Se ven los primeros ${formatCount(limits.listPage)}: elegí un equipo para ver los suyos.`}</Notice>
        )}
        <PlayerGroups
          key={teamId}
          players={players}
          teams={teams}
          hrefOf={paths.team.getHref}
          mayManage={mayManage}
          onEdit={(player) => setDialog({ does: 'edit', player })}
          onDelete={(player) => setDialog({ does: 'delete', player })}
        />
      </>
    );
  }

  return (
    <ScreenLayout title={title} actions={players?.length !== 0 && creating}>
      {can('competition.manage') && (
        <Suspense fallback={null}>
          <NextStep after="players" />
        </Suspense>
      )}
      {teams && teams.length > 0 && <TeamFilter teams={teams} teamId={teamId} onChoose={choose} />}
      {content()}
      <Suspense>
        {dialog?.does === 'paste' && isNonEmpty(pasteTargets) && (
          <PastePlayersDialog teams={pasteTargets} teamId={team?.id ?? null} onClose={close} />
        )}
        {(dialog?.does === 'create' || dialog?.does === 'edit') && (
          <PlayerForm
            player={dialog.does === 'edit' ? dialog.player : null}
            teams={managed}
            teamId={team?.id ?? (managed.length === 1 ? (managed[0]?.id ?? null) : null)}
            onClose={close}
          />
        )}
      </Suspense>
      {dialog?.does === 'delete' && <DeletePlayerDialog player={dialog.player} onClose={close} />}
    </ScreenLayout>
  );
}

const isNonEmpty = (teams: readonly Team[]): teams is readonly [Team, ...Team[]] => teams.length > 0;

interface TeamFilterProps {
  readonly teams: readonly Team[];
  readonly teamId: number | null;
  readonly onChoose: (teamId: string) => void;
}

function TeamFilter({ teams, teamId, onChoose }: TeamFilterProps) {
  return (
    <Field label="Equipo" className="w-full md:max-w-sm">
      <Select value={teamId ?? ''} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">Todos los equipos</option>
        <NamedOptions of={teams} />
      </Select>
    </Field>
  );
}

function SquadCapacityText({ players }: { readonly players: readonly Player[] }) {
  const { settings } = useSettings();
  return <p className="text-muted">{squadCapacityText(computeSquadCapacity(players, settings))}</p>;
}

function NoTeamsMessage({ mayCreate }: { readonly mayCreate: boolean }) {
  return (
    <EmptyState
      icon="shield"
      title="No hay equipos registrados"
      detail="Los jugadores se cargan en un equipo."
      action={
        mayCreate && (
          <ButtonLink variant="primary" href={paths.teams.getHref()}>
            Ir a Equipos
          </ButtonLink>
        )
      }
    />
  );
}
