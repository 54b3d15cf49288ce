/** Names of rounds: which belong to the playoffs, and in what order the rounds are played. */
import { compareNatural, compareStrings } from '../spanish/order.ts';
import { foldAccents } from '../spanish/plain-text.ts';

/**
 * Playoff stages in order of play. The first stage whose pattern matches the name of a round is its stage. The match
 * for the third and fourth place ('Tercer y cuarto puesto') is not a quarter-final.
 */
const stagePatterns = [
  ['earlier', /treintaidos|dieciseisavo/],
  ['earlier', /octavo/],
  ['earlier', /^(?!.*tercer).*cuarto/],
  ['semifinals', /semi/],
  ['third', /tercer/],
  ['final', /final/],
] as const;
export type PlayoffStage = (typeof stagePatterns)[number][0];

/**
 * Whether a round belongs to the playoffs by its name: it contains 'semi', 'tercer puesto', 'tercer y cuarto puesto',
 * or 'final' in the sense of a last stage ('Final', 'Finalísima', 'Cuartos de final'), but not as in 'Fecha final', a
 * league round that comes last.
 */
export function isPlayoffRound(name: string): boolean {
  const text = foldAccents(name);
  if (/semi|tercer (y cuarto )?puesto/.test(text)) return true;
  return /\bfinal(es|isima)?\b/.test(text) && !/\b(fecha|jornada|ronda|etapa)\b/.test(text);
}

function stageIndexOf(name: string): number {
  return isPlayoffRound(name) ? stagePatterns.findIndex(([, words]) => words.test(foldAccents(name))) : -1;
}

/** The playoff stage that the name of a round tells; a name that tells none is a stage before the semifinals. */
export const playoffStageOf = (name: string): PlayoffStage => stagePatterns[stageIndexOf(name)]?.[0] ?? 'earlier';

/**
 * The round that people see a round as part of: each match of a playoff stage is a round of its own, 'Semifinal 1' and
 * 'Semifinal 2', and all of them are seen as one, 'Semifinales'. Any other round is seen as itself.
 */
export function roundAsSeen(name: string): string {
  const [, semifinal, earlier] = /^(?:(semifinal)|(.+ de final)) \d+$/i.exec(name) ?? [];
  return semifinal ? semifinalsAsSeen : (earlier ?? name);
}

const semifinalsAsSeen = 'Semifinales';

/** Whether several rounds may be seen as the one of this name. */
export const mayBeSeveralRounds = (name: string): boolean => name === semifinalsAsSeen || / de final$/i.test(name);

/** Orders rounds: 'Fecha 2' before 'Fecha 10', league rounds before the playoffs, the final last. */
export function compareRounds(a: string, b: string): number {
  return stageIndexOf(a) - stageIndexOf(b) || compareNatural(a, b) || compareStrings(a, b);
}
