/** One match: score, events, time, place and lineups; for admins, buttons to edit it. */

import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isMatchPending } from '#shared/domain/matches/match-status.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { paths } from '#shared/pages/paths.ts';
import { tellMatch } from '#shared/text/outlook/tournament-outlook-text.ts';
import { OwnSheetLink } from '../features/match-day/own-sheet-link.tsx';
import { paperOfMatch } from '../features/matches/match-texts.ts';
import { useRecentForm } from '../features/matches/use-recent-form.ts';
import { useTournamentOutlook } from '../features/outlook/use-tournament-outlook.ts';
import { SharePageButton } from '../features/share/share-buttons.tsx';
import { useGet } from '../lib/api/use-get.ts';
import { ApiError, errorMessageOf } from '../lib/http/api-error.ts';
import { parseId } from '../lib/id-in.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { useToday } from '../lib/screen/use-today.ts';
import { useSession } from '../lib/session/use-session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Skeleton, SkeletonList } from '../ui/skeleton.tsx';
import { MatchLineups } from '../views/match/match-lineups.tsx';
import { MatchView } from '../views/match/match-view.tsx';
import { matchSentence, teamNamesOf } from '../views/match-sentence.ts';
import type { MatchAdminDialogName } from './parts/match-admin.tsx';
import { MatchAnnouncer } from './parts/match-announcer.tsx';
import type { ScreenProps } from './screen.ts';

const loadMatchAdminModule = () => import('./parts/match-admin.tsx');
const MatchAdminActions = lazyComponent(loadMatchAdminModule, 'MatchAdminActions');
const MatchAdminDialog = lazyComponent(loadMatchAdminModule, 'MatchAdminDialog');

const MatchEligibility = lazyComponent(
  () => import('../features/eligibility/match-eligibility.tsx'),
  'MatchEligibility',
);

const notFoundText = 'Partido no encontrado';

export function MatchScreen({ title }: ScreenProps) {
  const { id } = useParams();
  return <MatchOfAddress key={id} id={parseId(id)} screenTitle={title} />;
}

function MatchOfAddress({ id, screenTitle }: { readonly id: number | null; readonly screenTitle: string }) {
  const { can, user } = useSession();
  const mayManage = can('competition.manage');
  const today = useToday();
  usePreload(loadMatchAdminModule, mayManage);
  const { data, error, retry } = useGet('GET /matches/{id}/detail', id === null ? null : { params: { id } }, {
    isLive: ({ match }) => isMatchPending(match),
  });
  const { data: tournament } = useGet(
    'GET /tournaments/{id}',
    data ? { params: { id: data.match.tournamentId } } : null,
  );
  const mayHaveStakes = data?.match.status === 'scheduled' && !data.match.isPlayoff;
  const outlook = useTournamentOutlook(mayHaveStakes ? tournament : undefined);
  const form = useRecentForm(data?.match, today);
  const isCancelled = data?.match.status === 'cancelled';
  const [task, setTask] = useState<MatchAdminDialogName | null>(null);
  const isMissing = id === null || (error instanceof ApiError && error.status === 404);
  const title = isMissing ? notFoundText : data ? teamNamesOf(data.match).join(' - ') : screenTitle;
  usePageTitle(title, data ? paths.tournament.getHref(data.match.tournamentId) : paths.home.getHref());

  if (isMissing) return <MatchNotFound />;
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <h1 className="sr-only">{title}</h1>
      {data ? (
        <>
          <MatchView
            match={data.match}
            events={data.events}
            tournamentName={tournament?.name}
            matchMinutes={(tournament?.rules ?? defaultRules).matchMinutes}
            today={today}
            linksTeams
            stakes={mayHaveStakes && outlook ? tellMatch(data.match, outlook) : null}
            form={form}
            share={
              <SharePageButton
                page={{ name: 'match', id: data.match.id }}
                title={title}
                text={matchSentence(data.match)}
              />
            }
            lineups={<LineupsFromKickOff match={data.match} />}
            actions={
              <>
                {mayManage && (
                  <Suspense fallback={<div className="h-11" />}>
                    <MatchAdminActions match={data.match} onTask={setTask} />
                  </Suspense>
                )}
                {!mayManage && user?.roles.includes('Planillero') && <OwnSheetLink matchId={data.match.id} />}
                {!mayManage && <SheetLink match={data.match} />}
              </>
            }
          />
          {can('eligibility.read', { teamIds: teamIdsOf(data.match) }) && (
            <Suspense fallback={isCancelled ? null : <Skeleton className="h-36 rounded-card" />}>
              <MatchEligibility match={data.match} isCancelled={isCancelled} />
            </Suspense>
          )}
          <MatchAnnouncer match={data.match} />
          {task && (
            <Suspense>
              <MatchAdminDialog
                task={task}
                detail={data}
                tournament={tournament}
                onTask={setTask}
                onClose={() => setTask(null)}
              />
            </Suspense>
          )}
        </>
      ) : error ? (
        <ErrorCard title="No se pudo cargar el partido" detail={errorMessageOf(error)} onRetry={retry} />
      ) : (
        <SkeletonList count={3} className="h-44" />
      )}
    </div>
  );
}

const teamIdsOf = ({ homeTeamId, awayTeamId }: FormattedMatch): number[] =>
  [homeTeamId, awayTeamId].filter((id) => id !== null);

/** The lineups of both teams, shown from kick-off on; until then, a lineup is visible to its own team only. */
function LineupsFromKickOff({ match }: { readonly match: FormattedMatch }) {
  const { id, status, homeTeamId, awayTeamId } = match;
  const isShown = status === 'in_progress' || status === 'completed';
  const lineupOf = (teamId: number | null) => (isShown && teamId !== null ? { params: { id, teamId } } : null);
  const { data: home } = useGet('GET /matches/{id}/lineup/{teamId}', lineupOf(homeTeamId));
  const { data: away } = useGet('GET /matches/{id}/lineup/{teamId}', lineupOf(awayTeamId));
  return isShown && <MatchLineups match={match} home={home} away={away} />;
}

/** The link to the sheet to print, or to a played match's report, for both DTs and who kept the sheet. */
function SheetLink({ match }: { readonly match: FormattedMatch }) {
  const { can } = useSession();
  const { id, status, homeTeamId, awayTeamId } = match;
  if (homeTeamId === null || awayTeamId === null) return null;
  const isPlayed = status === 'completed';
  const isOfTeam = [homeTeamId, awayTeamId].some((teamId) => can('team.manage', { teamIds: [teamId] }));
  // Only the server knows whose sheet it was.
  if (!isOfTeam && !(isPlayed && can('sheet.keep'))) return null;
  return (
    <ButtonLink href={paths.printMatch.getHref(id)} className="self-start print:hidden">
      {paperOfMatch(match)}
    </ButtonLink>
  );
}

function MatchNotFound() {
  return (
    <>
      <h1 className="mb-4 text-2xl max-md:sr-only md:mb-6">{notFoundText}</h1>
      <EmptyState
        icon="ball"
        title={notFoundText}
        detail="Puede que el enlace esté incompleto o que el partido ya no exista."
        action={
          <ButtonLink variant="primary" href={paths.home.getHref()}>
            Ir al inicio
          </ButtonLink>
        }
      />
    </>
  );
}
