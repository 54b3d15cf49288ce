/** Keeps players out of the lineup of a match that they may not play. */
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import { describeEligibilityReason } from '#shared/text/eligibility-reasons.ts';
import { Problem } from '../../platform/problem.ts';
import type { StoredMatch } from '../records/matches.ts';
import { getTournament } from '../records/tournaments.ts';
import type { PlayerIdsInPlayedLineup } from './eligible.ts';
import { judgeTeams } from './judge-teams.ts';

/**
 * Throws 409 with each player of the lineup who may not play this match, and the first reason. When a lineup and a card
 * are saved at the same moment, the lineup counts as the earlier one and stays.
 */
export async function requireMayPlay(
  match: StoredMatch,
  { teamId, positions }: Pick<Lineup, 'teamId' | 'positions'>,
  recorded: PlayerIdsInPlayedLineup,
  now: Date,
): Promise<void> {
  if (positions.length === 0) return;
  const tournament = await getTournament(match.tournamentId);
  const [team] = await judgeTeams(tournament, [{ match, teamId, positions }], now);
  const errors = positions.flatMap(({ playerId }, at) => {
    const player = team?.players.find((each) => each.playerId === playerId);
    const [reason] = player?.reasons ?? [];
    if (!reason || player?.verdict !== 'ineligible' || recorded.has(playerId)) return [];
    return [{ path: `positions.${at}.playerId`, message: `${player.playerName} ${describeEligibilityReason(reason)}` }];
  });
  if (errors.length === 0) return;
  throw new Problem('conflict', `${errors.map(({ message }) => message).join('; ')}.`, { errors });
}
