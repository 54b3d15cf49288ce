/** Describes why a player is suspended, in the words of a federation's bulletin. */
import type { Ban, BanSanction } from '../domain/schemas/suspension.ts';
import { capitalize } from '../spanish/capitalized.ts';
import { formatPlural, joinNames } from '../spanish/numbers.ts';
import { formatDate } from './dates.ts';

const cardNameByType: Readonly<Record<string, string>> = { yellowcard: 'amarilla', bluecard: 'azul' };

/**
 * The reason of a ban, for example 'roja en Fecha 3', 'doble amarilla en Fecha 3' or '3 amarillas (Fecha 1, Fecha 2 y
 * Fecha 4)'; of a sanction, the bulletin in which it is written.
 */
export function formatSuspensionReason({ reasons, sanction }: Pick<Ban, 'reasons' | 'sanction'>): string {
  const cards = reasons.length > 0 ? formatCards(reasons) : '';
  return [cards, sanction && formatSanctionOfBan(sanction)].filter(Boolean).join(', ');
}

function formatSanctionOfBan({ status, until, isOpen, bulletin }: BanSanction): string {
  const what = status === 'provisional' ? 'suspensión provisoria' : 'sanción del tribunal';
  const end = until ? ` hasta el ${formatDate(until)}` : isOpen ? ' hasta nueva resolución' : '';
  return `${what}${end}${bulletin ? ` (Boletín ${bulletin.number}/${bulletin.year})` : ''}`;
}

function formatCards(reasons: Ban['reasons']): string {
  const rounds = [...new Set(reasons.map(({ round }) => round))];
  const cards = describeCards(reasons);
  return rounds.length > 1 ? `${cards} (${joinNames(rounds)})` : `${cards} en ${rounds[0] ?? ''}`;
}

/** For example 'Roja en Fecha 3. Se pierde Fecha 4 y 1 partido más.' */
export function describeBan(ban: Ban): string {
  const { misses, served, remaining, sanction } = ban;
  const reason = capitalize(formatSuspensionReason(ban));
  const known = misses.slice(served - (sanction?.servedElsewhere ?? 0)).map(({ round }) => round);
  if (sanction?.isOpen || sanction?.until) return `${reason}.`;
  const open = remaining - known.length;
  const more = known.length > 0 ? `${formatPlural(open, 'partido')} más` : formatPlural(open, 'partido');
  return `${reason}. Se pierde ${joinNames([...known, ...(open > 0 ? [more] : [])])}.`;
}

/** What is left of a ban, and why: '2 partidos, por roja en Fecha 3'. */
export const formatOpenBan = (ban: Pick<Ban, 'remaining' | 'reasons' | 'sanction'>): string => {
  const isCounted = !ban.sanction?.until && !ban.sanction?.isOpen;
  const reason = formatSuspensionReason(ban);
  return isCounted ? `${formatPlural(ban.remaining, 'partido')}, por ${reason}` : capitalize(reason);
};

function describeCards(reasons: Ban['reasons']): string {
  const [first] = reasons;
  const isOneMatch = reasons.every(({ matchId }) => matchId === first?.matchId);
  const card = cardNameByType[first?.eventType ?? ''];
  if (!card) return 'roja';
  if (reasons.length === 1) return card;
  if (reasons.length === 2 && isOneMatch && card === 'amarilla') return 'doble amarilla';
  return formatPlural(reasons.length, card, card === 'azul' ? 'azules' : 'amarillas');
}
