/** Below a round of a fixture: the buttons that share its page, copy it as text, and tell who cannot play. */
import { Suspense, useState } from 'react';
import { isWalkoverToCome } from '#shared/domain/matches/match-status.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import type { ShownRound } from '../../features/fixture/current-round.tsx';
import { addressHere, CopyTextButton, SharePageButton } from '../../features/share/share-buttons.tsx';
import { lazyComponent } from '../../lib/screen/lazy-component.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { namelessRound } from '../../views/fixture/round-position.ts';
import { describeMatches, roundToCopy } from '../../views/fixture/round-text.ts';

const RoundEligibilityDialog = lazyComponent(
  () => import('../../features/eligibility/round-dialog.tsx'),
  'RoundEligibilityDialog',
);

interface FixtureSharingProps extends ShownRound {
  readonly tournament: Pick<Tournament, 'id' | 'name' | 'teamIds'>;
}

export function FixtureSharing({ tournament, round, matches, free }: FixtureSharingProps) {
  const { id, name, teamIds } = tournament;
  const { can } = useSession();
  const [isTelling, setIsTelling] = useState(false);
  const today = useToday();
  const told = matches.filter((match) => !isWalkoverToCome(match, today));
  const page = { name: 'fixture', id, ...(round !== '' && { round }) } as const;
  return (
    <div className="-mx-3 flex flex-wrap print:hidden">
      <SharePageButton page={page} title={`${round || namelessRound} · ${name}`} text={describeMatches(told)} />
      <CopyTextButton
        label="Copiar como texto"
        text={roundToCopy({ tournamentName: name, round, matches: told, free }, addressHere(page))}
      />
      {round !== '' && can('eligibility.read', { teamIds }) && (
        <Button variant="quiet" icon="shirt" onClick={() => setIsTelling(true)}>
          Quién no puede jugar
        </Button>
      )}
      <Suspense>
        {isTelling && (
          <RoundEligibilityDialog
            tournament={tournament}
            round={round}
            renderCopy={(text) => <CopyTextButton label="Copiar para el grupo" text={text} />}
            onClose={() => setIsTelling(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
