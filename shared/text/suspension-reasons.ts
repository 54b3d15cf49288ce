/** Describes why a player is suspended, in the words of a federation's bulletin. */
import type { Ban } from '../domain/schemas/suspension.ts';
import { formatPlural, joinNames } from '../spanish/numbers.ts';

const cardNameByType: Readonly<Record<string, string>> = { yellowcard: 'amarilla', bluecard: 'azul' };

/**
 * The reason of a ban, for example 'roja en Fecha 3', 'doble amarilla en Fecha 3' or '3 amarillas (Fecha 1, Fecha 2 y
 * Fecha 4)'.
 */
export function formatSuspensionReason(reasons: Ban['reasons']): string {
  const rounds = [...new Set(reasons.map(({ round }) => round))];
  const cards = describeCards(reasons);
  return rounds.length > 1 ? `${cards} (${joinNames(rounds)})` : `${cards} en ${rounds[0] ?? ''}`;
}

/** What is left of a ban, and why: '2 partidos, por roja en Fecha 3'. */
export const formatOpenBan = ({ remaining, reasons }: Pick<Ban, 'remaining' | 'reasons'>): string =>
  `${formatPlural(remaining, 'partido')}, por ${formatSuspensionReason(reasons)}`;

function describeCards(reasons: Ban['reasons']): string {
  const [first] = reasons;
  const isOneMatch = reasons.every(({ matchId }) => matchId === first?.matchId);
  const card = cardNameByType[first?.eventType ?? ''];
  if (!card) return 'roja';
  if (reasons.length === 1) return card;
  if (reasons.length === 2 && isOneMatch && card === 'amarilla') return 'doble amarilla';
  return formatPlural(reasons.length, card, card === 'azul' ? 'azules' : 'amarillas');
}
