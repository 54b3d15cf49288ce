/** The text for a chat that tells who cannot play the matches of a round. */
import type { EligibilityReason, JudgedPlayer, RoundEligibility } from '../domain/schemas/eligibility.ts';
import { detailOfEligibilityReason, eligibilityWords } from './eligibility-reasons.ts';

interface RoundToTell {
  readonly tournamentName: string;
  readonly verdicts: RoundEligibility;
}

/**
 * Each team of the round with those who cannot play, by shirt number. Only bans are told with their reason: ages and medical
 * papers are nobody else's business.
 */
export function chatTextOfRound({ tournamentName, verdicts: { round, matches } }: RoundToTell): string {
  const lines = matches
    .flatMap(({ teams }) => teams)
    .flatMap(({ teamName, players }) => {
      const out = players.filter(cannotPlay);
      return out.length > 0 ? [`${teamName}: ${out.map(tellPlayer).join('; ')}`] : [];
    });
  return [
    `Quién no puede jugar · ${round} · ${tournamentName}`,
    ...(lines.length > 0 ? lines : ['Todos pueden jugar.']),
  ].join('\n');
}

/** Whether a player of the squad may not play; those who are inactive have left it. */
export const cannotPlay = ({ verdict, reasons }: JudgedPlayer): boolean =>
  verdict === 'ineligible' && reasons.every(({ code }) => code !== 'inactive');

const isBan = ({ code }: EligibilityReason): boolean => code === 'suspended' || code === 'sanctioned';

function tellPlayer({ playerName, jerseyNumber, reasons }: JudgedPlayer): string {
  const told = reasons.filter(isBan).map((reason) => {
    const detail = detailOfEligibilityReason(reason);
    return reason.code === 'suspended' ? `${eligibilityWords.suspended.toLowerCase()}, ${detail}` : detail;
  });
  return `${playerName} (n.º ${jerseyNumber}): ${told.length > 0 ? told.join(', ') : 'no habilitado'}`;
}
