/** The one or two initials of a club's name. */

/** Words that many clubs share, such as 'Club' or 'Deportivo'; they give no initial. */
const genericWordPattern = /^(club|atl[eé]tico|deportivo|social|sportivo|fc|cf|ca|cd|el|la|los|las|de|del|y)$/i;

/** A letter or digit with its accents; other characters give no initial, as not every one fits into a drawn crest. */
const letterPattern = /[\p{L}\p{N}]\p{M}{0,3}/gu;
const lettersOfWord = (word: string): string[] => word.match(letterPattern) ?? [];

/** 'Deportivo Ombú' → 'OM', 'Club Atlético San Telmo' → 'ST'; '?' for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.\-_]+/).filter((word) => lettersOfWord(word).length > 0);
  const telling = words.filter((word) => !genericWordPattern.test(word));
  const [first = '', second] = telling.length > 0 ? telling : words;
  const letters =
    second === undefined ? lettersOfWord(first).slice(0, 2) : [first, second].map((word) => lettersOfWord(word)[0]);
  return letters.join('').toLocaleUpperCase('es') || '?';
}
