/** The final result that is stored with a match, or the 400 that says what is wrong with it. */
import {
  validateResult as decide,
  type MatchResult,
  type ResultProblem,
  type SubmittedResult,
} from '#shared/domain/matches/match-result.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { invalidFieldProblem } from '../../platform/problem.ts';

const resultProblemTexts: Record<ResultProblem, string> = {
  'score-missing': 'Falta el resultado del partido',
  'penalties-on-walkover': 'Un partido ganado por no presentación no tiene penales',
  'penalties-not-level': 'Solo hay penales cuando el partido termina empatado',
  'penalties-incomplete': 'Faltan los penales de uno de los equipos',
  'penalties-level': 'Los penales no pueden terminar empatados',
};

export function requireFinalResult(given: SubmittedResult, rules: TournamentRules): MatchResult {
  const result = decide(given, rules);
  if ('problem' in result) throw invalidFieldProblem(result.path, resultProblemTexts[result.problem]);
  return result;
}
