/** How a match ended, as a sentence. */
import { sheetScore } from '../sheet-score.ts';
import { sidesOfSheet } from '../sheet-sides.ts';
import type { ShownSheet } from '../shown-sheet.ts';

/** For example 'Lanús 2 - 1 El Ombú', with the shoot-out or who did not come. */
export function endText(sheet: ShownSheet): string {
  const { walkover, homePenalties, awayPenalties } = sheet.match;
  const [home, away] = sidesOfSheet(sheet);
  const score = sheetScore(sheet);
  const result = `${home.name} ${score.home} - ${score.away} ${away.name}`;
  if (walkover === 'both') return `${result}. No se presentó ninguno de los dos.`;
  if (walkover) return `${result}. No se presentó ${walkover === 'home' ? home.name : away.name}.`;
  return homePenalties === null || awayPenalties === null
    ? `${result}.`
    : `${result}, ${homePenalties}-${awayPenalties} en los penales.`;
}
