/** 'Cambios': who changed what in a tournament, for its administrators. */
import { useParams } from 'react-router-dom';
import { paths } from '#shared/pages/paths.ts';
import { ChangeFilterFields } from '../features/changes/change-filters.tsx';
import { ChangeList, changesOfPage } from '../features/changes/change-list.tsx';
import { useChangeFilters } from '../features/changes/use-change-filters.ts';
import { useGet } from '../lib/api/use-get.ts';
import { usePagedList } from '../lib/api/use-paged-list.ts';
import { ApiError } from '../lib/http/api-error.ts';
import { parseId } from '../lib/id-in.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import type { ScreenProps } from './screen.ts';

export function TournamentChangesScreen({ title }: ScreenProps) {
  const id = parseId(useParams().id);
  return id === null ? <TournamentNotFound title={title} /> : <TournamentChanges key={id} id={id} title={title} />;
}

function TournamentChanges({ id, title }: { readonly id: number; readonly title: string }) {
  const { data: tournament, error } = useGet('GET /tournaments/{id}', { params: { id } });
  const choice = useChangeFilters();
  const query = { limit: changesOfPage, ...choice.filters };
  const list = usePagedList('GET /tournaments/{id}/changes', { params: { id }, query });
  const { data: groups } = useGet('GET /tournaments/{id}/changes/groups', { params: { id } });
  usePageTitle(tournament ? `${title} - ${tournament.name}` : title, paths.tournament.getHref(id));
  if (error instanceof ApiError && error.status === 404) return <TournamentNotFound title={title} />;
  return (
    <ScreenLayout title={title} detail={tournament?.name}>
      <ChangeFilterFields {...choice} />
      <ChangeList list={list} groups={groups} tournamentId={id} isFiltered={Object.keys(choice.filters).length > 0} />
    </ScreenLayout>
  );
}

function TournamentNotFound({ title }: { readonly title: string }) {
  return (
    <ScreenLayout title={title}>
      <EmptyState
        icon="trophy"
        title="Torneo no encontrado"
        action={<ButtonLink href={paths.tournaments.getHref()}>Ver torneos</ButtonLink>}
      />
    </ScreenLayout>
  );
}
