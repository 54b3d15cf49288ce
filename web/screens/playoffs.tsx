/** The playoffs of the chosen tournament: the qualified teams, the bracket and the rules. */

import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { DeletePlayoffs } from '../features/playoffs/delete-playoffs.tsx';
import { useTournamentChoice } from '../features/tournament-choice/use-tournament-choice.ts';
import { WithTournament } from '../features/tournament-choice/with-tournament.tsx';
import { useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useSession } from '../lib/session/use-session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { PlayoffsView } from '../views/bracket/playoffs-view.tsx';
import type { ScreenProps } from './screen.ts';

const loadFailureText = 'No se pudieron cargar los playoffs';

export function PlayoffsScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const choice = useTournamentChoice();
  return (
    <ScreenLayout title={title}>
      <WithTournament choice={choice} loadFailure={loadFailureText}>
        {(tournament) => <TournamentPlayoffs key={tournament.id} tournament={tournament} />}
      </WithTournament>
    </ScreenLayout>
  );
}

function TournamentPlayoffs({ tournament }: { readonly tournament: Tournament }) {
  const { user, isDT, can } = useSession();
  const { data: bracket, ...loading } = useGet(
    'GET /tournaments/{id}/bracket',
    { params: { id: tournament.id } },
    { isLive: true },
  );
  const groups = useGet('GET /groups/tournament/{id}', { params: { id: tournament.id } });

  const error = (!bracket && loading.error) || (!groups.data && groups.error);
  if (error) {
    const retry = () => {
      if (!bracket) loading.retry();
      if (!groups.data) groups.retry();
    };
    return <ErrorCard title={loadFailureText} detail={errorMessageOf(error)} onRetry={retry} />;
  }
  if (!bracket || !groups.data) return <SkeletonList count={3} className="h-40" />;
  return (
    <>
      {can('competition.manage') && !bracket.isProjection && <DeletePlayoffs tournamentId={tournament.id} />}
      <PlayoffsView
        bracket={bracket}
        tournament={tournament}
        hasTwoGroups={groups.data.length === 2}
        ownTeamId={isDT ? (user?.teamId ?? null) : null}
        action={
          can('competition.manage') && (
            <ButtonLink href={paths.tournament.getHref(tournament.id)}>Ir al torneo</ButtonLink>
          )
        }
      />
    </>
  );
}
