/** Which notices are in force, and in which order they stand. */
import { millisecondsOfInstant } from '../calendar/instants.ts';
import type { Notice, NoticeScope } from '../schemas/notice.ts';

/** `now` in milliseconds since 1970. */
export const isInForce = ({ until, revokedAt }: Pick<Notice, 'until' | 'revokedAt'>, now: number): boolean =>
  revokedAt === null && now < millisecondsOfInstant(until);

/** Newest first. */
export const compareNotices = (a: Pick<Notice, 'createdAt' | 'id'>, b: Pick<Notice, 'createdAt' | 'id'>): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

/** The same text for equal scopes, and for no others. */
export const keyOfNoticeScope = (scope: NoticeScope): string =>
  [scope.kind, 'id' in scope ? scope.id : 0, 'round' in scope ? scope.round : ''].join('#');
