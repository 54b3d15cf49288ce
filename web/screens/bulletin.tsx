/** A published bulletin for users with an account. */
import { useParams } from 'react-router-dom';
import { bulletinHeading, bulletinToCopy, describeBulletin } from '#shared/pages/bulletin-text.ts';
import { bulletinInAddress, paths } from '#shared/pages/paths.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { addressHere, CopyTextButton, SharePageButton } from '../features/share/share-buttons.tsx';
import { useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { parseId } from '../lib/id-in.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useSettings } from '../lib/screen/use-settings.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { BulletinView } from '../views/discipline/bulletin-view.tsx';
import type { ScreenProps } from './screen.ts';
import { publishedOf } from './tournament-discipline.tsx';

export function BulletinScreen({ title }: ScreenProps) {
  const { id: idText, bulletin: wanted = '' } = useParams();
  const { name: federation } = useSettings();
  const id = parseId(idText);
  const ofTournament = id === null ? null : { params: { id } };
  const tournament = useGet('GET /tournaments/{id}', ofTournament);
  const bulletins = useGet('GET /tournaments/{id}/bulletins', ofTournament);
  const all = publishedOf(bulletins.data ?? []);
  const bulletin = all.find((each) => bulletinInAddress(each) === wanted);
  const heading = bulletin ? bulletinHeading(bulletin) : title;
  const backHref = paths.tournamentDiscipline.getHref(id ?? 0);
  usePageTitle(tournament.data ? `${heading} - ${tournament.data.name}` : heading, backHref);
  const failed = [tournament, bulletins].find(({ data, error }) => !data && error);
  if (failed)
    return (
      <ScreenLayout title={title}>
        <ErrorCard
          title="No se pudo cargar el boletín"
          detail={errorMessageOf(failed.error)}
          onRetry={() => failed.retry()}
        />
      </ScreenLayout>
    );
  if (id !== null && (!tournament.data || !bulletins.data))
    return (
      <ScreenLayout title={title}>
        <SkeletonList count={3} className="h-28" />
      </ScreenLayout>
    );
  if (!tournament.data || !bulletin)
    return (
      <ScreenLayout title={title}>
        <EmptyState
          icon="cards"
          title="Boletín no encontrado"
          action={<ButtonLink href={backHref}>Ver los boletines</ButtonLink>}
        />
      </ScreenLayout>
    );
  const { name } = tournament.data;
  const page: PublishedPage = { name: 'bulletin', id: tournament.data.id, bulletin: wanted };
  return (
    <ScreenLayout
      title={title}
      detail={name}
      actions={
        <>
          <ButtonLink href={backHref}>Disciplina</ButtonLink>
          <SharePageButton page={page} title={`${heading} · ${name}`} text={describeBulletin(bulletin, name)} />
        </>
      }
    >
      <p className="hidden print:block">{federation}</p>
      <BulletinView bulletin={bulletin} bulletins={all} />
      <CopyTextButton label="Copiar como texto" text={bulletinToCopy(bulletin, name, addressHere(page))} />
    </ScreenLayout>
  );
}
