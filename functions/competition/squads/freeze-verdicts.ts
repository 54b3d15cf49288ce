/** Keeps the verdicts on both squads of a match at the moment in which it begins. */
import { isMatchStarted } from '#shared/domain/matches/match-status.ts';
import type { VerdictSource } from '#shared/domain/schemas/eligibility.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import type { StoredMatch } from '../records/matches.ts';
import type { StoredTournament } from '../records/tournaments.ts';
import { freezeVerdictsWrites, type VerdictsToFreeze } from '../records/verdicts.ts';
import { judgeTeams } from './judge-teams.ts';

/** How a match begins, and what the phone showed that began it. */
export interface MatchStart {
  readonly source: VerdictSource;
  readonly phone?: VerdictsToFreeze['phone'];
}

/** Whether a save brings a match into play, or completes one that was not in play. */
export const beginsMatch = (before: Pick<StoredMatch, 'status'> | null, after: Pick<StoredMatch, 'status'>): boolean =>
  isMatchStarted(after) && !(before && isMatchStarted(before));

/**
 * The writes that go with a match that enters play or is completed without having been in play; none for any other. It is
 * judged as one that begins now, with what the register holds now: a card or sanction that is saved at the same moment
 * counts as later.
 */
export async function matchStartWrites(
  tournament: StoredTournament,
  before: StoredMatch | null,
  stored: StoredMatch,
  { source, phone }: MatchStart,
  { at }: Pick<Authorship, 'at'>,
): Promise<TableWrite[]> {
  if (!beginsMatch(before, stored)) return [];
  const beginning: StoredMatch = { ...stored, status: 'in_progress', walkover: null };
  const sides = [stored.homeTeamId, stored.awayTeamId].flatMap((teamId) =>
    teamId === null ? [] : [{ match: beginning, teamId }],
  );
  const teams = await judgeTeams(tournament, sides, new Date(at));
  return freezeVerdictsWrites(stored, {
    at,
    rulesVersion: tournament.version,
    teams,
    kickOff: `${stored.matchDate}T${stored.matchTime}`,
    source,
    ...(phone && { phone }),
  });
}
