/** Sentences that explain why a team stands above the next one with the same points. */

import type { Standing } from '../domain/schemas/standing.ts';
import type { ComputedStanding } from '../domain/standings/standings.ts';
import type { TieReason } from '../domain/standings/tie-breakers.ts';
import { formatSigned, joinNames } from '../spanish/numbers.ts';
import { compareText } from '../spanish/order.ts';

type TieBreaker = Exclude<TieReason['by'], 'points' | 'name'>;

/** The Spanish phrase of each tie-breaker, and how its figures are written. */
const tieBreakerPhrases: {
  readonly [Name in TieBreaker]: { readonly merit: string; readonly format: (value: number) => string };
} = {
  goalDifference: { merit: 'mejor diferencia de goles', format: formatSigned },
  goalsFor: { merit: 'más goles a favor', format: String },
  wins: { merit: 'más partidos ganados', format: String },
  fairPlay: { merit: 'menos puntos por tarjetas', format: String },
  headToHeadPoints: { merit: 'más puntos', format: String },
  headToHeadGoalDifference: { merit: 'mejor diferencia de goles', format: formatSigned },
  headToHeadGoalsFor: { merit: 'más goles', format: String },
};

/** An explanation names up to this many teams; of more teams it gives only the number. */
const maxNamedTeams = 4;

/** The rows of a table with the explanation of each. */
export function withTieExplanations(table: readonly ComputedStanding[]): Standing[] {
  const names = new Map(table.map(({ teamId, team }) => [teamId, team.name]));
  return table.map(({ tie, ...row }, at) => ({
    ...row,
    tieExplanation: explainTieBreak(row.teamId, table[at + 1]?.teamId ?? 0, tie, (id) => names.get(id) ?? ''),
  }));
}

/**
 * The explanation, for example 'Getafe sobre Sevilla: más puntos en los partidos entre ambos, 4 a 1'. Null when points
 * decided, and for the last team, which stands above no other. `nameOf` must know every team of the table.
 */
function explainTieBreak(
  upperId: number,
  lowerId: number,
  decision: TieReason | null,
  nameOf: (teamId: number) => string,
): string | null {
  if (decision === null || decision.by === 'points') return null;
  const teams = `${nameOf(upperId)} sobre ${nameOf(lowerId)}`;
  if (decision.by === 'name') return `${teams}: igualados en todo, por orden alfabético`;
  const { merit, format } = tieBreakerPhrases[decision.by];
  const matches = decision.by.startsWith('headToHead')
    ? ` en los partidos ${describeComparedTeams(decision.among, nameOf)}`
    : '';
  return `${teams}: ${merit}${matches}, ${format(decision.upper)} a ${format(decision.lower)}`;
}

function describeComparedTeams(teamIds: readonly number[], nameOf: (teamId: number) => string): string {
  if (teamIds.length === 2) return 'entre ambos';
  if (teamIds.length > maxNamedTeams) return `entre los ${teamIds.length} igualados`;
  return `entre ${joinNames(teamIds.map(nameOf).sort(compareText))}`;
}
