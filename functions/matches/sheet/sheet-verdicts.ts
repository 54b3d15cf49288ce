/** Reads what a tournament's rules of who may play say of the squads of a sheet, bans apart. */
import { reasonsToldToSheets } from '#shared/domain/eligibility/told-to-sheets.ts';
import type { SheetPlayer } from '#shared/domain/schemas/sheet-view.ts';
import type { StoredMatch } from '../../competition/records/matches.ts';
import type { StoredTournament } from '../../competition/records/tournaments.ts';
import { judgeTeams } from '../../competition/squads/judge-teams.ts';
import type { SquadsOfMatch } from './sheet-context.ts';

export type SheetVerdicts = ReadonlyMap<number, NonNullable<SheetPlayer['eligibility']>>;

/**
 * The verdict on each player who has a reason, by player id. Squads are judged as lists, because a lineup is the coach's
 * plan; without rules nothing is read, as an open sheet is read every few seconds.
 */
export async function readSheetVerdicts(
  tournament: StoredTournament,
  match: StoredMatch,
  { home, away }: SquadsOfMatch,
  now: Date,
): Promise<SheetVerdicts> {
  const { squad, ages, playoffMatches, fitness } = tournament.rules.eligibility;
  const hasRules = squad !== null || ages.length > 0 || playoffMatches > 0 || fitness !== 'off';
  if (!hasRules) return new Map();
  const sides = [
    { teamId: match.homeTeamId, players: [...home] },
    { teamId: match.awayTeamId, players: [...away] },
  ].flatMap(({ teamId, players }) => (teamId === null ? [] : [{ teamId, players }]));
  const judged = await judgeTeams(
    tournament,
    sides.map(({ teamId }) => ({ match, teamId, positions: null })),
    now,
    { squads: new Map(sides.map(({ teamId, players }) => [teamId, players])), bans: [] },
  );
  return new Map(
    judged
      .flatMap(({ players }) => players)
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ playerId, verdict, reasons }) => [playerId, { verdict, reasons: reasonsToldToSheets(reasons) }]),
  );
}
