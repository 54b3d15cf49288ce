/** Presents matches with the names of their teams, cancha and officials. */
import { type Match, type StoredMatchFields, storedMatch } from '#shared/domain/schemas/match.ts';
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';
import { pendingSideName, presentPendingSide, presentTeam, type ShownTeam } from '#shared/text/presenters.ts';
import { pickFields } from '../http/pick-fields.ts';
import { readCanchasById } from '../table/canchas.ts';
import type { CanchaAndOfficialNames, PlayoffLinks, StoredMatch } from '../table/matches.ts';
import { readStaffMembersById } from '../table/staff.ts';
import { readTeamsById } from '../table/teams.ts';

/** The teams, canchas and officials that matches refer to, by id. */
export interface MatchReferences {
  readonly teams: ReadonlyMap<number, ShownTeam>;
  readonly canchas: ReadonlyMap<number, { nombre: string }>;
  readonly staff: ReadonlyMap<number, { name: string }>;
}

export async function readMatchReferences(matches: readonly StoredMatchFields[]): Promise<MatchReferences> {
  const ids = (pick: (match: StoredMatchFields) => (number | null)[]) =>
    new Set(matches.flatMap(pick).filter((id) => id !== null && id > 0) as number[]);
  const [teams, canchas, staff] = await Promise.all([
    readTeamsById(ids((match) => [match.homeTeamId, match.awayTeamId])),
    readCanchasById(ids((match) => [match.canchaId])),
    readStaffMembersById(ids((match) => [match.refereeId, match.assistantId])),
  ]);
  return { teams, canchas, staff };
}

export async function presentMatches(matches: readonly StoredMatch[]): Promise<Match[]> {
  const references = await readMatchReferences(matches);
  return matches.map((match) => presentMatch(match, references));
}

export async function presentOneMatch(match: StoredMatch): Promise<Match> {
  return presentMatch(match, await readMatchReferences([match]));
}

/** Presents a match. A deleted cancha or official is shown by the name stored in the match. */
export function presentMatch(
  match: StoredMatchFields & CanchaAndOfficialNames & PlayoffLinks,
  { teams, canchas, staff }: MatchReferences,
): Match {
  const nombre = currentOrKeptName(match.canchaId, canchas.get(match.canchaId)?.nombre, match.canchaNombre);
  const referee = currentOrKeptName(match.refereeId, staff.get(match.refereeId)?.name, match.refereeName);
  const assistant = currentOrKeptName(match.assistantId, staff.get(match.assistantId)?.name, match.assistantName);
  return {
    ...pickFields(storedMatch, match),
    homeTeam: presentTeamOfSide(
      match.homeTeamId,
      teams,
      pendingSideName(match.homeFrom?.outcome ?? null, 'home', match.homeFromRound),
    ),
    awayTeam: presentTeamOfSide(
      match.awayTeamId,
      teams,
      pendingSideName(match.awayFrom?.outcome ?? null, 'away', match.awayFromRound),
    ),
    cancha: nombre === null ? null : { nombre },
    referee: referee === null ? null : { name: referee },
    assistant: assistant === null ? null : { name: assistant },
    isCompleted: match.status === 'completed',
  };
}

const currentOrKeptName = (id: number, current: string | undefined, kept: string | undefined): string | null =>
  id === 0 ? null : (current ?? kept ?? null);

function presentTeamOfSide(teamId: number | null, teams: MatchReferences['teams'], openName: string): TeamRef {
  const team = teamId === null ? undefined : teams.get(teamId);
  if (team) return presentTeam(team);
  return { ...presentPendingSide(teamId === null ? openName : 'Equipo Desconocido'), id: teamId };
}
