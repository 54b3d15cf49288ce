/** A phrase as it begins a line: 'goles a favor' → 'Goles a favor'. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
