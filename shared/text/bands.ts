/** Bands of a table in words. */
import type { Band } from '../domain/schemas/band.ts';

/** '1.º', '1.º y 2.º' or '1.º a 4.º'; in a tournament with zonas also whose places they are. */
export function placesText({ from, to, table }: Pick<Band, 'from' | 'to' | 'table'>, hasGroups: boolean): string {
  const last = to === from ? '' : `${to === from + 1 ? ' y' : ' a'} ${to}.º`;
  const of = table === 'groups' ? ' de cada zona' : ' de la tabla general';
  return `${from}.º${last}${hasGroups ? of : ''}`;
}
