/** The discipline of a tournament for users with an account: who is barred, as far as the user may know, and the bulletins. */
import { useParams } from 'react-router-dom';
import type { PresentedBulletin } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { SharePageButton } from '../features/share/share-buttons.tsx';
import { useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { parseId } from '../lib/id-in.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { ErrorCard } from '../ui/error-card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { DisciplineView } from '../views/discipline/discipline-view.tsx';
import type { ScreenProps } from './screen.ts';

/** The published bulletins among those that the API tells newest first, in the order in which they were published. */
export const publishedOf = (bulletins: readonly { readonly number: number | null }[]): PresentedBulletin[] =>
  bulletins.filter(({ number }) => number !== null).toReversed() as PresentedBulletin[];

export function TournamentDisciplineScreen({ title }: ScreenProps) {
  const id = parseId(useParams().id);
  const ofTournament = id === null ? null : { params: { id } };
  const tournament = useGet('GET /tournaments/{id}', ofTournament);
  const bulletins = useGet('GET /tournaments/{id}/bulletins', ofTournament);
  const suspensions = useGet('GET /statistics/suspensions', id === null ? null : { query: { tournamentId: id } }, {
    isLive: true,
  });
  usePageTitle(tournament.data ? `${title} - ${tournament.data.name}` : title, paths.tournament.getHref(id ?? 0));
  const failed = [tournament, bulletins, suspensions].find(({ data, error }) => !data && error);
  return (
    <ScreenLayout
      title={title}
      detail={tournament.data?.name}
      actions={
        tournament.data &&
        bulletins.data?.some(({ number }) => number !== null) && (
          <SharePageButton
            page={{ name: 'discipline', id: tournament.data.id }}
            title={`${title} · ${tournament.data.name}`}
            text={`${title} de ${tournament.data.name}`}
          />
        )
      }
    >
      {failed || id === null ? (
        <ErrorCard
          title="No se pudo cargar la disciplina"
          detail={errorMessageOf(failed?.error)}
          onRetry={() => failed?.retry()}
        />
      ) : bulletins.data && suspensions.data ? (
        <DisciplineView tournamentId={id} bulletins={publishedOf(bulletins.data)} suspensions={suspensions.data} />
      ) : (
        <SkeletonList count={3} className="h-28" />
      )}
    </ScreenLayout>
  );
}
