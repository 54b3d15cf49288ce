/** Reads from a change of an event what the event was before. */
import * as z from 'zod/mini';
import type { RecordedItem } from '#shared/domain/changes/recorded-change.ts';
import { editableEventFields, type StoredEventFields, storedEvent } from '#shared/domain/schemas/match-event.ts';
import type { StoredChange } from '../../competition/changes/change-entry.ts';
import type { StoredEvent } from '../../competition/records/events.ts';
import { Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';

export type FormerEvent = Omit<StoredEventFields, 'version'>;

/** The event as it was; 409 when other code has stored something that this one does not understand. */
export function formerEvent({ fields }: RecordedItem): FormerEvent {
  const shape = { ...storedEvent.shape, ...editableEventFields };
  const parsed = z.safeParse(z.object(shape), { ...fields, version: 1 });
  if (!parsed.success) throw new Problem('conflict', 'No se sabe cómo estaba antes.');
  const { version: _any, ...former } = parsed.data;
  return former;
}

/** What an event has beside its fields: the operation that recorded it, and who created it. */
const originFields = {
  operationId: z.optional(z.string()),
  recordedAt: z.optional(z.string()),
  createdAt: z.string(),
  createdBy: z.int(),
};

/** A deleted event with the version that was deleted. */
export function deletedEvent(
  { item, before, tournamentId }: StoredChange,
  former: FormerEvent,
  { at, by }: Authorship,
): StoredEvent {
  const created = { createdAt: at, createdBy: by };
  const origin = z.safeParse(z.object(originFields), { ...created, ...before?.fields });
  return {
    ...former,
    ...(origin.success ? origin.data : created),
    ...item,
    tournamentId,
    kind: 'EVENT',
    version: before?.version ?? 0,
    updatedAt: at,
    updatedBy: by,
  } as StoredEvent;
}
