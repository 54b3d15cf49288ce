/** Names of rounds: which belong to the knock-out, and in what order all of them are played. */
import { compareNumbered } from '../text/order.ts';

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The knock-out's rounds in order of play; the first that matches names the stage. */
const stages = [/treintaidos|dieciseisavo/, /octavo/, /cuarto/, /semi/, /tercer/, /final/];

/**
 * Whether a round is of the knock-out by its name: it contains 'semi', 'tercer puesto', or 'final' as the knock-out's
 * word ('Final', 'Cuartos de final'), but not a league round that merely comes last ('Fecha final').
 */
export function isPlayoffRound(name: string): boolean {
  const text = plain(name);
  if (/semi|tercer puesto/.test(text)) return true;
  return /\bfinal(es)?\b/.test(text) && !/\b(fecha|jornada|ronda|etapa)\b/.test(text);
}

function stageOf(name: string): number {
  return isPlayoffRound(name) ? stages.findIndex((stage) => stage.test(plain(name))) : -1;
}

/** Natural order: 'Fecha 2' before 'Fecha 10', league rounds before the knock-out, the final last. */
export function compareRounds(a: string, b: string): number {
  return stageOf(a) - stageOf(b) || compareNumbered(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
