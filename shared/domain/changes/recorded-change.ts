/** What is recorded of a change: the item before and after it, and what kind of change it is. */
import type { ChangeKind } from '../schemas/change.ts';

/** Fields as they were stored, also by newer code: nothing is known about their types. */
export type RecordedFields = Readonly<Record<string, unknown>>;

/** An item at one moment; of a field that did not change only what names the item is recorded. */
export interface RecordedItem {
  readonly version: number;
  readonly fields: RecordedFields;
}

/**
 * A change of a team, its people or its usual lineup is recorded in each tournament that the team plays, and so is one of a
 * sanction that holds in every tournament; one of a notice in those that it concerns.
 */
export type RecordedKind =
  | 'match'
  | 'event'
  | 'group'
  | 'tournament'
  | 'sheet'
  | 'team'
  | 'player'
  | 'staff'
  | 'lineup'
  | 'notice'
  | 'sanction'
  | 'bulletin';

export interface RecordedChange {
  readonly of: RecordedKind;
  /** null: the item was created, or deleted. */
  readonly before: RecordedItem | null;
  readonly after: RecordedItem | null;
}

const resultFields = ['homeScore', 'awayScore', 'homePenalties', 'awayPenalties', 'walkover'];

/** For each kind of item: the fields that are recorded when they change, and those that are always recorded. */
export const recordedFields: Readonly<
  Record<RecordedKind, { readonly always: readonly string[]; readonly changed: readonly string[] }>
> = {
  match: {
    always: ['homeTeamId', 'awayTeamId', 'round', 'status', ...resultFields, 'matchDate', 'matchTime'],
    changed: [
      'location',
      'groupId',
      'isPlayoff',
      'canchaId',
      'refereeId',
      'assistantId',
      'homeGoalkeeperId',
      'awayGoalkeeperId',
      'sheetUserIds',
      'scoreFollowsEvents',
    ],
  },
  event: {
    always: ['id', 'tournamentId', 'matchId', 'playerId', 'teamId', 'eventType', 'minute', 'description'],
    changed: ['operationId', 'recordedAt', 'createdAt', 'createdBy'],
  },
  group: { always: ['name'], changed: ['teamIds'] },
  tournament: {
    always: [],
    changed: [
      'name',
      'description',
      'startDate',
      'endDate',
      'status',
      'teamIds',
      'rules',
      'adjustments',
      'bands',
      'withdrawals',
      'eligibilityExceptions',
      'fixtureSeed',
    ],
  },
  sheet: { always: [], changed: ['end', 'confirmedAt', 'unapplied'] },
  team: { always: ['name'], changed: ['shortName', 'coach', 'city', 'foundationYear', 'logo'] },
  player: {
    always: ['teamId', 'firstName', 'lastName', 'jerseyNumber'],
    changed: ['position', 'isStarter', 'status', 'role', 'dateOfBirth', 'fitUntil', 'pendingMatchId'],
  },
  staff: { always: ['teamId', 'name', 'role'], changed: ['phone', 'email'] },
  lineup: { always: ['teamId'], changed: ['formation', 'positions'] },
  notice: { always: ['title', 'scope'], changed: ['kind', 'text', 'until', 'revokedAt'] },
  sanction: {
    always: ['subject', 'teamId', 'status', 'measures', 'bulletin'],
    changed: ['article', 'reason', 'decidedOn', 'origin', 'matchId', 'replaces', 'tournamentId', 'isRestored'],
  },
  bulletin: { always: ['number', 'date', 'corrects'], changed: ['title', 'notices', 'sanctionIds'] },
};

/** Fields of which only that they changed is recorded: not everybody who reads of the change may see them. */
export const privateFields: readonly string[] = ['dateOfBirth', 'fitUntil', 'eligibilityExceptions', 'phone', 'email'];

/** Whether a field differs; one that is absent counts as null, and so does an empty list. */
export function isFieldChanged({ before, after }: RecordedChange, field: string): boolean {
  const text = (item: RecordedItem | null) => {
    const value = item?.fields[field] ?? null;
    return JSON.stringify(Array.isArray(value) && value.length === 0 ? null : value, inOrderOfNames);
  };
  return text(before) !== text(after);
}

/** DynamoDB answers the names of a map in any order. */
const inOrderOfNames = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const changedFields = (change: RecordedChange): string[] => {
  const { always, changed } = recordedFields[change.of];
  return [...always, ...changed].filter((field) => isFieldChanged(change, field));
};

const scheduleFields = ['matchDate', 'matchTime', 'location', 'canchaId'];
/** Statuses of a match that has a result, or may get one at any moment. */
const statusesWithResult: readonly unknown[] = ['in_progress', 'completed'];

/** A match that is put off or given a date again changes its schedule; any other status is a matter of its result. */
export function kindOfChange(change: RecordedChange): ChangeKind {
  const { of, before, after } = change;
  if (of !== 'match') return of;
  if (before === null || after === null) return 'match';
  const changes = (fields: readonly string[]) => fields.some((field) => isFieldChanged(change, field));
  const hadResult = [before, after].some(({ fields }) => statusesWithResult.includes(fields.status));
  if (changes(resultFields) || (changes(['status']) && hadResult)) return 'result';
  if (changes([...scheduleFields, 'status'])) return 'schedule';
  if (changes(['refereeId', 'assistantId'])) return 'officials';
  return changes(['homeTeamId', 'awayTeamId']) ? 'teams' : 'match';
}

const undoableKinds: readonly ChangeKind[] = ['result', 'schedule', 'event', 'notice'];

/** Whether a change of this kind can be undone, as long as its item has not been changed again since. */
export const isUndoable = (change: RecordedChange): boolean =>
  change.of === 'sanction' ? isUndoableOfSanction(change) : undoableKinds.includes(kindOfChange(change));

/** What a bulletin published is final, and of a sanction that came from another scope the entry there tells what it was. */
const isUndoableOfSanction = (change: RecordedChange): boolean =>
  ((change.after ?? change.before)?.fields.bulletin ?? null) === null && !isMovedSanction(change);

/** Whether a sanction was given another scope, which stores it under another key, and this is its arrival there. */
export const isMovedSanction = ({ before, after }: RecordedChange): boolean =>
  before === null && after !== null && after.version > 1 && after.fields.isRestored !== true;
