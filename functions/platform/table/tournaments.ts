/** Tournaments in the table; participants are a set, so that creating a match adds its teams blindly. */
import type { Tournament, TournamentStatus } from '#shared/domain/schemas/tournament.ts';
import { notFound } from '../problem.ts';
import type { Authorship } from './authorship.ts';
import { batchGet } from './client.ts';
import type { Write } from './commit.ts';
import { createWrite, findEntity, listEntities, type Stored, unchangedCondition, updateWrite } from './entities.ts';
import { keys } from './keys.ts';

type Fields = Omit<Tournament, 'version'>;

/**
 * As stored: no attribute at all without participants (a set cannot be empty); `joinTournamentWrites` counts who joined
 * by a match.
 */
type Item = Stored<Omit<Fields, 'teamIds'> & { teamIds?: Set<number>; enrolments?: number }>;
export type StoredTournament = Stored<Fields> & { readonly enrolments: number };

const fromItem = ({ teamIds, enrolments = 0, ...item }: Item): StoredTournament => ({
  ...item,
  teamIds: [...(teamIds ?? [])].map(Number).sort((a, b) => a - b),
  enrolments,
});

const asSet = (teamIds: readonly number[]) => (teamIds.length > 0 ? new Set(teamIds) : undefined);

export async function findTournament(id: number): Promise<StoredTournament | undefined> {
  const item = await findEntity<Item>('TOURNAMENT', id);
  return item && fromItem(item);
}

export async function getTournament(id: number): Promise<StoredTournament> {
  const tournament = await findTournament(id);
  if (!tournament) throw notFound('Torneo no encontrado');
  return tournament;
}

/** Those being played first, then those to come, then the finished ones; in each the newest first. */
export async function listTournaments(): Promise<StoredTournament[]> {
  const { compare, positionOf } = orderByStatusThenStart;
  return (await listEntities<Item>('TOURNAMENT')).map(fromItem).sort((a, b) => compare(positionOf(a), positionOf(b)));
}

const statusOrder: readonly string[] = ['in_progress', 'pending', 'completed'] satisfies TournamentStatus[];

type Position = readonly (string | number)[];

/** The order of the list, for its pages: status, start, id. */
export const orderByStatusThenStart = {
  positionOf: ({ status, startDate, id }: StoredTournament): Position => [status, startDate, id],
  compare: ([statusA, startA, idA]: Position, [statusB, startB, idB]: Position): number =>
    statusOrder.indexOf(String(statusA)) - statusOrder.indexOf(String(statusB)) ||
    String(startB).localeCompare(String(startA)) ||
    Number(idB) - Number(idA),
};

export async function listTournamentsOfTeam(teamId: number): Promise<StoredTournament[]> {
  return (await listTournaments()).filter(({ teamIds }) => teamIds.includes(teamId));
}

export function tournamentCreation(fields: Fields, author: Authorship) {
  const { stored, write } = createWrite('TOURNAMENT', { ...fields, teamIds: asSet(fields.teamIds) }, author);
  return { stored: fromItem(stored as Item), write };
}

/** Refused, too, when a match enrolled a team since it was read: whoever takes a team out must look again. */
export function tournamentReplacement(before: StoredTournament, fields: Partial<Fields>, author: Authorship) {
  const after = { ...before, ...fields };
  const { stored, write } = updateWrite<Fields>(before, { ...fields, teamIds: asSet(after.teamIds) as never }, author);
  return {
    stored: fromItem(stored as unknown as Item),
    write: {
      ...write,
      condition: `${write.condition} AND ${sameEnrolments}`,
      values: { ...write.values, ':enrolments': before.enrolments },
    } satisfies Write,
  };
}

/** Nobody enrolled since it was read. */
const sameEnrolments = '(enrolments = :enrolments OR attribute_not_exists(enrolments))';

/**
 * The write by which a match or a group makes its teams participants; part of every write that gives it its teams.
 * `isAlone`: only when no other match or group did so since the tournament was read.
 * `starts`: the tournament is being played from now on.
 */
export function enrolmentWrite(
  tournament: StoredTournament,
  teamIds: readonly number[],
  author: Authorship,
  { isAlone = false, starts = false } = {},
): Write {
  const isEdited = starts || teamIds.some((id) => !tournament.teamIds.includes(id));
  const edit = isEdited ? ', version = version + :one, updatedAt = :at, updatedBy = :by' : '';
  const start = starts ? ', #status = :started' : '';
  const add = teamIds.length > 0 ? ' ADD teamIds :teams' : '';
  const { condition, values } = unchangedCondition(tournament, author);
  const alone = isAlone ? ` AND ${sameEnrolments}` : '';
  return {
    update: keys.entity('TOURNAMENT', tournament.id),
    set: `SET enrolments = if_not_exists(enrolments, :zero) + :one${edit}${start}${add}`,
    ...(starts ? { names: { '#status': 'status' } } : {}),
    condition: `${condition}${alone}`,
    values: {
      ...values,
      ':zero': 0,
      ':one': 1,
      ...(add ? { ':teams': new Set(teamIds) } : {}),
      ...(isAlone ? { ':enrolments': tournament.enrolments } : {}),
      ...(isEdited ? { ':at': author.at, ':by': author.by } : {}),
      ...(starts ? { ':started': 'in_progress' satisfies TournamentStatus } : {}),
    },
  };
}

/**
 * The write by which a match that was placed beside those of another tournament relies on their length. It counts as an
 * enrolment there, so that whoever makes its matches longer at this moment looks at the day book again.
 */
export function matchLengthCheck(tournamentId: number, minutes: number): Write {
  return {
    update: keys.entity('TOURNAMENT', tournamentId),
    set: 'SET enrolments = if_not_exists(enrolments, :zero) + :one',
    condition: '#rules.matchMinutes = :minutes',
    names: { '#rules': 'rules' },
    values: { ':zero': 0, ':one': 1, ':minutes': minutes },
  };
}

/** How long a match takes in each tournament, in minutes. */
export async function mapMatchMinutes(ids: Iterable<number>): Promise<Map<number, number>> {
  const found = await batchGet<Item>([...ids].map((id) => keys.entity('TOURNAMENT', id)));
  return new Map(found.map(({ id, rules }) => [id, rules.matchMinutes]));
}
