/** Players who may not play, or of whom something is to be seen to, with every reason. */
import type { EligibilityReason, JudgedPlayer } from '#shared/domain/schemas/eligibility.ts';
import { capitalize } from '#shared/spanish/capitalized.ts';
import { isExcepted } from '#shared/text/eligibility-exceptions.ts';
import { describeEligibilityReason } from '#shared/text/eligibility-reasons.ts';
import { exceptionHref } from '../../lib/exception-address.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { WrittenIn } from '../../views/discipline/bulletin-link.tsx';

interface JudgedPlayersProps {
  readonly players: readonly JudgedPlayer[];
  /** False where all of them cannot play. */
  readonly tellsVerdict?: boolean;
  readonly tournamentId: number;
  /** Whether an administrator may still except them from a rule of the tournament. */
  readonly mayBeExcepted?: boolean;
}

export const JudgedPlayers = ({
  players,
  tellsVerdict = true,
  tournamentId,
  mayBeExcepted = false,
}: JudgedPlayersProps) => (
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
          {reasons.map((reason) => (
            <Reason key={JSON.stringify(reason)} reason={reason} tournamentId={tournamentId} />
          ))}
        </span>
        {mayBeExcepted && (
          <ExceptionLink tournamentId={tournamentId} player={{ playerId, playerName, verdict, reasons }} />
        )}
      </li>
    ))}
  </ul>
);

interface ReasonProps {
  readonly reason: EligibilityReason;
  readonly tournamentId: number;
}

function Reason({ reason: { bulletin, ...reason }, tournamentId }: ReasonProps) {
  return (
    <>
      <span>
        {`${capitalize(describeEligibilityReason(reason))}.`}
        <WrittenIn bulletin={bulletin ? { ...bulletin, tournamentId: bulletin.tournamentId ?? tournamentId } : null} />
      </span>{' '}
    </>
  );
}

interface ExceptionLinkProps {
  readonly tournamentId: number;
  readonly player: Pick<JudgedPlayer, 'playerId' | 'playerName' | 'verdict' | 'reasons'>;
}

/** Leads an administrator to the exception from the first rule that keeps the player out. */
function ExceptionLink({ tournamentId, player: { playerId, playerName, verdict, reasons } }: ExceptionLinkProps) {
  const mayExcept = useSession().can('competition.manage');
  const [first] = reasons
    .filter(({ severity }) => severity === 'ineligible')
    .map(({ code }) => code)
    .filter(isExcepted);
  if (!mayExcept || verdict !== 'ineligible' || first === undefined) return null;
  return (
    <ButtonLink
      variant="quiet"
      size="compact"
      className="-ml-3"
      href={exceptionHref(tournamentId, { playerId, code: first })}
      aria-label={`Habilitar por excepción a ${playerName}`}
    >
      Habilitar por excepción
    </ButtonLink>
  );
}
