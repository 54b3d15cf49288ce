/** Texts to compare where capitals and accents do not matter. */

/** Small letters without accents. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
