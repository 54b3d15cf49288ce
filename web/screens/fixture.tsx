/**
 * The fixture of a tournament as the public has it, at the address of its published page; admins also get the buttons that
 * every list of matches has.
 */

import { Suspense, useState } from 'react';
import { FixtureRounds } from '../features/fixture/fixture-rounds.tsx';
import type { FixtureDialogState } from '../features/fixture-management/rounds/fixture-dialog-state.ts';
import { MatchActions } from '../features/matches/list/match-actions.tsx';
import { useTournamentChoice } from '../features/tournament-choice/use-tournament-choice.ts';
import { WithTournament } from '../features/tournament-choice/with-tournament.tsx';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useToday } from '../lib/screen/use-today.ts';
import { useSession } from '../lib/session/use-session.ts';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { FixtureDraw } from '../views/fixture/fixture-draw.tsx';
import { LabelledDetail } from '../views/fixture/labelled-detail.tsx';
import { PublicNote } from '../views/fixture/public-note.tsx';
import { FixtureSharing } from './parts/fixture-sharing.tsx';
import { TaskOfFixture } from './parts/task-of-fixture.tsx';
import type { ScreenProps } from './screen.ts';

const loadTakeawaysModule = () => import('../features/exports/tournament-takeaways.tsx');
const FixtureTakeaways = lazyComponent(loadTakeawaysModule, 'FixtureTakeaways');

export function FixtureScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const choice = useTournamentChoice();
  const mayManage = useSession().can('competition.manage');
  const [task, setTask] = useState<FixtureDialogState | null>(null);
  const today = useToday();
  return (
    <ScreenLayout title={title}>
      <WithTournament choice={choice} loadFailure="No se pudo cargar el fixture">
        {(tournament) => (
          <>
            <FixtureRounds
              key={tournament.id}
              tournamentId={tournament.id}
              namelessRound="Sin Fecha Asignada"
              matchMinutes={tournament.rules.matchMinutes}
              detailOf={(match) => <LabelledDetail match={match} />}
              besideOf={
                mayManage ? (match) => <MatchActions match={match} today={today} onTask={setTask} /> : undefined
              }
              belowOf={(shown) => <FixtureSharing tournament={tournament} {...shown} />}
            />
            <FixtureDraw seed={tournament.fixtureSeed} />
            <PublicNote />
            <Suspense fallback={<span className="h-11" />}>
              <FixtureTakeaways tournament={tournament} />
            </Suspense>
          </>
        )}
      </WithTournament>
      <TaskOfFixture task={task} choice={choice} onTask={setTask} />
    </ScreenLayout>
  );
}
