/** Text below a standings table: how it is ordered, the points adjustments by the federation, and who withdrew. */
import type { Withdrawal } from '#shared/domain/schemas/fixture.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import type { Adjustment } from '#shared/domain/schemas/tournament.ts';
import { formatSigned, joinNames } from '#shared/spanish/numbers.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { tieBreakerLabels } from '#shared/text/labels.ts';

interface StandingsRulesProps {
  readonly rules: TournamentRules;
  readonly adjustments: readonly Adjustment[];
  readonly withdrawals: readonly Withdrawal[];
  /** The rows of the standings table, from which this text takes the teams' names. */
  readonly rows: readonly FormattedStanding[];
}

const withdrawalEffects: Record<Withdrawal['mode'], string> = {
  walkovers: 'los partidos que le faltaban se dieron por ganados a sus rivales',
  annul: 'se anularon todos sus partidos',
};

export function StandingsRules({ rules, adjustments, withdrawals, rows }: StandingsRulesProps) {
  const { win, draw, loss } = rules.points;
  const nameOf = (id: number) => rows.find(({ teamId }) => teamId === id)?.teamName ?? `Equipo ${id}`;
  const criteria = ['puntos', ...rules.tieBreakers.map((criterion) => tieBreakerLabels[criterion])];
  return (
    <section aria-labelledby="reglas" className="flex flex-col gap-1 text-sm">
      <h2 id="reglas" className="text-base">
        Cómo se ordena
      </h2>
      <p>{`Por ${joinNames(criteria)}.`}</p>
      <p>{`Puntos: ${win} por ganar, ${draw} por empatar, ${loss} por perder.`}</p>
      {adjustments.length > 0 && (
        <>
          <h3 className="mt-2 text-base">* Ajustes de la federación</h3>
          <ul>
            {adjustments.map(({ teamId, points, reason }) => (
              <li key={`${teamId} ${points} ${reason}`}>
                {`${nameOf(teamId)}: ${formatSigned(points)} ${Math.abs(points) === 1 ? 'punto' : 'puntos'} (${reason})`}
              </li>
            ))}
          </ul>
        </>
      )}
      {withdrawals.length > 0 && (
        <>
          <h3 className="mt-2 text-base">Equipos retirados</h3>
          <ul>
            {withdrawals.map(({ teamId, mode, reason, date }) => (
              <li
                key={teamId}
              >{`${nameOf(teamId)}, el ${formatShortDate(date)}: ${withdrawalEffects[mode]} (${reason})`}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
