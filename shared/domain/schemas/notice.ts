/** Notice (aviso): what the federation tells everybody, on every page of its scope, until a moment. */
import * as z from 'zod/mini';
import { fieldMessages } from '../../spanish/validation.ts';
import { instantPattern, millisecondsOfInstant } from '../calendar/instants.ts';
import { limits } from '../limits.ts';
import { toVisibleLines } from '../visible-text.ts';
import { id, name, teamTarget, text, version } from './primitives.ts';

/** Whom a notice concerns; a round is named as its matches name it. */
export const noticeScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('federation') }),
  z.strictObject({ kind: z.literal('tournament'), id }),
  z.strictObject({ kind: z.literal('round'), id, round: name }),
  teamTarget,
]);
export type NoticeScope = z.output<typeof noticeScope>;

export const noticeKind = z.enum(['suspension', 'change', 'general']);
export type NoticeKind = z.output<typeof noticeKind>;

/** A moment with its offset, such as `2026-11-28T23:59:00-03:00`. */
const instant = z.string().check(
  z.regex(instantPattern, { error: fieldMessages.instant, abort: true }),
  z.refine((text) => !Number.isNaN(millisecondsOfInstant(text)), { error: fieldMessages.instant }),
);

/** What the words of a notice are, and until when it is in force. */
export const noticeWords = {
  title: text(limits.noticeTitleLength, 1),
  text: z.string().check(z.overwrite(toVisibleLines), z.maxLength(limits.noticeTextLength)),
  until: instant,
};

/** The fields that a user can edit; no other file lists them. */
export const noticeForm = { scope: noticeScope, kind: noticeKind, ...noticeWords };
export type NoticeForm = z.output<z.ZodMiniObject<typeof noticeForm>>;

export const notice = z.object({
  id,
  ...noticeForm,
  /** When it was revoked, before its time was over; null while it was not. */
  revokedAt: z.nullable(z.string()),
  createdAt: z.string(),
  version,
});
export type Notice = z.output<typeof notice>;
