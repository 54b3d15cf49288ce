/** Players who may not play, or of whom something is to be seen to, with every reason. */
import type { JudgedPlayer } from '#shared/domain/schemas/eligibility.ts';
import { capitalize } from '#shared/spanish/capitalized.ts';
import { describeEligibilityReason } from '#shared/text/eligibility-reasons.ts';

interface JudgedPlayersProps {
  readonly players: readonly JudgedPlayer[];
  /** False where all of them cannot play. */
  readonly tellsVerdict?: boolean;
}

export const JudgedPlayers = ({ players, tellsVerdict = true }: JudgedPlayersProps) => (
  <ul className="divide-y divide-line rounded-card border border-line bg-surface">
    {players.map(({ playerId, playerName, jerseyNumber, verdict, reasons }) => (
      <li key={playerId} className="px-3 py-2 leading-tight">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span>{`${jerseyNumber} · ${playerName}`}</span>
          {tellsVerdict && (
            <span className="font-semibold text-sm">
              {verdict === 'ineligible' ? 'No puede jugar' : 'Para revisar'}
            </span>
          )}
        </span>
        <span className="block text-muted text-sm">
          {reasons.map((reason) => `${capitalize(describeEligibilityReason(reason))}.`).join(' ')}
        </span>
      </li>
    ))}
  </ul>
);
