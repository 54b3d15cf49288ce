/** The content of a planned match in its slot: both teams, where it is played, its officials, and what is wrong with it. */
import type { PlannedFixtureMatch } from '#shared/domain/schemas/fixture.ts';
import type { EditedPlan } from './assess-move.ts';

interface PlannedMatchTextProps {
  readonly match: PlannedFixtureMatch;
  readonly plan: Pick<EditedPlan, 'nameOfTeam' | 'nameOfOfficial'>;
  /** The cancha; while a match is moved, what putting it here would mean. */
  readonly detail: string;
  /** True to cut off a detail that is longer than a line. */
  readonly isOneLine: boolean;
  readonly warnings: readonly string[];
}

export function PlannedMatchText({ match, plan, detail, isOneLine, warnings }: PlannedMatchTextProps) {
  const officials = [match.refereeId, match.assistantId].filter((id) => id !== 0).map(plan.nameOfOfficial);
  return (
    <>
      <span className="w-full font-medium leading-tight">
        {plan.nameOfTeam(match.homeTeamId)} <span className="text-muted">-</span> {plan.nameOfTeam(match.awayTeamId)}
      </span>
      <span className={`text-muted text-sm ${isOneLine ? 'w-full truncate' : ''}`}>{detail}</span>
      {officials.length > 0 && <span className="w-full truncate text-muted text-sm">{officials.join(' · ')}</span>}
      {match.moved && <span className="text-sm">Fuera de su fecha, a pedido de un equipo</span>}
      {warnings.map((warning) => (
        <span key={warning} className="font-medium text-notice-text text-sm">
          {warning}
        </span>
      ))}
    </>
  );
}
