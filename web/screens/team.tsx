/** One team: its name and crest, next matches and results, scorers, players and staff. */

import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { findNextToStart } from '#shared/domain/matches/match-status.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { paths } from '#shared/pages/paths.ts';
import { CsvButton } from '../features/exports/csv-button.tsx';
import { OutlookOfTeam } from '../features/outlook/outlook-of-team.tsx';
import { SquadPanel } from '../features/players/squad-panel.tsx';
import { StaffPanel } from '../features/staff/staff-panel.tsx';
import { AllMatches } from '../features/teams/all-matches.tsx';
import { TeamHeader } from '../features/teams/team-header.tsx';
import { LastResults, NextMatches } from '../features/teams/team-matches.tsx';
import { TeamScorers } from '../features/teams/team-scorers.tsx';
import { useTeamMatches } from '../features/teams/use-team-matches.ts';
import { useTitles } from '../features/teams/use-titles.ts';
import type { LoadState } from '../lib/api/use-get.ts';
import { useGet } from '../lib/api/use-get.ts';
import { ApiError, errorMessageOf } from '../lib/http/api-error.ts';
import { parseId } from '../lib/id-in.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { useTab } from '../lib/screen/use-tab.ts';
import { useLocalMinute, useToday } from '../lib/screen/use-today.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { Skeleton, SkeletonList } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { ScreenProps } from './screen.ts';

const notFoundText = 'Equipo no encontrado';
const teamsHref = paths.teams.getHref();
const loadTeamFormModule = () => import('../features/teams/team-form.tsx');
const TeamForm = lazyComponent(loadTeamFormModule, 'TeamForm');
const PastePlayersDialog = lazyComponent(
  () => import('../features/lists/players/paste-players-dialog.tsx'),
  'PastePlayersDialog',
);
const TeamEligibility = lazyComponent(() => import('../features/eligibility/team-eligibility.tsx'), 'TeamEligibility');
const TeamSanctions = lazyComponent(
  () => import('../features/discipline/sanctions/team-sanctions.tsx'),
  'TeamSanctions',
);
const NextStep = lazyComponent(() => import('../features/first-steps/next-step.tsx'), 'NextStep');

export function TeamScreen({ title }: ScreenProps) {
  const { id } = useParams();
  return <TeamOfAddress key={id} id={parseId(id)} title={title} />;
}

function TeamOfAddress({ id, title }: { readonly id: number | null; readonly title: string }) {
  const { data: team, error, retry } = useGet('GET /teams/{id}', id === null ? null : { params: { id } });
  const isMissing = id === null || (error instanceof ApiError && error.status === 404);
  usePageTitle(isMissing ? notFoundText : (team?.name ?? title), teamsHref);

  if (isMissing) return <TeamNotFound />;
  if (team) return <TeamOverview team={team} />;
  return (
    <ScreenLayout title={title}>
      {error ? (
        <ErrorCard title="No se pudo cargar el equipo" detail={errorMessageOf(error)} onRetry={retry} />
      ) : (
        <>
          <Skeleton className="h-56 rounded-card" />
          <SkeletonList count={4} className="h-14" />
        </>
      )}
    </ScreenLayout>
  );
}

/** True for a suspended player who still belongs to the team's squad. */
const isSuspendedInSquad = ({ status, suspensionMatchesRemaining }: Player): boolean =>
  status !== 'inactive' && suspensionMatchesRemaining > 0;

const teamTabs = [
  { key: 'jugadores', label: 'Jugadores' },
  { key: 'personal', label: 'Personal' },
] as const;

