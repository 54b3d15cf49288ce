/** The dialog that an administrator opened over a match of a fixture that is shown round by round. */
import { Suspense } from 'react';
import type { FixtureDialogState } from '../../features/fixture-management/rounds/fixture-dialog-state.ts';
import type { useTournamentChoice } from '../../features/tournament-choice/use-tournament-choice.ts';
import { lazyComponent } from '../../lib/screen/lazy-component.ts';

const FixtureDialog = lazyComponent(() => import('./fixture-dialog.tsx'), 'FixtureDialog');

interface TaskOfFixtureProps {
  /** Null while no dialog is open. */
  readonly task: FixtureDialogState | null;
  readonly choice: Pick<ReturnType<typeof useTournamentChoice>, 'tournament' | 'tournaments'>;
  readonly onTask: (task: FixtureDialogState | null) => void;
}

export function TaskOfFixture({ task, choice: { tournament, tournaments = [] }, onTask }: TaskOfFixtureProps) {
  if (!task || !tournament) return null;
  return (
    <Suspense>
      <FixtureDialog task={task} onTask={onTask} tournament={tournament} tournaments={tournaments} matches={[]} />
    </Suspense>
  );
}
