/** The public fixture of a tournament, with or without an account. */

import { FixtureRounds } from '../features/fixture/fixture-rounds.tsx';
import { ShareButton } from '../features/share/share-button.tsx';
import { useTournamentChoice } from '../features/tournament-choice/use-tournament-choice.ts';
import { WithTournament } from '../features/tournament-choice/with-tournament.tsx';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { LabelledDetail } from '../public/fixture/labelled-detail.tsx';
import { PublicNote } from '../public/fixture/public-note.tsx';
import { sortRoundsByDate } from '../public/fixture/rounds-by-date.ts';
import type { PageProps } from '../screens/screen.ts';
import { ScreenLayout } from '../ui/screen-layout.tsx';

export function FixturePage({ title }: PageProps) {
  usePageTitle(title);
  const choice = useTournamentChoice();
  return (
    <ScreenLayout title={title}>
      <WithTournament choice={choice} loadFailure="No se pudo cargar el fixture">
        {({ id, name }) => (
          <>
            <FixtureRounds
              key={id}
              tournamentId={id}
              inOrder={sortRoundsByDate}
              namelessRound="Sin Fecha Asignada"
              detailOf={(match) => <LabelledDetail match={match} />}
            />
            <PublicNote share={<ShareButton title={`Fixture de ${name}`} />} />
          </>
        )}
      </WithTournament>
    </ScreenLayout>
  );
}
