/** The federation's notices: administrators publish, change and end them here. */
import { Suspense, useState } from 'react';
import { isInForce } from '#shared/domain/notices/notices.ts';
import type { Notice, NoticeScope } from '#shared/domain/schemas/notice.ts';
import { noticeKindLabels } from '#shared/text/labels.ts';
import { useGet } from '../lib/api/use-get.ts';
import { DeleteDialog } from '../lib/forms/delete-dialog.tsx';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useSettings } from '../lib/screen/use-settings.ts';
import { useLocalMinute } from '../lib/screen/use-today.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { PlusSign } from '../ui/plus-sign.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { momentText } from '../views/frame/notices.tsx';
import type { ScreenProps } from './screen.ts';

const NoticeForm = lazyComponent(() => import('../features/notices/notice-form.tsx'), 'NoticeForm');

type NoticeDialog = { readonly does: 'create' } | { readonly does: 'edit' | 'end'; readonly notice: Notice };

export function NoticesScreen({ title }: ScreenProps) {
  usePageTitle(title);
  useLocalMinute();
  const [dialog, setDialog] = useState<NoticeDialog | null>(null);
  const { data: notices, error, retry } = useGet('GET /notices', { query: { all: '1' } });
  const { data: tournaments = [] } = useGet('GET /tournaments', {});
  const { data: teams = [] } = useGet('GET /teams', {});
  const close = () => setDialog(null);
  const now = Date.now();
  const inForce = notices?.filter((notice) => isInForce(notice, now)) ?? [];
  const over = notices?.filter((notice) => !isInForce(notice, now)) ?? [];
  const nameOf = (scope: NoticeScope): string => {
    if (scope.kind === 'federation') return 'Toda la liga';
    if (scope.kind === 'team') return teams.find(({ id }) => id === scope.id)?.name ?? `Equipo ${scope.id}`;
    const tournament = tournaments.find(({ id }) => id === scope.id)?.name ?? `Torneo ${scope.id}`;
    return scope.kind === 'round' ? `${scope.round} de ${tournament}` : tournament;
  };
  const creating = (
    <Button variant="primary" onClick={() => setDialog({ does: 'create' })}>
      <PlusSign />
      Nuevo aviso
    </Button>
  );

  return (
    <ScreenLayout title={title} actions={notices?.length !== 0 && creating}>
      {!notices && error ? (
        <ErrorCard title="No se pudieron cargar los avisos" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !notices ? (
        <SkeletonList count={3} className="h-28" />
      ) : notices.length === 0 ? (
        <EmptyState icon="info" title="Todavía no hay avisos" action={creating} />
      ) : (
        <>
          <NoticeList heading="Vigentes" notices={inForce} nameOf={nameOf} onTask={setDialog} />
          {over.length > 0 && <NoticeList heading="Anteriores" notices={over} nameOf={nameOf} />}
        </>
      )}
      <Suspense>
        {(dialog?.does === 'create' || dialog?.does === 'edit') && (
          <NoticeForm
            notice={dialog.does === 'edit' ? dialog.notice : null}
            tournaments={tournaments}
            teams={teams}
            onClose={close}
          />
        )}
      </Suspense>
      {dialog?.does === 'end' && (
        <DeleteDialog
          title="Quitar aviso"
          question="¿Querés quitar este aviso de todas las páginas?"
          detail={dialog.notice.title}
          route="DELETE /notices/{id}"
          id={dialog.notice.id}
          confirmText="Quitar"
          failure="No se pudo quitar el aviso"
          success="Aviso quitado"
          onDeleted={retry}
          onClose={close}
        />
      )}
    </ScreenLayout>
  );
}

interface NoticeListProps {
  readonly heading: string;
  readonly notices: readonly Notice[];
  readonly nameOf: (scope: NoticeScope) => string;
  readonly onTask?: (task: NoticeDialog) => void;
}

function NoticeList({ heading, notices, nameOf, onTask }: NoticeListProps) {
  const { timeZone } = useSettings();
  return (
    <section aria-label={heading} className="mb-6">
      <h2 className="mb-2 text-lg">{heading}</h2>
      {notices.length === 0 && <p className="text-muted">Ninguno</p>}
      <ul className="flex flex-col gap-3">
        {notices.map((notice) => (
          <li key={notice.id} className="rounded-card border border-line bg-surface p-4">
            <h3 className="font-semibold">{notice.title}</h3>
            {notice.text !== '' && <p className="whitespace-pre-line">{notice.text}</p>}
            <p className="text-muted text-sm">
              {[
                nameOf(notice.scope),
                noticeKindLabels[notice.kind],
                notice.revokedAt === null
                  ? `hasta ${momentText(notice.until, timeZone)}`
                  : `quitado el ${momentText(notice.revokedAt, timeZone)}`,
              ].join('\u00a0· ')}
            </p>
            {onTask && (
              <div className="mt-2 flex flex-wrap gap-2">
                <Button icon="edit" onClick={() => onTask({ does: 'edit', notice })}>
                  Editar
                </Button>
                <Button onClick={() => onTask({ does: 'end', notice })}>Quitar</Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
