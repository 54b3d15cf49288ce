/** Names of rounds: which belong to the knock-out, and in what order all of them are played. */
import { compareNatural } from '../spanish/order.ts';

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Stages of the knock-out in order of play; the first whose word a name contains is its stage. The match for the third
 * and fourth place ('Tercer y cuarto puesto') is no quarter-final.
 */
const stages = [
  ['earlier', /treintaidos|dieciseisavo/],
  ['earlier', /octavo/],
  ['earlier', /^(?!.*tercer).*cuarto/],
  ['semifinals', /semi/],
  ['third', /tercer/],
  ['final', /final/],
] as const;
export type PlayoffStage = (typeof stages)[number][0];

/**
 * Whether a round is of the knock-out by its name: it contains 'semi', 'tercer puesto', 'tercer y cuarto puesto', or
 * 'final' as the knock-out's word ('Final', 'Finalísima', 'Cuartos de final'), but not a league round that merely comes
 * last ('Fecha final').
 */
export function isPlayoffRound(name: string): boolean {
  const text = plain(name);
  if (/semi|tercer (y cuarto )?puesto/.test(text)) return true;
  return /\bfinal(es|isima)?\b/.test(text) && !/\b(fecha|jornada|ronda|etapa)\b/.test(text);
}

function stageNumber(name: string): number {
  return isPlayoffRound(name) ? stages.findIndex(([, words]) => words.test(plain(name))) : -1;
}

/** The stage of a knock-out match by its round's name; what names none comes before the semifinals. */
export const playoffStageOf = (name: string): PlayoffStage => stages[stageNumber(name)]?.[0] ?? 'earlier';

/** Natural order: 'Fecha 2' before 'Fecha 10', league rounds before the knock-out, the final last. */
export function compareRounds(a: string, b: string): number {
  return stageNumber(a) - stageNumber(b) || compareNatural(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
