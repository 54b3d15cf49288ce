/** The standings of the chosen tournament. */

import { Suspense } from 'react';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { addressHere, CopyTextButton, SharePageButton } from '../features/share/share-buttons.tsx';
import { TournamentSelect } from '../features/tournament-choice/tournament-select.tsx';
import { useTournamentChoice } from '../features/tournament-choice/use-tournament-choice.ts';
import { useGet } from '../lib/api/use-get.ts';
import { useGroupTables } from '../lib/api/use-group-tables.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useBandsToShow } from '../lib/screen/use-bands-to-show.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { useSession } from '../lib/session/use-session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { StandingsView } from '../views/standings/standings-view.tsx';
import { describeTables, tablesToCopy } from '../views/standings/tables-text.ts';
import type { ScreenProps } from './screen.ts';

const loadRecalculateButtonModule = () => import('../features/standings/recalculate-button.tsx');
const RecalculateButton = lazyComponent(loadRecalculateButtonModule, 'RecalculateButton');

const loadFailureText = 'No se pudieron cargar las posiciones';

const loadTakeawaysModule = () => import('../features/exports/tournament-takeaways.tsx');
const StandingsTakeaways = lazyComponent(loadTakeawaysModule, 'StandingsTakeaways');

export function StandingsScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const { can } = useSession();
  const choice = useTournamentChoice();
  const { tournaments, tournamentId, tournament } = choice;
  const canManage = can('competition.manage');
  usePreload(loadRecalculateButtonModule, canManage);

  return (
    <ScreenLayout
      title={title}
      actions={
        tournament &&
        canManage && (
          <Suspense fallback={<span className="h-11" />}>
            <RecalculateButton tournamentId={tournament.id} />
          </Suspense>
        )
      }
    >
      {!tournaments && choice.error ? (
        <ErrorCard title={loadFailureText} detail={errorMessageOf(choice.error)} onRetry={choice.retry} />
      ) : !tournaments ? (
        <SkeletonList count={6} className="h-12" />
      ) : tournaments.length === 0 ? (
        <NoTournamentsMessage />
      ) : (
        <>
          <TournamentSelect tournaments={tournaments} selected={tournamentId} onSelect={choice.choose} />
          {choice.isUnknown ? (
            <EmptyState icon="trophy" title="Torneo no encontrado" />
          ) : (
            tournament && <TournamentStandings key={tournament.id} tournament={tournament} />
          )}
        </>
      )}
    </ScreenLayout>
  );
}

function TournamentStandings({ tournament }: { readonly tournament: Tournament }) {
  const { user, isDT } = useSession();
  const {
    data: rows,
    error,
    retry,
  } = useGet('GET /standings/formatted/tournament/{id}', { params: { id: tournament.id } }, { isLive: true });
  const groups = useGet('GET /groups/tournament/{id}', { params: { id: tournament.id } });
  const tables = useGroupTables(groups.data);
  const groupError = groups.data ? tables.error : groups.error;
  const bands = useBandsToShow(tournament);
  const outlook = useGet('GET /tournaments/{id}/outlook', { params: { id: tournament.id } }, { isLive: true });

  if (!rows && error) return <ErrorCard title={loadFailureText} detail={errorMessageOf(error)} onRetry={retry} />;
  if (!rows || !bands || !(tables.data || groupError)) return <SkeletonList count={8} className="h-12" />;
  if (rows.length === 0) return <EmptyState icon="table" title="No hay datos de posiciones disponibles" />;
  const page = { name: 'standings', id: tournament.id } as const;
  const shownTables = { groups: tables.data ?? [], rows };
  return (
    <>
      {!tables.data && (
        <ErrorCard
          title="No se pudieron cargar las zonas"
          detail={errorMessageOf(groupError)}
          onRetry={groups.data ? tables.retry : groups.retry}
        />
      )}
      <StandingsView
        tournament={{ ...tournament, bands }}
        groups={tables.data}
        rows={rows}
        outlook={outlook.data}
        ownTeamId={isDT ? (user?.teamId ?? null) : null}
      />
      <p className="-mx-3 flex flex-wrap print:hidden">
        <SharePageButton
          page={page}
          title={`Tabla de posiciones · ${tournament.name}`}
          text={describeTables(shownTables) || 'Posiciones'}
        />
        {tablesToCopy(tournament.name, shownTables, addressHere(page)).map(({ id, label, text }) => (
          <CopyTextButton key={id} label={label} text={text} />
        ))}
      </p>
      <Suspense fallback={<span className="h-11" />}>
        <StandingsTakeaways tournament={tournament} />
      </Suspense>
    </>
  );
}

function NoTournamentsMessage() {
  const { can } = useSession();
  return (
    <EmptyState
      icon="trophy"
      title="No hay datos de posiciones disponibles"
      detail="Todavía no hay torneos."
      action={
        can('competition.manage') && (
          <ButtonLink variant="primary" icon="plus" href={paths.newTournament.getHref()}>
            Crear Primer Torneo
          </ButtonLink>
        )
      }
    />
  );
}
