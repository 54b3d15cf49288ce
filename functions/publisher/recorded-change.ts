/** Reads from a stream record which change of a tournament it is, if 'Cambios' tells of such changes. */
import type { DynamoDBRecord } from 'aws-lambda';
import {
  changedFields,
  privateFields,
  type RecordedChange,
  type RecordedItem,
  type RecordedKind,
  recordedFields,
} from '#shared/domain/changes/recorded-change.ts';
import type { NoticeScope } from '#shared/domain/schemas/notice.ts';
import { type Key, keys, partitionKeys, sortKeyPrefixes } from '../platform/table/keys.ts';
import { fieldsOf, type ItemImage, numberOf, textOf } from './item-images.ts';

/** The tournaments whose 'Cambios' tell of a change: one, those that a team plays, or all open ones if both are null. */
interface ChangePlace {
  /**
   * null for an item of a team, which may play several tournaments, for a notice to everybody and for a sanction that holds in
   * every tournament.
   */
  readonly tournamentId: number | null;
  readonly teamId: number | null;
}

interface ChangedItem extends ChangePlace {
  readonly of: RecordedKind;
  readonly matchId: number | null;
  /** Where a note says who deleted the item; a sheet is deleted with its match. */
  readonly pointer: Key | null;
}

export interface ChangeInStream extends RecordedChange, Pick<ChangedItem, 'matchId' | 'pointer'> {
  readonly places: readonly ChangePlace[];
  readonly item: Key;
  /** Second in which the change was made, as ISO 8601 without the fraction; the same in every delivery of the record. */
  readonly second: string;
  readonly sequence: string;
  /** From the item itself; null where it does not say so, as for a deletion. */
  readonly by: number | null;
  readonly at: string | null;
  readonly link: string | null;
  readonly holder: string | null;
  readonly groupId: string | null;
}

/** Items that were written longer ago than this were not changed but copied, as an import does. */
const copiedAfterMs = 60 * 60 * 1000;

/**
 * The change of a record; null for items of which nothing is told, for writes that give no new version, and for copies.
 * An item without a version, which this code has not written, counts as version 0.
 */
export function readChange({ dynamodb }: DynamoDBRecord): ChangeInStream | null {
  const item = { pk: dynamodb?.Keys?.pk?.S ?? '', sk: dynamodb?.Keys?.sk?.S ?? '' };
  const changed = changedItemOf(item);
  if (!changed) return null;
  const [oldImage, newImage] = [dynamodb?.OldImage, dynamodb?.NewImage];
  const [before, after] = [recordedItemOf(oldImage, changed.of), recordedItemOf(newImage, changed.of)];
  if (before === null && after === null) return null;
  // A lineup goes with its match or team, and a team is created and deleted while it plays no tournament.
  if (after === null && (changed.of === 'lineup' || changed.of === 'team')) return null;
  if (before === null && changed.of === 'team') return null;
  if (before?.version === after?.version && versionOf(newImage, changed.of) !== null) return null;
  const { tournamentId, teamId, ...ofItem } = changed;
  const change = withoutUnchangedFields({ of: changed.of, before, after });
  const moment = (dynamodb?.ApproximateCreationDateTime ?? 0) * 1000;
  const at = timeOf(newImage, 'updatedAt');
  if (!oldImage && at !== null && moment - Date.parse(at) > copiedAfterMs) return null;
  return {
    ...ofItem,
    ...change,
    places: placesOf({ of: changed.of, before, after }, { tournamentId, teamId }),
    item,
    second: `${new Date(moment).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`,
    sequence: dynamodb?.SequenceNumber ?? '',
    by: userOf(newImage),
    at,
    link: textOf(newImage, 'updatedByLink'),
    holder: textOf(newImage, 'updatedByHolder'),
    groupId: textOf(newImage, 'changeGroupId'),
  };
}

