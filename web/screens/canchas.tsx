/** All canchas as cards; users with the permission create, edit and delete them here. */

import { Suspense, useState } from 'react';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import { CanchaCard } from '../features/canchas/cancha-card.tsx';
import { DeleteCanchaDialog } from '../features/canchas/delete-cancha-dialog.tsx';
import { useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { PlusSign } from '../ui/plus-sign.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonGrid } from '../ui/skeleton.tsx';
import type { ScreenProps } from './screen.ts';

const loadCanchaFormModule = () => import('../features/canchas/cancha-form.tsx');
const CanchaForm = lazyComponent(loadCanchaFormModule, 'CanchaForm');
const PasteCanchasDialog = lazyComponent(
  () => import('../features/lists/canchas/paste-canchas-dialog.tsx'),
  'PasteCanchasDialog',
);
const NextStep = lazyComponent(() => import('../features/first-steps/next-step.tsx'), 'NextStep');
const canchaGridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

type CanchaDialogState =
  | { readonly does: 'create' | 'paste' }
  | { readonly does: 'edit' | 'delete'; readonly cancha: Cancha };

export function CanchasScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const { can } = useSession();
  const mayManage = can('canchas.manage');
  usePreload(loadCanchaFormModule, mayManage);
  const [dialog, setDialog] = useState<CanchaDialogState | null>(null);
  const { data: canchas, error, retry } = useGet('GET /canchas', {});
  const close = () => setDialog(null);
  const creating = mayManage && (
    <>
      <Button onClick={() => setDialog({ does: 'paste' })}>Pegar una lista</Button>
      <Button variant="primary" onClick={() => setDialog({ does: 'create' })}>
        <PlusSign />
        Nueva Cancha
      </Button>
    </>
  );

  return (
    <ScreenLayout title={title} actions={canchas?.length !== 0 && creating}>
      {can('competition.manage') && (
        <Suspense fallback={null}>
          <NextStep after="canchas" />
        </Suspense>
      )}
      {!canchas && error ? (
        <ErrorCard title="No se pudieron cargar las canchas" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !canchas ? (
        <SkeletonGrid count={6} className="h-44" gridClass={canchaGridClass} />
      ) : canchas.length === 0 ? (
        <EmptyState icon="pitch" title="No hay canchas registradas" action={creating} />
      ) : (
        <ul className={canchaGridClass}>
          {canchas.map((cancha) => {
            const may = can('canchas.manage', { createdBy: cancha.createdBy });
            return (
              <CanchaCard
                key={cancha.id}
                cancha={cancha}
                onEdit={may ? () => setDialog({ does: 'edit', cancha }) : undefined}
                onDelete={may ? () => setDialog({ does: 'delete', cancha }) : undefined}
              />
            );
          })}
        </ul>
      )}
      <Suspense>
        {(dialog?.does === 'create' || dialog?.does === 'edit') && (
          <CanchaForm cancha={dialog.does === 'edit' ? dialog.cancha : null} onClose={close} />
        )}
        {dialog?.does === 'paste' && <PasteCanchasDialog onClose={close} />}
      </Suspense>
      {dialog?.does === 'delete' && <DeleteCanchaDialog cancha={dialog.cancha} onClose={close} />}
    </ScreenLayout>
  );
}