function TeamOverview({ team }: { readonly team: Team }) {
  const { can, isDT, user } = useSession();
  const mayManage = can('team.manage', { teamIds: [team.id] });
  usePreload(loadTeamFormModule, mayManage);
  const [isEditing, setIsEditing] = useState(false);
  const [tab, selectTab] = useTab(['jugadores', 'personal']);
  const today = useToday();
  const players = useGet('GET /players/team/{id}', { params: { id: team.id } });
  const staff = useGet('GET /teamstaff/team/{teamId}', { params: { teamId: team.id } });
  const scorers = useGet('GET /statistics/top-scorers', { query: { teamId: team.id } }, { isLive: true });
  const { data: suspensions = [] } = useGet(
    'GET /statistics/suspensions',
    { query: { teamId: team.id } },
    { isLive: true },
  );
  const { data: tournaments = [] } = useGet('GET /tournaments', {});
  const entered = tournaments.filter(({ status, teamIds }) => status === 'in_progress' && teamIds.includes(team.id));
  const titles = useTitles(team.id);
  const loadedMatches = useTeamMatches(team.id);
  const matches = { teamId: team.id, matches: loadedMatches, today, hrefOf: paths.match.getHref };
  const next = findNextToStart(loadedMatches.data ?? [], useLocalMinute());
  const counted = <Item,>({ data, error }: LoadState<Item[]>, counts: (item: Item) => boolean = () => true) =>
    data ? data.filter(counts).length : error ? null : undefined;

  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <ButtonLink variant="quiet" icon="back" href={teamsHref} className="-ml-4 self-start max-md:hidden">
        Volver a Equipos
      </ButtonLink>
      {can('competition.manage') && (
        <Suspense fallback={null}>
          <NextStep after="players" />
        </Suspense>
      )}
      <TeamHeader
        team={team}
        isOwn={isDT && user?.teamId === team.id}
        titles={titles}
        counters={[
          { label: 'Jugadores', value: counted(players, ({ status }) => status !== 'inactive') },
          { label: 'Personal', value: counted(staff) },
          { label: 'Suspendidos', value: counted(players, isSuspendedInSquad) },
        ]}
        actions={
          mayManage && (
            <>
              <ButtonLink size="compact" icon="lineup" href={paths.lineup.getHref(team.id)}>
                Alineación
              </ButtonLink>
              <Button size="compact" icon="edit" onClick={() => setIsEditing(true)}>
                Editar Equipo
              </Button>
            </>
          )
        }
      />
      <div className="grid gap-6 lg:grid-cols-3">
        <NextMatches {...matches} />
        <LastResults {...matches} />
        <TeamScorers scorers={scorers} />
      </div>
      {mayManage && next && (
        <Suspense fallback={<Skeleton className="h-36 rounded-card" />}>
          <TeamEligibility
            teamId={team.id}
            match={next}
            players={players.data ?? []}
            asksForFitness={tournaments.some(
              ({ id, rules }) => id === next.tournamentId && rules.eligibility.fitness !== 'off',
            )}
            today={today}
          />
        </Suspense>
      )}
      {entered.map((tournament) => (
        <OutlookOfTeam key={tournament.id} teamId={team.id} tournament={tournament} />
      ))}
      {can('sanctions.read', { teamIds: [team.id] }) && (
        <Suspense fallback={null}>
          <TeamSanctions teamId={team.id} />
        </Suspense>
      )}
      <AllMatches teamId={team.id} matches={matches.matches.data} />
      <section>
        <Tabs label="El equipo" tabs={teamTabs} selected={tab} onSelect={selectTab}>
          {tab === 'jugadores' ? (
            <SquadPanel
              team={team}
              suspensions={suspensions}
              mayManage={mayManage}
              renderDownload={(squad) => (
                <CsvButton
                  name={`Jugadores de ${team.name}`}
                  load={async (tables) => tables.players(squad, () => team.name)}
                />
              )}
              renderPasteDialog={(close) => <PastePlayersDialog teams={[team]} teamId={team.id} onClose={close} />}
            />
          ) : (
            <StaffPanel
              teamId={team.id}
              caption={`Personal de ${team.name}`}
              emptyText="No hay personal registrado"
              mayManage={mayManage}
            />
          )}
        </Tabs>
      </section>
      <Suspense>{isEditing && <TeamForm team={team} onClose={() => setIsEditing(false)} />}</Suspense>
    </div>
  );
}

function TeamNotFound() {
  return (
    <ScreenLayout title={notFoundText}>
      <EmptyState
        icon="shield"
        title={notFoundText}
        detail="Puede que el enlace esté incompleto o que el equipo ya no exista."
        action={
          <ButtonLink variant="primary" href={teamsHref}>
            Ver los equipos
          </ButtonLink>
        }
      />
    </ScreenLayout>
  );
}
