/** What a device keeps of the operations of a match sheet until they are sent, and to whom they belong. */
import type { OperationOutcome, SheetOperation } from '#shared/domain/schemas/sheet.ts';

/**
 * Who records: a signed-in user, or the holder of a match's link. Operations are sent as their owner or not at all. A new
 * link to the same match goes on with what the former one left unsent, because a link names no person.
 */
export type QueueOwner =
  | { readonly kind: 'user'; readonly userId: number }
  | { readonly kind: 'link'; readonly token: string };

/** Names one queue: the operations of one owner in one match. */
export type QueueKey = `user:${number}/match:${number}` | `link/match:${number}`;

export const queueKeyOf = (matchId: number, owner: QueueOwner): QueueKey =>
  owner.kind === 'user' ? `user:${owner.userId}/match:${matchId}` : `link/match:${matchId}`;

/** The parts of an operation that the queue adds when it keeps and sends it. */
type AddedPart = 'format' | 'id' | 'ageSeconds';
type WithoutAddedParts<Operation> = Operation extends unknown ? Omit<Operation, AddedPart> : never;

/** An operation as the screen makes it. */
export type NewOperation = WithoutAddedParts<SheetOperation>;

/** What became of an operation that the sheet does not show: kept until the person at the pitch has dismissed it. */
interface KeptOutcome {
  readonly outcome: Exclude<OperationOutcome, 'applied'>;
  /** In Spanish: why, and what can be done. */
  readonly message: string;
}

export interface QueuedOperation {
  readonly id: string;
  readonly content: NewOperation;
  /** When it was made, by the device's clock, in milliseconds since the epoch. */
  readonly madeAt: number;
  /** Null until the server has answered. */
  readonly answer: KeptOutcome | null;
}

export type WaitingOperation = QueuedOperation & { readonly answer: null };
export type AnsweredOperation = QueuedOperation & { readonly answer: KeptOutcome };

export const isWaiting = (queued: QueuedOperation): queued is WaitingOperation => queued.answer === null;
export const isAnswered = (queued: QueuedOperation): queued is AnsweredOperation => queued.answer !== null;
