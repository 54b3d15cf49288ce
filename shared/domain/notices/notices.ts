/** Which notices are in force, and in which order they stand. */
import { millisecondsOfInstant } from '../calendar/instants.ts';
import type { RecordedChange, RecordedFields } from '../changes/recorded-change.ts';
import type { Notice, NoticeScope } from '../schemas/notice.ts';

/** `now` in milliseconds since 1970. */
export const isInForce = ({ until, revokedAt }: Pick<Notice, 'until' | 'revokedAt'>, now: number): boolean =>
  revokedAt === null && now < millisecondsOfInstant(until);

/**
 * Whether the change is of a notice whose time would be over once it is undone, so that nobody would read anything else
 * than before. `stored`: the notice as it is now.
 */
export const isOverOnceUndone = (
  { of, before }: RecordedChange,
  stored: RecordedFields | undefined,
  now: number,
): boolean => of === 'notice' && now >= millisecondsOfInstant(String(before?.fields.until ?? stored?.until));

/** Newest first. */
export const compareNotices = (a: Pick<Notice, 'createdAt' | 'id'>, b: Pick<Notice, 'createdAt' | 'id'>): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

/** The same text for equal scopes, and for no others. */
export const keyOfNoticeScope = (scope: NoticeScope): string =>
  [scope.kind, 'id' in scope ? scope.id : 0, 'round' in scope ? scope.round : ''].join('#');
