/** The bulletins of a tournament: its draft as it would be printed, and those that are published. */
import { Suspense, useState } from 'react';
import type { Bulletin } from '#shared/domain/schemas/bulletin.ts';
import type { Sanction } from '#shared/domain/schemas/sanction.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { DeleteDialog } from '../../../lib/forms/delete-dialog.tsx';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { lazyComponent } from '../../../lib/screen/lazy-component.ts';
import { usePreload } from '../../../lib/screen/use-preload.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { DraftBulletin } from './draft-bulletin.tsx';
import { NewBulletinButton } from './new-bulletin-button.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { PublishedBulletin } from './published-bulletin.tsx';

const loadBulletinForm = () => import('./bulletin-form.tsx');
const BulletinForm = lazyComponent(loadBulletinForm, 'BulletinForm');

interface BulletinListProps {
  readonly tournament: Tournament;
  readonly sanctions: readonly Sanction[];
}

interface BulletinTask {
  readonly does: 'edit' | 'publish' | 'discard' | 'correct';
  readonly bulletin: Bulletin;
}

export function BulletinList({ tournament, sanctions }: BulletinListProps) {
  usePreload(loadBulletinForm, true);
  const [task, setTask] = useState<BulletinTask | null>(null);
  const bulletins = useGet('GET /tournaments/{id}/bulletins', { params: { id: tournament.id } });
  const close = () => setTask(null);
  if (!bulletins.data && bulletins.error)
    return (
      <ErrorCard
        title="No se pudieron cargar los boletines"
        detail={errorMessageOf(bulletins.error)}
        onRetry={bulletins.retry}
      />
    );
  if (!bulletins.data || bulletins.isPrevious) return <SkeletonList count={2} className="h-40" />;
  const draft = bulletins.data.find(({ status }) => status === 'draft');
  const published = bulletins.data.flatMap((each) => (each.number === null ? [] : [{ ...each, number: each.number }]));
  const creating = <NewBulletinButton tournamentId={tournament.id} />;
  return (
    <div className="flex flex-col gap-6">
      {draft ? (
        <DraftBulletin bulletin={draft} onTask={(does) => setTask({ does, bulletin: draft })} />
      ) : published.length === 0 ? (
        <EmptyState icon="info" title="Todavía no hay boletines" action={creating} />
      ) : (
        <div>{creating}</div>
      )}
      {published.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg">Publicados</h2>
          <ul className="flex flex-col gap-3">
            {published.map((bulletin) => (
              <PublishedBulletin
                key={bulletin.id}
                bulletin={bulletin}
                onCorrect={draft ? undefined : () => setTask({ does: 'correct', bulletin })}
              />
            ))}
          </ul>
        </section>
      )}
      <Suspense>
        {(task?.does === 'edit' || task?.does === 'correct') && (
          <BulletinForm of={task.bulletin} tournamentId={tournament.id} sanctions={sanctions} onClose={close} />
        )}
      </Suspense>
      {task?.does === 'publish' && <PublishDialog bulletin={task.bulletin} onClose={close} />}
      {task?.does === 'discard' && (
        <DeleteDialog
          title="Descartar borrador"
          question="¿Querés descartar este borrador?"
          detail="Las sanciones quedan, sin publicar."
          confirmText="Descartar"
          route="DELETE /bulletins/{id}"
          id={task.bulletin.id}
          failure="No se pudo descartar el borrador"
          success="Borrador descartado"
          onDeleted={bulletins.retry}
          onClose={close}
        />
      )}
    </div>
  );
}