/** A point in time as this code writes it; null for anything else. */
function timeOf(image: ItemImage | undefined, name: string): string | null {
  const text = textOf(image, name) ?? '';
  return isoTime.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

function userOf(image: ItemImage | undefined): number | null {
  const id = numberOf(image, 'updatedBy');
  return id !== null && Number.isSafeInteger(id) && id >= 0 ? id : null;
}

function changedItemOf({ pk, sk }: Key): ChangedItem | null {
  if (pk === partitionKeys.entities('TOURNAMENT')) {
    const tournamentId = idOf(sk);
    return tournamentId === null
      ? null
      : { of: 'tournament', tournamentId, teamId: null, matchId: null, pointer: null };
  }
  if (pk === partitionKeys.entities('NOTICE'))
    return { of: 'notice', tournamentId: null, teamId: null, matchId: null, pointer: null };
  if (pk === partitionKeys.sanctions || pk === partitionKeys.bulletins) return changedItemOfDiscipline({ pk, sk });
  const { tournaments } = partitionKeys;
  const tournamentId = pk.startsWith(tournaments) ? idOf(pk.slice(tournaments.length)) : null;
  if (tournamentId === null) return changedItemOfTeam({ pk, sk });
  const [, first = '', second = ''] = sk.split('#');
  const [id, secondId] = [idOf(first), idOf(second)];
  const place = { tournamentId, teamId: null, matchId: id };
  if (sk.startsWith(sortKeyPrefixes.match)) return { of: 'match', ...place, pointer: keys.matchRef(id ?? 0) };
  if (sk.startsWith(sortKeyPrefixes.event)) return { of: 'event', ...place, pointer: keys.eventRef(secondId ?? 0) };
  if (sk.startsWith(sortKeyPrefixes.group))
    return { of: 'group', ...place, matchId: null, pointer: keys.groupRef(id ?? 0) };
  if (sk.startsWith(sortKeyPrefixes.sheet)) return { of: 'sheet', ...place, pointer: keys.matchRef(id ?? 0) };
  if (sk.startsWith(sortKeyPrefixes.lineup)) return { of: 'lineup', ...place, pointer: null };
  return null;
}

/** A notice that is given another scope is told of in both; the key of a sanction does not name its team. */
function placesOf({ of, before, after }: RecordedChange, place: ChangePlace): ChangePlace[] {
  const items = [before, after].filter((item) => item !== null);
  if (of === 'notice') return items.map(({ fields }) => placeOfNotice(fields.scope));
  const teamId = of === 'sanction' ? items.at(-1)?.fields.teamId : undefined;
  return [typeof teamId === 'number' ? { ...place, teamId } : place];
}

function placeOfNotice(scope: unknown): ChangePlace {
  const { kind, id = null } = (scope ?? {}) as Partial<Extract<NoticeScope, { id: number }>>;
  return kind === 'team' ? { tournamentId: null, teamId: id } : { tournamentId: id, teamId: null };
}

/** One that holds in every tournament stands in those of its team; what numbers the bulletins is none. */
function changedItemOfDiscipline({ pk, sk }: Key): ChangedItem | null {
  const [first = '', second = ''] = sk.split('#');
  const [tournamentId, id] = [idOf(first), idOf(second)];
  if (id === null || (pk === partitionKeys.bulletins && tournamentId === null)) return null;
  const place = { tournamentId, teamId: null, matchId: null };
  return pk === partitionKeys.sanctions
    ? { of: 'sanction', ...place, pointer: keys.sanctionRef(id) }
    : { of: 'bulletin', ...place, pointer: keys.bulletinRef(id) };
}

/** The federation's own staff, of team 0, plays no tournament. */
function changedItemOfTeam({ pk, sk }: Key): ChangedItem | null {
  const place = { tournamentId: null, matchId: null };
  if (pk === partitionKeys.entities('TEAM')) return { of: 'team', ...place, teamId: idOf(sk), pointer: null };
  const teamId = pk.startsWith(partitionKeys.teams) ? idOf(pk.slice(partitionKeys.teams.length)) : null;
  if (teamId === null) return null;
  const id = idOf(sk.split('#')[1] ?? '') ?? 0;
  if (sk.startsWith(sortKeyPrefixes.player)) return { of: 'player', ...place, teamId, pointer: keys.playerRef(id) };
  if (sk.startsWith(sortKeyPrefixes.staff)) return { of: 'staff', ...place, teamId, pointer: keys.staffRef(id) };
  return sk === keys.teamLineup(teamId).sk ? { of: 'lineup', ...place, teamId, pointer: null } : null;
}

const idOf = (text: string): number | null => (/^\d{1,16}$/.test(text) && Number(text) > 0 ? Number(text) : null);

/** What is told of a sheet has a version of its own: see `toldVersion` of a stored sheet. */
const versionOf = (image: ItemImage | undefined, of: RecordedKind): number | null =>
  (of === 'sheet' ? numberOf(image, 'toldVersion') : null) ?? numberOf(image, 'version');

/** An item as it is recorded; null also for a sheet of which there is nothing to tell yet. */
function recordedItemOf(image: ItemImage | undefined, of: RecordedKind): RecordedItem | null {
  if (!image) return null;
  const version = versionOf(image, of) ?? 0;
  if (of === 'sheet' && version === 0) return null;
  const { always, changed } = recordedFields[of];
  return { version, fields: fieldsOf(image, [...always, ...changed]) };
}

/** Fields of an item may be of any size when other code has written it; those kept of it have at most so many bytes. */
const maxBytes = 100_000;

function withoutUnchangedFields(change: RecordedChange): RecordedChange {
  const kept = new Set([...recordedFields[change.of].always, ...changedFields(change)]);
  const thin = (item: RecordedItem | null): RecordedItem | null => {
    if (!item) return null;
    const told = (name: string, value: unknown) => (privateFields.includes(name) ? item === change.after : value);
    const fields = Object.fromEntries(
      Object.entries(item.fields).flatMap(([name, value]) => (kept.has(name) ? [[name, told(name, value)]] : [])),
    );
    return { version: item.version, fields: Buffer.byteLength(JSON.stringify(fields)) > maxBytes ? {} : fields };
  };
  return { ...change, before: thin(change.before), after: thin(change.after) };
}
