/**
 * 'Disciplina' of a tournament, for its administrators: what waits for the tribunal, its sanctions, its bulletins, and the
 * exceptions from the rules of who may play.
 */
import { Suspense, useState } from 'react';
import type { Sanction } from '#shared/domain/schemas/sanction.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { describeMeasures } from '#shared/text/sanctions.ts';
import { BulletinList } from '../features/discipline/bulletins/bulletin-list.tsx';
import { CaseList } from '../features/discipline/cases/case-list.tsx';
import type { SanctionStart } from '../features/discipline/form/form-start.ts';
import { SanctionList } from '../features/discipline/sanctions/sanction-list.tsx';
import { useSanctionsOfTournament } from '../features/discipline/sanctions-of-tournament.ts';
import { useTournamentChoice } from '../features/tournament-choice/use-tournament-choice.ts';
import { WithTournament } from '../features/tournament-choice/with-tournament.tsx';
import { exceptionsTab } from '../lib/exception-address.ts';
import { DeleteDialog } from '../lib/forms/delete-dialog.tsx';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { useTab } from '../lib/screen/use-tab.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { PlusSign } from '../ui/plus-sign.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { ScreenProps } from './screen.ts';

const loadSanctionForm = () => import('../features/discipline/form/sanction-form.tsx');
const SanctionForm = lazyComponent(loadSanctionForm, 'SanctionForm');
const TournamentExceptions = lazyComponent(
  () => import('../features/tournaments/exceptions/tournament-exceptions.tsx'),
  'TournamentExceptions',
);

type DisciplineTask = SanctionStart | { readonly does: 'delete'; readonly sanction: Sanction };

const disciplineTabs = [
  { key: 'casos', label: 'Sin resolver' },
  { key: 'sanciones', label: 'Sanciones' },
  { key: 'boletines', label: 'Boletines' },
  { key: exceptionsTab, label: 'Excepciones' },
] as const;

export function DisciplineScreen({ title }: ScreenProps) {
  usePageTitle(title);
  usePreload(loadSanctionForm, true);
  const choice = useTournamentChoice();
  const [task, setTask] = useState<DisciplineTask | null>(null);
  return (
    <ScreenLayout
      title={title}
      actions={
        choice.tournament && (
          <Button onClick={() => setTask({ does: 'create' })}>
            <PlusSign />
            Nueva sanción
          </Button>
        )
      }
    >
      <WithTournament choice={choice} loadFailure="No se pudo cargar la disciplina">
        {(tournament) => <DisciplineOf key={tournament.id} tournament={tournament} task={task} onTask={setTask} />}
      </WithTournament>
    </ScreenLayout>
  );
}

interface DisciplineOfProps {
  readonly tournament: Tournament;
  readonly task: DisciplineTask | null;
  readonly onTask: (task: DisciplineTask | null) => void;
}

function DisciplineOf({ tournament, task, onTask }: DisciplineOfProps) {
  const [tab, selectTab] = useTab(['casos', 'sanciones', 'boletines', exceptionsTab]);
  const { data: sanctions, error, retry } = useSanctionsOfTournament(tournament.id);
  const close = () => onTask(null);
  if (!sanctions)
    return error ? (
      <ErrorCard title="No se pudieron cargar las sanciones" detail={errorMessageOf(error)} onRetry={retry} />
    ) : (
      <SkeletonList count={3} className="h-28" />
    );
  return (
    <>
      <div>
        <Tabs label="Disciplina" tabs={disciplineTabs} selected={tab} onSelect={selectTab}>
          {tab === 'casos' && <CaseList tournamentId={tournament.id} sanctions={sanctions} onStart={onTask} />}
          {tab === 'sanciones' && (
            <SanctionList
              tournament={tournament}
              sanctions={sanctions}
              onStart={onTask}
              onDelete={(sanction) => onTask({ does: 'delete', sanction })}
            />
          )}
          {tab === 'boletines' && <BulletinList tournament={tournament} sanctions={sanctions} />}
          {tab === exceptionsTab && (
            <Suspense fallback={<SkeletonList count={2} className="h-28" />}>
              <TournamentExceptions tournament={tournament} />
            </Suspense>
          )}
        </Tabs>
      </div>
      <Suspense>
        {task && task.does !== 'delete' && (
          <SanctionForm start={task} tournament={tournament} sanctions={sanctions} onClose={close} />
        )}
      </Suspense>
      {task?.does === 'delete' && (
        <DeleteDialog
          title="Eliminar sanción"
          question="¿Estás seguro de eliminar esta sanción?"
          detail={`${task.sanction.subjectName}: ${describeMeasures(task.sanction)}`}
          route="DELETE /sanctions/{id}"
          id={task.sanction.id}
          failure="No se pudo eliminar la sanción"
          success="Sanción eliminada"
          onDeleted={retry}
          onClose={close}
        />
      )}
    </>
  );
}
