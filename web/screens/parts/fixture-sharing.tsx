/** Below a round of a fixture: the buttons that share its page and copy it as text. */
import { isWalkoverToCome } from '#shared/domain/matches/match-status.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import type { ShownRound } from '../../features/fixture/current-round.tsx';
import { addressHere, CopyTextButton, SharePageButton } from '../../features/share/share-buttons.tsx';
import { useToday } from '../../lib/screen/use-today.ts';
import { namelessRound } from '../../views/fixture/round-position.ts';
import { describeMatches, roundToCopy } from '../../views/fixture/round-text.ts';

interface FixtureSharingProps extends ShownRound {
  readonly tournament: Pick<Tournament, 'id' | 'name'>;
}

export function FixtureSharing({ tournament: { id, name }, round, matches, free }: FixtureSharingProps) {
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
    </div>
  );
}
