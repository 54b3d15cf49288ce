/** Where two neighbours have the same points: the sentence that says what separates them. */
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { tieSentence } from '#shared/text/labels.ts';

/** By team id, for the upper team of each pair; none while nobody has played. */
export function tieSentences(rows: readonly FormattedStanding[]): ReadonlyMap<number, string> {
  const sentences = new Map<number, string>();
  rows.forEach((row, index) => {
    const below = rows[index + 1];
    if (!below || row.pointsFormatted !== below.pointsFormatted || row.played + below.played === 0) return;
    const levelTeams = rows.filter(({ pointsFormatted }) => pointsFormatted === row.pointsFormatted).length;
    const sentence = tieSentence(row.decidedBy, below.teamName, levelTeams);
    if (sentence) sentences.set(row.teamId, sentence);
  });
  return sentences;
}
