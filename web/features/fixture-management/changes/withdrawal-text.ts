/** What a withdrawal will change, in words. */
import type { Withdrawal } from '#shared/domain/schemas/fixture.ts';

/** `toPlay` and `played` are the team's numbers of league matches, `goals` what a walkover counts. */
export function withdrawalText(mode: Withdrawal['mode'], toPlay: number, played: number, goals: number): string {
  if (toPlay + played === 0) return 'No tiene partidos.';
  return mode === 'annul' ? annulmentText(toPlay, played) : walkoversText(toPlay, played, goals);
}

function annulmentText(toPlay: number, played: number): string {
  const all = toPlay + played === 1 ? 'Se anula su único partido' : `Se anulan sus ${toPlay + played} partidos`;
  if (played === 0) return `${all}, sin jugar todavía.`;
  return `${all}, ${played} ya ${played === 1 ? 'jugado' : 'jugados'}: la tabla y los goleadores se calculan de nuevo.`;
}

function walkoversText(toPlay: number, played: number, goals: number): string {
  const left =
    toPlay === 0
      ? 'No le falta ningún partido'
      : toPlay === 1
        ? `El partido que le falta se da por ganado ${goals}-0 a su rival`
        : `Los ${toPlay} partidos que le faltan se dan por ganados ${goals}-0 a sus rivales`;
  if (played === 0) return `${left}.`;
  return `${left}; ${played === 1 ? 'el que jugó queda' : `los ${played} que jugó quedan`} como ${played === 1 ? 'está' : 'están'}.`;
}
