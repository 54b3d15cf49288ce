/** Tells which bans keep a player out of a match: those that cards gave and those that a tribunal decided. */
import type { EligibilityReason } from '../schemas/eligibility.ts';
import type { Ban } from '../schemas/suspension.ts';
import { forbidsMatch } from '../suspensions/suspensions.ts';

interface MatchOfTeam {
  readonly matchId: number;
  readonly teamId: number;
}

/** The reasons of the bans that forbid their player this match, in the given order of bans. */
export const reasonsOfBans = (bans: readonly Ban[], match: MatchOfTeam): EligibilityReason[] =>
  bans.filter((ban) => forbidsMatch(ban, match)).map((ban) => reasonOfBan(ban, match));

function reasonOfBan(ban: Ban, match: MatchOfTeam): EligibilityReason {
  const { reasons, sanction } = ban;
  const cards = reasons.length > 0 && { cards: [...reasons] };
  const bulletin = sanction ? sanction.bulletin : ban.bulletin;
  if (!sanction) {
    const left = matchesLeft(ban, match);
    return { code: 'suspended', severity: 'ineligible', left, ...(bulletin && { bulletin }), ...cards };
  }
  const { since, until, isOpen } = sanction;
  return {
    code: 'sanctioned',
    severity: 'ineligible',
    since,
    ...(until !== null && { until }),
    ...(until === null && !isOpen && { left: matchesLeft(ban, match) }),
    ...(bulletin && { bulletin }),
    ...cards,
  };
}

/** How many matches of a counted ban are left at the match, this one included; with a new team, those that are left now. */
function matchesLeft({ teamId, matches, remaining, misses, sanction }: Ban, match: MatchOfTeam): number {
  if (teamId !== match.teamId) return remaining;
  const missedBefore = misses.findIndex(({ matchId }) => matchId === match.matchId);
  return matches - (sanction?.servedElsewhere ?? 0) - missedBefore;
}
