/** Makes the first letter a capital: 'goles a favor' → 'Goles a favor'. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
