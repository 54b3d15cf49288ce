/** Layout shared by the three rankings: tournament select, loading, failure, empty list and paging. */
import { type ReactNode, Suspense } from 'react';
import type { PagedList } from '../../lib/api/use-paged-list.ts';
import { ApiError, errorMessageOf } from '../../lib/http/api-error.ts';
import { MoreRowsButton } from '../../lib/screen/more-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScreenLayout } from '../../ui/screen-layout.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { RankingTournamentSelect } from './ranking-choice.tsx';
import type { RankingScope } from './use-ranking-scope.ts';

interface RankingScreenProps<Row> {
  readonly title: string;
  readonly scope: RankingScope;
  readonly list: PagedList<Row>;
  /** Message when loading fails, for example 'Error al cargar los goleadores'. */
  readonly failureText: string;
  readonly emptyText: string;
  readonly icon: IconName;
  /** Link for coaches, who see only their team here, to the ranking of all teams. */
  readonly everybodyHref: string;
  /** CSS class for the height of a row's placeholder while the ranking loads. */
  readonly outlineClass: string;
  /** Text that explains how the ranking is ordered. */
  readonly explanation: ReactNode;
  /** The button that downloads the ranking; the page passes it in, because features must not import each other. */
  readonly download: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function RankingScreen<Row>(props: RankingScreenProps<Row>) {
  const { title, scope, list, explanation } = props;
  const hasBothTeams = list.rows !== undefined && list.rows.length > 0;
  return (
    <ScreenLayout title={title}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <RankingTournamentSelect {...scope.choice} />
        {scope.onlyTeam && (
          <a href={props.everybodyHref} className="inline-flex min-h-11 items-center font-medium text-link underline">
            Ver todos los equipos
          </a>
        )}
      </div>
      <div className={hasBothTeams ? 'grid items-start gap-6 lg:grid-cols-[1fr_18rem]' : 'contents'}>
        <div className="flex min-w-0 flex-col gap-4">
          <RankingRows {...props} />
        </div>
        {hasBothTeams && explanation}
      </div>
    </ScreenLayout>
  );
}

function RankingRows<Row>({
  scope: { choice },
  list,
  failureText,
  emptyText,
  icon,
  outlineClass,
  download,
  children,
}: RankingScreenProps<Row>) {
  const { rows, error } = list;
  const lacksChoice = choice.error !== undefined && !choice.tournaments;
  const retry = () => {
    list.retry();
    if (lacksChoice) choice.retry();
  };
  if (!rows && error instanceof ApiError && error.status === 404) {
    return <EmptyState icon="trophy" title="Torneo no encontrado" />;
  }
  if (!rows && error) {
    return <ErrorCard title="Error al cargar datos" detail={loadFailureText(error, failureText)} onRetry={retry} />;
  }
  if (!rows) return <SkeletonList count={8} className={outlineClass} />;
  if (rows.length === 0) return <EmptyState icon={icon} title={emptyText} />;
  return (
    <>
      {lacksChoice && (
        <Notice role="alert" icon="warning" action={<Button onClick={choice.retry}>Reintentar</Button>}>
          No se pudieron cargar los torneos
        </Notice>
      )}
      {children(rows)}
      <MoreRowsButton list={list} failureText={failureText} />
      <div className="min-h-11">
        <Suspense>{download}</Suspense>
      </div>
    </>
  );
}

/** The server's message if it sent one; otherwise the fallback text. */
const loadFailureText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.isConnectionFailure ? fallback : errorMessageOf(error, fallback);
