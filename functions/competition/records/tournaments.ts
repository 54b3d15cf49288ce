/**
 * Tournaments in the table. Participants are stored as a set, so that a new match adds its teams without knowing the
 * others.
 */
import type { Band } from '#shared/domain/schemas/band.ts';
import type { Tournament, TournamentStatus } from '#shared/domain/schemas/tournament.ts';
import { notFoundProblem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { batchGet } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import {
  findEntity,
  itemUnchangedCondition,
  listEntities,
  prepareEntityCreation,
  prepareEntityUpdate,
  type StoredItem,
} from '../../platform/table/entities.ts';
import { keys } from '../../platform/table/keys.ts';

type TournamentFields = Omit<Tournament, 'version'> & {
  /** Set with its first bulletin, so that nobody looks for bulletins of other tournaments. */
  readonly hasBulletins?: true;
};

/** `bands` is absent in a tournament that was stored before there were bands: see `tournament-bands.ts`. */
type FieldsWithOrWithoutBands = Omit<TournamentFields, 'bands'> & { readonly bands?: Band[] };

/**
 * The stored item. `teamIds` is absent without participants, because a set cannot be empty; `scheduleRevision`
 * is an optimistic lock beside `version`: each {@link enrolTeamsWrite} and {@link matchLengthCheck} raises it, with new
 * teams or without. Items of earlier code may still have it under its former name `enrolments`, which is ignored.
 */
export type TournamentItem = StoredItem<
  Omit<FieldsWithOrWithoutBands, 'teamIds'> & { teamIds?: Set<number>; scheduleRevision?: number; enrolments?: number }
>;
export type StoredTournament = StoredItem<FieldsWithOrWithoutBands> & { readonly scheduleRevision: number };

export const tournamentFromItem = ({
  teamIds,
  scheduleRevision = 0,
  enrolments: _retired,
  ...item
}: TournamentItem): StoredTournament => ({
  ...item,
  teamIds: [...(teamIds ?? [])].map(Number).sort((a, b) => a - b),
  scheduleRevision,
});

const teamIdSetOrAbsent = (teamIds: readonly number[]) => (teamIds.length > 0 ? new Set(teamIds) : undefined);

export async function findTournament(id: number): Promise<StoredTournament | undefined> {
  const item = await findEntity<TournamentItem>('TOURNAMENT', id);
  return item && tournamentFromItem(item);
}

export async function getTournament(id: number): Promise<StoredTournament> {
  const tournament = await findTournament(id);
  if (!tournament) throw notFoundProblem('Torneo no encontrado');
  return tournament;
}

/**
 * All tournaments: those in progress first, then those to come, then the finished ones; within each, the newest first.
 */
export async function listTournaments(): Promise<StoredTournament[]> {
  const { compare, positionOf } = tournamentSortOrder;
  return (await listEntities<TournamentItem>('TOURNAMENT'))
    .map(tournamentFromItem)
    .sort((a, b) => compare(positionOf(a), positionOf(b)));
}

const statusOrder: readonly string[] = ['in_progress', 'pending', 'completed'] satisfies TournamentStatus[];

type TournamentListPosition = readonly (string | number)[];

/** The order of the list of tournaments, also for its pages: status, start date, id. */
export const tournamentSortOrder = {
  positionOf: ({ status, startDate, id }: StoredTournament): TournamentListPosition => [status, startDate, id],
  compare: ([statusA, startA, idA]: TournamentListPosition, [statusB, startB, idB]: TournamentListPosition): number =>
    statusOrder.indexOf(String(statusA)) - statusOrder.indexOf(String(statusB)) ||
    String(startB).localeCompare(String(startA)) ||
    Number(idB) - Number(idA),
};

export async function listTournamentsOfTeam(teamId: number): Promise<StoredTournament[]> {
  return (await listTournaments()).filter(({ teamIds }) => teamIds.includes(teamId));
}

export function prepareTournamentCreation(fields: TournamentFields, author: Authorship) {
  const { stored, write } = prepareEntityCreation(
    'TOURNAMENT',
    { ...fields, teamIds: teamIdSetOrAbsent(fields.teamIds) },
    author,
  );
  return { stored: tournamentFromItem(stored as TournamentItem), write };
}

/**
 * The write that replaces a tournament; also refused when a match or group enrolled a team since it was read, because a
 * team that is to leave may just have been enrolled.
 */
export function prepareTournamentReplacement(
  before: StoredTournament,
  fields: Partial<TournamentFields>,
  author: Authorship,
) {
  const after = { ...before, ...fields };
  const { stored, write } = prepareEntityUpdate<FieldsWithOrWithoutBands>(
    before,
    { ...fields, teamIds: teamIdSetOrAbsent(after.teamIds) as never },
    author,
  );
  return {
    stored: tournamentFromItem(stored as unknown as TournamentItem),
    write: {
      ...write,
      condition: `${write.condition} AND ${sameScheduleCondition}`,
      values: { ...write.values, ':revision': before.scheduleRevision },
    } satisfies TableWrite,
  };
}

/**
 * A condition that `scheduleRevision` is as it was read: since then no match was created, moved or regrouped, no group changed,
 * and no match of another tournament relied on this one's match length.
 */
const sameScheduleCondition = '(scheduleRevision = :revision OR attribute_not_exists(scheduleRevision))';

/**
 * The write by which a match or a group makes its teams participants; part of every write that gives a match or group
 * its teams. With `isAlone` the write is refused when `scheduleRevision` has risen since the tournament was read; with `starts`
 * it sets the tournament to in progress.
 */
export function enrolTeamsWrite(
  tournament: StoredTournament,
  teamIds: readonly number[],
  author: Authorship,
  { isAlone = false, starts = false } = {},
): TableWrite {
  const isEdited = starts || teamIds.some((id) => !tournament.teamIds.includes(id));
  const edit = isEdited ? ', version = version + :one, updatedAt = :at, updatedBy = :by' : '';
  const start = starts ? ', #status = :started' : '';
  const ofLink = { updatedByLink: author.link, updatedByHolder: author.linkHolder };
  const set = Object.entries(ofLink).filter(([, value]) => value !== undefined);
  const absent = Object.entries(ofLink).filter(([, value]) => value === undefined);
  const byLink = set.map(([name]) => `, ${name} = :${name}`).join('');
  const gone = ` REMOVE ${['changeGroupId', ...absent.map(([name]) => name)].join(', ')}`;
  const add = teamIds.length > 0 ? ' ADD teamIds :teams' : '';
  const { condition, values } = itemUnchangedCondition(tournament, author);
  const alone = isAlone ? ` AND ${sameScheduleCondition}` : '';
  return {
    update: keys.entity('TOURNAMENT', tournament.id),
    set: `SET scheduleRevision = if_not_exists(scheduleRevision, :zero) + :one${edit}${start}${isEdited ? `${byLink}${gone}` : ''}${add}`,
    ...(starts ? { names: { '#status': 'status' } } : {}),
    condition: `${condition}${alone}`,
    values: {
      ...values,
      ':zero': 0,
      ':one': 1,
      ...(add ? { ':teams': new Set(teamIds) } : {}),
      ...(isAlone ? { ':revision': tournament.scheduleRevision } : {}),
      ...(isEdited
        ? { ':at': author.at, ':by': author.by, ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])) }
        : {}),
      ...(starts ? { ':started': 'in_progress' satisfies TournamentStatus } : {}),
    },
  };
}

