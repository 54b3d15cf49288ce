/** Bands of a table in words. */

import type { Qualifiers } from '../domain/playoffs/playoff-draw.ts';
import type { Band } from '../domain/schemas/band.ts';
import { type BracketMatch, bandOfBracket, placesOfBracket } from '../domain/standings/bands.ts';

/** '1.º', '1.º y 2.º' or '1.º a 4.º'; in a tournament with zonas also whose places they are. */
export function placesText({ from, to, table }: Pick<Band, 'from' | 'to' | 'table'>, hasGroups: boolean): string {
  const last = to === from ? '' : `${to === from + 1 ? ' y' : ' a'} ${to}.º`;
  const of = table === 'groups' ? ' de cada zona' : ' de la tabla general';
  return `${from}.º${last}${hasGroups ? of : ''}`;
}

const firstStageLabels: Record<Qualifiers, string> = {
  2: 'Clasifica a la final',
  4: 'Clasifica a semifinales',
  8: 'Clasifica a cuartos de final',
  16: 'Clasifica a octavos de final',
};

/** The band of the teams that a bracket with so many places takes, with the label that it is proposed with. */
export const labelledBandOfBracket = (places: Qualifiers, groups: number): Band => ({
  ...bandOfBracket(places, groups),
  label: firstStageLabels[places],
});

/** The bands of a tournament that was stored before there were bands: that of its bracket, none without bracket matches. */
export function bandsOfMatches(matches: readonly BracketMatch[], groups: number): Band[] {
  const places = placesOfBracket(matches);
  return places === null ? [] : [labelledBandOfBracket(places, groups)];
}

/**
 * The bands that mark a tournament's tables: its own, else that of the bracket that exists, on published pages and in the
 * application alike.
 */
export const bandsToShow = (own: readonly Band[], matches: readonly BracketMatch[], groups: number): Band[] =>
  own.length > 0 ? [...own] : bandsOfMatches(matches, groups);
