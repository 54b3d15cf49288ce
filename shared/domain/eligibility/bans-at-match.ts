/** Tells which bans keep a player out of a match: those that cards gave and those that a tribunal decided. */
import type { EligibilityReason } from '../schemas/eligibility.ts';
import type { Ban } from '../schemas/suspension.ts';

/** The decision that a ban comes from. */
interface SanctionOfBan {
  readonly since: string;
  /** The last day, included; null when matches are counted, or nothing is known of its end. */
  readonly until: string | null;
  readonly bulletin: { readonly year: number; readonly number: number } | null;
}

/** A ban; without a sanction it comes from cards alone. `null` matches: how many is not decided. */
export interface BanToJudge extends Pick<Ban, 'playerId' | 'teamId' | 'misses' | 'reasons'> {
  readonly matches: number | null;
  readonly remaining: number | null;
  readonly sanction?: SanctionOfBan | undefined;
}

export interface MatchOfTeam {
  readonly matchId: number;
  readonly matchDate: string;
  readonly teamId: number;
}

/** The reasons of the bans that forbid their player this match, in the given order of bans. */
export const reasonsOfBans = (bans: readonly BanToJudge[], match: MatchOfTeam): EligibilityReason[] =>
  bans.filter((ban) => forbidsMatch(ban, match)).map((ban) => reasonOfBan(ban, match));

/**
 * A ban from cards forbids the matches it is served in. A sanction also forbids the matches of its days and, while matches
 * of it are left, those of every other team.
 */
function forbidsMatch({ teamId, remaining, misses, sanction }: BanToJudge, match: MatchOfTeam): boolean {
  if (teamId === match.teamId && misses.some(({ matchId }) => matchId === match.matchId)) return true;
  if (!sanction || match.matchDate < sanction.since) return false;
  if (sanction.until !== null) return match.matchDate <= sanction.until;
  return remaining === null || (teamId !== match.teamId && remaining > 0);
}

function reasonOfBan({ teamId, matches, remaining, misses, reasons, sanction }: BanToJudge, match: MatchOfTeam) {
  const served = misses.findIndex(({ matchId }) => matchId === match.matchId);
  const left = teamId === match.teamId && served >= 0 && matches !== null ? matches - served : remaining;
  const told = left === null ? {} : { left };
  if (!sanction) return { code: 'suspended' as const, severity: 'ineligible' as const, ...told, cards: [...reasons] };
  const { since, until, bulletin } = sanction;
  return {
    code: 'sanctioned' as const,
    severity: 'ineligible' as const,
    since,
    ...(until === null ? told : { until }),
    ...(bulletin && { bulletin }),
  };
}
