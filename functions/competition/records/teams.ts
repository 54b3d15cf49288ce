/** Reads teams from the table, and checks that they exist. */
import type { Team } from '#shared/domain/schemas/team.ts';
import { invalidFieldProblem, notFoundProblem, type Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { batchGet, countQueriedItems } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { findEntity, itemExistsCondition, listEntities, type StoredItem } from '../../platform/table/entities.ts';
import { keys, partitionKeys } from '../../platform/table/keys.ts';
import type { SquadAttributes } from './squads.ts';

export type StoredTeam = StoredItem<Team> & Omit<SquadAttributes, 'id'>;

export const findTeam = (id: number): Promise<StoredTeam | undefined> => findEntity<Team>('TEAM', id);

export async function getTeam(id: number): Promise<StoredTeam> {
  const team = await findTeam(id);
  if (!team) throw notFoundProblem('Equipo no encontrado');
  return team;
}

export const listTeams = (): Promise<StoredTeam[]> => listEntities<Team>('TEAM');

/** The teams that exist among `ids`, by id. */
export async function readTeamsById(ids: Iterable<number>): Promise<Map<number, StoredTeam>> {
  const found = await batchGet<StoredTeam>([...ids].map((id) => keys.entity('TEAM', id)));
  return new Map(found.map((team) => [team.id, team]));
}

/** Throws 400 unless all of these teams exist. */
export async function requireTeams(ids: readonly number[]): Promise<void> {
  const found = await readTeamsById(ids);
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw noSuchTeamProblem(missing);
}

/** Checks that teams still exist when something that refers to them is written; 400 for the first that does not. */
export const teamsExistChecks = (ids: readonly number[], author: Authorship): TableWrite[] =>
  ids.map((id) => ({
    check: keys.entity('TEAM', id),
    ...itemExistsCondition(author),
    otherwise: () => noSuchTeamProblem(id),
  }));

const noSuchTeamProblem = (id: number): Problem => invalidFieldProblem('teamIds', `El equipo ${id} no existe`);

/** The name of a team for a message, also when the team no longer exists. */
export const readTeamName = async (id: number): Promise<string> => (await findTeam(id))?.name ?? `El equipo ${id}`;

export const countTeams = (): Promise<number> =>
  countQueriedItems({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partitionKeys.entities('TEAM') },
  });
