/** The one or two letters that stand for a club. */

/** Words that say what a club is, not which. */
const generic = /^(club|atl[eé]tico|deportivo|social|sportivo|fc|cf|ca|cd|el|la|los|las|de|del|y)$/i;

/** 'Deportivo Ombú' is 'OM', 'Club Atlético San Telmo' is 'ST'. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.\-_]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !generic.test(word));
  const letters = (telling.length > 0 ? telling : words).map((word) => [...word][0] ?? '');
  const initials =
    letters.length > 1 ? letters.slice(0, 2).join('') : [...(telling[0] ?? words[0] ?? '?')].slice(0, 2).join('');
  return initials.toLocaleUpperCase('es');
}
