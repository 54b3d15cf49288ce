/** Explains the draw of the playoffs: why it is impossible, and how rounds are called inside a sentence. */
import type { DrawObstacle } from '../domain/playoffs/playoff-draw.ts';
import { playoffStageOf } from '../domain/round-names.ts';
import { formatPlural } from '../spanish/numbers.ts';

/** Why the playoffs cannot be drawn, as a sentence. */
export function describeDrawObstacle(obstacle: DrawObstacle): string {
  if (obstacle.reason === 'teams') {
    const { needed, teams, group } = obstacle;
    const where = group === null ? 'en la tabla' : `en ${group}`;
    return `Se necesitan al menos ${needed} equipos ${where}: hay ${formatPlural(teams, 'equipo')}.`;
  }
  if (obstacle.reason === 'groups') {
    const { qualifiers, groups } = obstacle;
    return `Con ${groups} zonas no pueden clasificar ${qualifiers} equipos: de cada una tiene que clasificar la misma cantidad.`;
  }
  const { fewest, most } = obstacle;
  return `De cada zona tiene que clasificar la misma cantidad: ${most.name} tendría ${most.teams} y ${fewest.name} tiene ${fewest.teams}.`;
}

/** The round of a playoff match with its article: 'la Final', 'el Tercer Puesto', 'Cuartos de final 1'. */
export function roundWithArticle(round: string): string {
  const stage = playoffStageOf(round);
  if (stage === 'earlier') return round;
  return `${stage === 'third' ? 'el' : 'la'} ${round}`;
}
