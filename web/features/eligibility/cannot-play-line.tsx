/** Below a team's next match on its DT's home: who cannot play it, in one paragraph, so that it stands in the first view. */
import type { JudgedPlayer, MatchEligibility } from '#shared/domain/schemas/eligibility.ts';
import { detailOfEligibilityReason, eligibilityWords } from '#shared/text/eligibility-reasons.ts';
import { cannotPlay } from '#shared/text/who-cannot-play.ts';

interface CannotPlayLineProps {
  readonly teamId: number;
  readonly verdicts: MatchEligibility;
}

export function CannotPlayLine({ teamId, verdicts }: CannotPlayLineProps) {
  const { players = [] } = verdicts.now.teams.find((team) => team.teamId === teamId) ?? {};
  const byWord = Map.groupBy(players.filter(cannotPlay), ({ reasons: [first] }) =>
    first ? eligibilityWords[first.code] : '',
  );
  return (
    <p className="text-sm leading-snug">
      <span className="font-semibold">{byWord.size > 0 ? 'No pueden jugar: ' : 'Todo el plantel puede jugar.'}</span>
      {[...byWord].map(([word, out]) => `${word.toLowerCase()}: ${out.map(tellPlayer).join(', ')}`).join('; ')}
    </p>
  );
}

const tellPlayer = ({ playerName, reasons: [first] }: JudgedPlayer): string =>
  first?.code === 'suspended' ? `${playerName} (${detailOfEligibilityReason(first)})` : playerName;
