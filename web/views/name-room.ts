/** Whether the names in a row have room on either side of a score; where they have none, the teams stand one below the other. */
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';

/** Characters in a line beside crest and score: at 360 px, and in a column of a wider screen, in a wide typeface. */
const lineOf = { phone: 10, wide: 18 };
const maxLines = 2;

/** Whether a name fits into `lines` lines of `characters`, without a break inside a word. */
export function fitsInLines(name: string, characters: number, lines = maxLines): boolean {
  let used = 1;
  let length = 0;
  for (const word of name.split(' ')) {
    const wordLength = [...word].length;
    if (wordLength > characters) return false;
    const isBeside = length > 0 && length + 1 + wordLength <= characters;
    if (length > 0 && !isBeside) used += 1;
    length = isBeside ? length + 1 + wordLength : wordLength;
  }
  return used <= lines;
}

type Names = Pick<TeamRef, 'name' | 'displayName'>;

/** By which widths a row tells the styles that its names are too long: the value of `data-long`; undefined for neither. */
export function longNamesIn(teams: readonly Names[], isWhole: boolean): string | undefined {
  const onPhone = teams.some(
    ({ name, displayName }) => !fitsInLines(isWhole ? name : displayName || name, lineOf.phone),
  );
  const onWide = teams.some(({ name }) => !fitsInLines(name, lineOf.wide));
  return [onPhone && 'phone', onWide && 'wide'].filter(Boolean).join(' ') || undefined;
}
