/** The tournaments that each team takes part in, published in documents of a hundred team ids each. */
import { limits } from '#shared/domain/limits.ts';
import type { StoredTournament } from '../../records/tournaments.ts';

/** By team id, the first tournaments of the team in the order in which tournaments are listed. */
export interface TournamentsOfTeams {
  readonly [teamId: number]: readonly number[];
}

export type TeamsDocumentName = `TEAMS#${number}`;
export const isTeamsDocument = (name: string): name is TeamsDocumentName => name.startsWith('TEAMS#');
export const teamsDocumentNameOf = (teamId: number): TeamsDocumentName => `TEAMS#${Math.floor(teamId / 100)}`;

/** The documents by name. `tournaments` come in the order in which they are listed. */
export function composeTeamTournaments(tournaments: readonly Pick<StoredTournament, 'id' | 'teamIds'>[]): {
  [name: TeamsDocumentName]: TournamentsOfTeams;
} {
  const enrolments = tournaments.flatMap(({ id, teamIds }) => teamIds.map((teamId) => ({ teamId, id })));
  const byTeam = Map.groupBy(enrolments, ({ teamId }) => teamId);
  const teams = [...byTeam].sort(([a], [b]) => a - b);
  const documents = Map.groupBy(teams, ([teamId]) => teamsDocumentNameOf(teamId));
  return Object.fromEntries(
    [...documents].map(([name, ofDocument]) => [
      name,
      Object.fromEntries(ofDocument.map(([teamId, list]) => [teamId, firstIds(list)])),
    ]),
  );
}

const firstIds = (enrolments: readonly { readonly id: number }[]): number[] =>
  enrolments.slice(0, limits.tournamentsOnTeamPage).map(({ id }) => id);

/** The ids of the teams whose tournaments differ between two contents of a document. */
export function teamsWithOtherTournaments(before: TournamentsOfTeams, after: TournamentsOfTeams): number[] {
  const ids = Object.keys({ ...before, ...after }).map(Number);
  return ids.filter((id) => (before[id] ?? []).join() !== (after[id] ?? []).join());
}
