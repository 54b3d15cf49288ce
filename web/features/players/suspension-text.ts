/** A suspension as a Spanish sentence: the reason and the matches missed. */
import type { Ban } from '#shared/domain/schemas/suspension.ts';
import { capitalize } from '#shared/spanish/capitalized.ts';
import { formatPlural, joinNames } from '#shared/spanish/numbers.ts';
import { formatSuspensionReason } from '#shared/text/suspension-reasons.ts';

/** For example 'Roja en Fecha 3. Se pierde Fecha 4 y 1 partido más.' */
export function suspensionText(ban: Ban): string {
  const { misses, served, remaining, sanction } = ban;
  const known = misses.slice(served - (sanction?.servedElsewhere ?? 0)).map(({ round }) => round);
  if (sanction?.isOpen || sanction?.until) return `${capitalize(formatSuspensionReason(ban))}.`;
  const open = remaining - known.length;
  const more = known.length > 0 ? `${formatPlural(open, 'partido')} más` : formatPlural(open, 'partido');
  const missed = [...known, ...(open > 0 ? [more] : [])];
  return `${capitalize(formatSuspensionReason(ban))}. Se pierde ${joinNames(missed)}.`;
}
