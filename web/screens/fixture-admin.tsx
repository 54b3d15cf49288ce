/**
 * The fixture for signed-in users: a dialog shows the details of a match, and admins also get the buttons that every list of
 * matches has, and a link to the screen that edits the fixture.
 */

import { Suspense, useState } from 'react';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { paths } from '#shared/pages/paths.ts';
import { pitchOf } from '#shared/text/place.ts';
import { FixtureRounds } from '../features/fixture/fixture-rounds.tsx';
import type { FixtureDialogState } from '../features/fixture-management/rounds/fixture-dialog-state.ts';
import { MatchDetailsDialog } from '../features/matches/details/match-details-dialog.tsx';
import { MatchActions } from '../features/matches/list/match-actions.tsx';
import { useTournamentChoice } from '../features/tournament-choice/use-tournament-choice.ts';
import { WithTournament } from '../features/tournament-choice/with-tournament.tsx';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useToday } from '../lib/screen/use-today.ts';
import { useSession } from '../lib/session/use-session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { FixtureDraw } from '../views/fixture/fixture-draw.tsx';
import { FixtureSharing } from './parts/fixture-sharing.tsx';
import { TaskOfFixture } from './parts/task-of-fixture.tsx';
import type { ScreenProps } from './screen.ts';

const loadTakeawaysModule = () => import('../features/exports/tournament-takeaways.tsx');
const FixtureTakeaways = lazyComponent(loadTakeawaysModule, 'FixtureTakeaways');

export function FixtureAdminScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const mayManage = useSession().can('competition.manage');
  const choice = useTournamentChoice();
  const [shownId, setShownId] = useState<number | null>(null);
  const [task, setTask] = useState<FixtureDialogState | null>(null);
  const today = useToday();
  const arrange = (text: string) =>
    mayManage &&
    choice.tournament && (
      <ButtonLink icon="edit" href={paths.fixtureManagement.getHref(choice.tournament.id)}>
        {text}
      </ButtonLink>
    );

  return (
    <ScreenLayout title={title} actions={arrange('Gestionar fixture')}>
      <WithTournament choice={choice} loadFailure="No se pudo cargar el fixture">
        {(tournament) => (
          <>
            <FixtureRounds
              key={tournament.id}
              tournamentId={tournament.id}
              namelessRound="Sin Ronda"
              matchMinutes={tournament.rules.matchMinutes}
              isTimeInDetail
              detailOf={formatTimePlaceAndReferee}
              belowOf={(shown) => <FixtureSharing tournament={tournament} {...shown} />}
              isBesideSmall={!mayManage}
              besideOf={(match) => (
                <div className="flex max-md:flex-col md:items-center">
                  <IconButton
                    icon="eye"
                    label={`Ver detalles de ${match.homeTeam.name} contra ${match.awayTeam.name}`}
                    onClick={() => setShownId(match.id)}
                  />
                  {mayManage && <MatchActions match={match} today={today} onTask={setTask} />}
                </div>
              )}
              emptyAction={arrange('Armar el fixture')}
            />
            <FixtureDraw seed={tournament.fixtureSeed} />
            <Suspense fallback={<span className="h-11" />}>
              <FixtureTakeaways tournament={tournament} />
            </Suspense>
          </>
        )}
      </WithTournament>
      <TaskOfFixture task={task} choice={choice} onTask={setTask} />
      {shownId !== null && <MatchDetailsDialog matchId={shownId} onClose={() => setShownId(null)} />}
    </ScreenLayout>
  );
}

function formatTimePlaceAndReferee(match: FormattedMatch): string {
  return [match.formattedTime, pitchOf(match), match.referee?.name].filter(Boolean).join('\u00a0· ');
}
