/** What a sanction may name: a subject, a tournament, a match and a sanction that exist and belong together. */

import { isDeepStrictEqual } from 'node:util';
import type { SanctionForm, SanctionSubject } from '#shared/domain/schemas/sanction.ts';
import { invalidFieldProblem, Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { sameVersionCondition } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { itemExistsCondition } from '../../platform/table/entities.ts';
import { type Key, keys } from '../../platform/table/keys.ts';
import { findMatch } from '../records/matches.ts';
import { findPlayer } from '../records/players.ts';
import { findSanction, listSanctionsOfTournament, type StoredSanction } from '../records/sanctions.ts';
import { findStaff } from '../records/staff.ts';
import { readTeamsById } from '../records/teams.ts';
import { findTournament } from '../records/tournaments.ts';

/** The fields of a sanction that name something stored. */
type NamingFields = Pick<SanctionForm, 'tournamentId' | 'subject' | 'measures'> & {
  readonly matchId?: number | undefined;
  readonly replaces?: number | undefined;
};

export interface NamedBySanction {
  /** The team whose matches serve it: the subject's team now, or the superseded sanction's team; 0 for somebody without one. */
  readonly teamId: number;
  readonly replaced: StoredSanction | undefined;
  /** Checks that what is named still exists when the sanction is written. */
  readonly checks: TableWrite[];
}

/** Throws 400 for what does not exist or fit. */
export async function requireNamedBySanction(fields: NamingFields, author: Authorship): Promise<NamedBySanction> {
  const { tournamentId, matchId, replaces } = fields;
  const tournament = tournamentId === 0 ? undefined : await findTournament(tournamentId);
  if (tournamentId !== 0 && !tournament) throw invalidFieldProblem('tournamentId', 'Ese torneo no existe');
  const subject = await requireSubject(fields.subject);
  const match = matchId === undefined ? undefined : await findMatch(matchId);
  if (matchId !== undefined && !match) throw invalidFieldProblem('matchId', 'Ese partido no existe');
  if (match && tournamentId !== 0 && match.tournamentId !== tournamentId)
    throw invalidFieldProblem('matchId', 'Ese partido es de otro torneo');
  const replaced = replaces === undefined ? undefined : await findSanction(replaces);
  if (replaces !== undefined && !replaced) throw invalidFieldProblem('replaces', 'Esa sanción no existe');
  if (replaced && !isDeepStrictEqual(replaced.subject, fields.subject))
    throw invalidFieldProblem('replaces', 'Esa sanción es de otra persona o equipo');
  if (replaced && replaced.tournamentId !== tournamentId)
    throw invalidFieldProblem('replaces', 'Esa sanción es de otro torneo');
  requireFittingMeasures(fields, subject.teamId, tournament?.teamIds ?? []);
  const existing = [
    ...(tournamentId === 0 ? [] : [keys.entity('TOURNAMENT', tournamentId)]),
    ...(subject.key ? [subject.key] : []),
    ...(match ? [keys.match(match.tournamentId, match.id)] : []),
  ];
  return {
    teamId: replaced?.teamId ?? subject.teamId,
    replaced,
    checks: [
      ...existing.map((check) => ({ check, ...itemExistsCondition(author) })),
      ...(replaced ? [{ check: { pk: replaced.pk, sk: replaced.sk }, ...sameVersionCondition(replaced) }] : []),
    ],
  };
}

async function requireSubject(subject: SanctionSubject): Promise<{ readonly teamId: number; readonly key?: Key }> {
  switch (subject.kind) {
    case 'player': {
      const player = await findPlayer(subject.id);
      if (!player) throw invalidFieldProblem('subject.id', 'Ese jugador no existe');
      return { teamId: player.teamId, key: keys.player(player.teamId, player.id) };
    }
    case 'staff': {
      const member = await findStaff(subject.id);
      if (!member) throw invalidFieldProblem('subject.id', 'Esa persona no existe');
      return { teamId: member.teamId, key: keys.staff(member.teamId, member.id) };
    }
    case 'team':
      if (!(await readTeamsById([subject.id])).has(subject.id))
        throw invalidFieldProblem('subject.id', 'Ese equipo no existe');
      return { teamId: subject.id, key: keys.entity('TEAM', subject.id) };
    case 'other':
      return { teamId: 0 };
  }
}

function requireFittingMeasures(
  { measures, tournamentId, matchId, replaces }: NamingFields,
  teamId: number,
  participantIds: readonly number[],
): void {
  for (const [at, { kind }] of measures.entries()) {
    if (kind === 'points' && (tournamentId === 0 || teamId === 0))
      throw invalidFieldProblem(`measures.${at}`, 'Los puntos son de un equipo en un torneo');
    if (kind === 'points' && !participantIds.includes(teamId))
      throw invalidFieldProblem(`measures.${at}`, 'Ese equipo no participa del torneo');
    if (kind === 'lifted' && matchId === undefined && replaces === undefined)
      throw invalidFieldProblem(`measures.${at}`, 'Hace falta la sanción o el partido cuya suspensión se levanta');
  }
}

/** Throws 409 for a sanction that a bulletin has published, which is final. */
export function requireUnpublished({ bulletin }: Pick<StoredSanction, 'bulletin'>): void {
  if (!bulletin) return;
  throw new Problem(
    'conflict',
    `Ya salió en el boletín ${bulletin.number}/${bulletin.year} y no se cambia: cargá otra sanción que la reemplace.`,
  );
}

/** Throws 409 when another sanction supersedes this one, whose beginning then is what the other counts from. */
export async function requireNotReplaced({ id, tournamentId }: StoredSanction, ownId = id): Promise<void> {
  const others = await listSanctionsOfTournament(tournamentId);
  if (others.some((each) => each.id !== ownId && each.status !== 'annulled' && each.replaces === id))
    throw new Problem('conflict', 'Esa sanción ya tiene otra que la reemplaza.');
}

/** Throws 409 when the sanction to be superseded is in force no longer, or another one supersedes it already. */
export async function requireReplaceable(replaced: StoredSanction | undefined, ownId: number): Promise<void> {
  if (!replaced) return;
  if (replaced.status === 'annulled') throw new Problem('conflict', 'Esa sanción ya está anulada.');
  if (replaced.id === ownId) throw new Problem('conflict', 'Una sanción no se reemplaza a sí misma.');
  await requireNotReplaced(replaced, ownId);
}