/**
 * The write that goes with a match booked on the same day as matches of another tournament: refused when the length of
 * those matches has changed since it was read. It counts as an enrolment in that tournament, so that a simultaneous
 * change of its match length has to check the bookings again.
 */
function matchLengthCheck(tournamentId: number, minutes: number): TableWrite {
  return {
    update: keys.entity('TOURNAMENT', tournamentId),
    set: 'SET scheduleRevision = if_not_exists(scheduleRevision, :zero) + :one',
    condition: '#rules.matchMinutes = :minutes',
    names: { '#rules': 'rules' },
    values: { ':zero': 0, ':one': 1, ':minutes': minutes },
  };
}

/**
 * The writes that check the match lengths of the other tournaments with which a match was compared; the match's own
 * tournament is checked by {@link enrolTeamsWrite}.
 */
export const matchLengthChecks = (lengths: ReadonlyMap<number, number>, ownTournamentId: number): TableWrite[] =>
  [...lengths].filter(([id]) => id !== ownTournamentId).map(([id, minutes]) => matchLengthCheck(id, minutes));

/** The length of a match in minutes, by tournament. */
export async function readMatchMinutesByTournament(ids: Iterable<number>): Promise<Map<number, number>> {
  const found = await readRulesByTournament(ids);
  return new Map([...found].map(([id, { matchMinutes }]) => [id, matchMinutes]));
}

/** The rules of the tournaments that exist among `ids`, by id. */
export async function readRulesByTournament(ids: Iterable<number>): Promise<Map<number, TournamentItem['rules']>> {
  const found = await batchGet<TournamentItem>([...ids].map((id) => keys.entity('TOURNAMENT', id)));
  return new Map(found.map(({ id, rules }) => [id, rules]));
}

/** The ids of the participants of the tournaments that exist among `ids`, by the tournament's id. */
export async function readParticipants(ids: Iterable<number>): Promise<Map<number, number[]>> {
  const found = await batchGet<TournamentItem>([...new Set(ids)].map((id) => keys.entity('TOURNAMENT', id)));
  return new Map(found.map(tournamentFromItem).map(({ id, teamIds }) => [id, teamIds]));
}
