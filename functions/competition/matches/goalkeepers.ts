/** Chooses the goalkeepers that are stored with a match when it is completed. */
import {
  decideGoalkeeperOnSave,
  findGoalkeeperId,
  type GoalkeeperIds,
} from '#shared/domain/matches/match-goalkeeper.ts';
import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import { invalidFieldProblem } from '../../platform/problem.ts';
import { type Authorship, sameVersionCondition } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { itemExistsCondition } from '../../platform/table/entities.ts';
import { keys } from '../../platform/table/keys.ts';
import { findMatchLineup } from '../records/lineups.ts';
import type { MatchFields, StoredMatch } from '../records/matches.ts';
import { findPlayer, listPlayersOfTeam } from '../records/players.ts';

/** The goalkeepers an administrator names; a side without a name here gets the one that the rules choose. */
export type NamedGoalkeepers = { readonly [Field in keyof GoalkeeperIds]?: number | undefined };

interface ChosenGoalkeeper {
  readonly id: number;
  readonly checks: TableWrite[];
}

/** The goalkeeper of each side, and the checks that must still hold when the match is written. */
export async function chooseGoalkeepers(
  before: StoredMatch | null,
  fields: MatchFields,
  named: NamedGoalkeepers,
  author: Authorship,
): Promise<{ goalkeepers: GoalkeeperIds; checks: TableWrite[] }> {
  const [home, away] = await Promise.all([
    chooseGoalkeeperOfSide('home', before, fields, named, author),
    chooseGoalkeeperOfSide('away', before, fields, named, author),
  ]);
  return {
    goalkeepers: { homeGoalkeeperId: home.id, awayGoalkeeperId: away.id },
    checks: [...home.checks, ...away.checks],
  };
}

async function chooseGoalkeeperOfSide(
  side: MatchSide,
  before: StoredMatch | null,
  fields: MatchFields,
  named: NamedGoalkeepers,
  author: Authorship,
): Promise<ChosenGoalkeeper> {
  const field = `${side}GoalkeeperId` as const;
  const decision = decideGoalkeeperOnSave(side, before, fields, named[field]);
  const teamId = fields[`${side}TeamId`] ?? 0;
  if (decision === 'find') return findGoalkeeperInLineup(fields, teamId);
  if ('keep' in decision) return { id: decision.keep, checks: [] };
  const strange = () => invalidFieldProblem(field, 'Ese jugador no es del equipo');
  if ((await findPlayer(decision.take))?.teamId !== teamId) throw strange();
  const exists = { check: keys.player(teamId, decision.take), ...itemExistsCondition(author), otherwise: strange };
  return { id: decision.take, checks: [exists] };
}

/**
 * Finds the side's goalkeeper in its lineup and squad, with a check that the lineup is unchanged on writing.
 */
async function findGoalkeeperInLineup({ tournamentId, id }: MatchFields, teamId: number): Promise<ChosenGoalkeeper> {
  const [lineup, squad] = await Promise.all([findMatchLineup(tournamentId, id, teamId), listPlayersOfTeam(teamId)]);
  const asRead = lineup ? sameVersionCondition(lineup) : { condition: 'attribute_not_exists(pk)' };
  const check: TableWrite = { check: keys.matchLineup(tournamentId, id, teamId), ...asRead };
  return { id: findGoalkeeperId(squad, lineup?.positions ?? []), checks: [check] };
}
