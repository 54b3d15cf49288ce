/** Checks what matches that are to be played refer to: teams, zona, cancha and officials; all of them in a few reads. */
import type { FieldProblem } from '#shared/contract/problem.ts';
import { requireImpartialOfficial } from '../../competition/matches/require-official.ts';
import {
  canchaUnchangedCheck,
  readCanchasById,
  requireAvailableCancha,
  type StoredCancha,
} from '../../competition/records/canchas.ts';
import { listGroupsOfTournament, type StoredGroup } from '../../competition/records/groups.ts';
import type { MatchFields } from '../../competition/records/matches.ts';
import { readStaffMembersById, type StoredStaff, staffUnchangedCheck } from '../../competition/records/staff.ts';
import { teamsExistChecks } from '../../competition/records/teams.ts';
import type { StoredTournament } from '../../competition/records/tournaments.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { itemUnchangedCondition } from '../../platform/table/entities.ts';

/** The canchas, officials and zonas that matches refer to, by id; ids of deleted ones are absent. */
export interface References {
  readonly canchas: ReadonlyMap<number, StoredCancha>;
  readonly officials: ReadonlyMap<number, StoredStaff>;
  readonly groups: ReadonlyMap<number, StoredGroup>;
}

type ReferringFields = Pick<
  MatchFields,
  'homeTeamId' | 'awayTeamId' | 'groupId' | 'canchaId' | 'refereeId' | 'assistantId'
>;

const idsAtPosts = ({ refereeId, assistantId }: ReferringFields): number[] =>
  [refereeId, assistantId].filter((id) => id !== 0);

export async function readReferences(tournamentId: number, matches: readonly ReferringFields[]): Promise<References> {
  const canchaIds = new Set(matches.map(({ canchaId }) => canchaId).filter((id) => id !== 0));
  const [canchas, officials, groups] = await Promise.all([
    readCanchasById(canchaIds),
    readStaffMembersById(new Set(matches.flatMap(idsAtPosts))),
    matches.some(({ groupId }) => groupId !== 0) ? listGroupsOfTournament(tournamentId) : [],
  ]);
  return { canchas, officials, groups: new Map(groups.map((group) => [group.id, group])) };
}

/** What is wrong with what a match refers to, by itself: each entry has the field and a sentence. */
export function findUnknownReferences(
  match: ReferringFields,
  { canchas, officials, groups }: References,
  { teamIds }: Pick<StoredTournament, 'teamIds'>,
): FieldProblem[] {
  const { homeTeamId, awayTeamId, groupId, canchaId, refereeId, assistantId } = match;
  const group = groups.get(groupId);
  const isStranger = (id: number | null) => id !== null && !group?.teamIds.includes(id);
  const isUnknown = (id: number) => id !== 0 && !officials.has(id);
  const checks: [boolean, keyof ReferringFields, string][] = [
    [homeTeamId !== null && !teamIds.includes(homeTeamId), 'homeTeamId', 'Ese equipo no participa del torneo'],
    [awayTeamId !== null && !teamIds.includes(awayTeamId), 'awayTeamId', 'Ese equipo no participa del torneo'],
    [homeTeamId !== null && homeTeamId === awayTeamId, 'awayTeamId', 'Debe ser un equipo distinto del local'],
    [groupId !== 0 && !group, 'groupId', 'Ese grupo no existe en el torneo'],
    [
      group !== undefined && (isStranger(homeTeamId) || isStranger(awayTeamId)),
      'groupId',
      `Los dos equipos tienen que ser de ${group?.name}`,
    ],
    [canchaId !== 0 && !canchas.has(canchaId), 'canchaId', 'Esa cancha no existe'],
    [isUnknown(refereeId), 'refereeId', 'Esa persona no existe'],
    [isUnknown(assistantId), 'assistantId', 'Esa persona no existe'],
    [refereeId !== 0 && refereeId === assistantId, 'assistantId', 'Debe ser una persona distinta del árbitro'],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, path, message]) => ({ path, message }));
}

/** Throws 409 for a match whose cancha is not available, or whose officials are none or belong to one of its teams. */
export function requireUsableReferences(match: MatchFields, { canchas, officials }: References): void {
  const cancha = canchas.get(match.canchaId);
  if (cancha) requireAvailableCancha(cancha);
  for (const id of idsAtPosts(match)) {
    const official = officials.get(id);
    if (official) requireImpartialOfficial(official, match);
  }
}

/** The checks that all of it is still as it was read when the matches are written. */
export function referencesUnchangedChecks(
  matches: readonly ReferringFields[],
  { canchas, officials, groups }: References,
  author: Authorship,
): TableWrite[] {
  const teamIds = new Set(matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId ?? 0, awayTeamId ?? 0]));
  const groupIds = new Set(matches.map(({ groupId }) => groupId));
  const used = [...groups.values()].filter(({ id }) => groupIds.has(id));
  return [
    ...teamsExistChecks([...teamIds].filter(Boolean), author),
    ...[...canchas.values()].map((cancha) => canchaUnchangedCheck(cancha, author)),
    ...[...officials.values()].map((official) => staffUnchangedCheck(official, author)),
    ...used.map(({ pk, sk, ...group }) => ({
      check: { pk, sk },
      ...itemUnchangedCondition({ ...group }, author),
    })),
  ];
}

/** The names that a match keeps for when its cancha or officials are deleted. */
export const namesToKeep = ({ canchaId, refereeId, assistantId }: ReferringFields, references: References) => ({
  ...(canchaId ? { canchaNombre: references.canchas.get(canchaId)?.nombre ?? '' } : {}),
  ...(refereeId ? { refereeName: references.officials.get(refereeId)?.name ?? '' } : {}),
  ...(assistantId ? { assistantName: references.officials.get(assistantId)?.name ?? '' } : {}),
});
