/** Divides a person's full name into first and last name, and writes it in usual capitals. */
import { foldAccents } from '../../spanish/plain-text.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Words that belong to the surname behind them: 'De la Cruz', 'Di María', 'Mac Allister'. */
const surnameParticles = new Set(
  'de del la las los da das do dos di du van von der den san santa mac mc o el'.split(' '),
);
/** Particles that are written in small letters unless they begin the surname. */
const smallWords = new Set('de del la las los y e da das do dos'.split(' '));

/**
 * 'Juan Pérez' → Juan, Pérez; with `isLastNameFirst` 'Pérez Juan' too. Of three words one is the surname, of four or
 * more two, particles apart. Words in capitals among others are the surname in either order. One word is a surname.
 */
export function splitFullName(text: string, isLastNameFirst: boolean): PersonName {
  const [before, after] = text.split(/\s*,\s*/, 2);
  if (before && after) return nameOf(after, before);
  const words = text.split(/\s+/).filter(Boolean);
  const shouted = words.filter(isShouted);
  if (shouted.length > 0 && shouted.length < words.length && !words.every((word) => isShouted(word) || isInitial(word)))
    return nameOf(words.filter((word) => !isShouted(word)).join(' '), shouted.join(' '));
  const names = joinParticles(words);
  const surnames = names.length > 3 ? 2 : 1;
  if (names.length < 2) return nameOf('', text);
  return isLastNameFirst
    ? nameOf(names.slice(surnames).join(' '), names.slice(0, surnames).join(' '))
    : nameOf(names.slice(0, -surnames).join(' '), names.slice(-surnames).join(' '));
}

/** A name of two columns. */
export const nameOf = (firstName: string, lastName: string): PersonName => ({
  firstName: inUsualCapitals(firstName),
  lastName: inUsualCapitals(lastName),
});

const letterCount = (word: string): number => word.replace(/\P{L}/gu, '').length;
const isInitial = (word: string): boolean => letterCount(word) < 2;
const isShouted = (word: string): boolean => letterCount(word) > 1 && word === word.toLocaleUpperCase('es');

/** Joins particles to the word behind them: ['Juan', 'de', 'la', 'Cruz'] → ['Juan', 'de la Cruz']. */
function joinParticles(words: readonly string[]): string[] {
  const joined: string[] = [];
  let pending = '';
  for (const [at, word] of words.entries()) {
    const isParticle = surnameParticles.has(foldAccents(word)) && at < words.length - 1;
    if (isParticle) pending += `${word} `;
    else {
      joined.push(pending + word);
      pending = '';
    }
  }
  return joined;
}

/** A name that is written all in capitals or all in small letters gets a capital for each word; others are kept. */
function inUsualCapitals(name: string): string {
  const text = name.replace(/\s+/g, ' ').trim();
  const isMixed = text !== text.toLocaleUpperCase('es') && text !== text.toLocaleLowerCase('es');
  if (isMixed || letterCount(text) < 2) return text;
  return text
    .toLocaleLowerCase('es')
    .split(' ')
    .map((word, at) => (at > 0 && smallWords.has(word) ? word : capitalizeParts(word)))
    .join(' ');
}

/** 'garcía-mansilla' → 'García-Mansilla', "o'higgins" → "O'Higgins". */
const capitalizeParts = (word: string): string =>
  word.replace(/(^|[-'’.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('es'));
