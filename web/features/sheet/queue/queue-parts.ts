/** What a queue needs from its surroundings: a store, the network and a clock, which tests replace by their own. */
import type { OperationResult, SheetOperation } from '#shared/domain/schemas/sheet.ts';
import type { QueuedOperation } from './queued-operation.ts';

/** The fields that the queue needs of a sheet as the server answers it. */
export interface DatedSheet {
  /** The server's time when it answered, in ISO 8601. */
  readonly now: string;
}

/** The sheet as the server last sent it. */
export interface ReceivedSheet<Sheet> {
  readonly sheet: Sheet;
  /** When it arrived, by the device's clock, in milliseconds since the epoch. */
  readonly receivedAt: number;
}

export interface StoredQueue<Sheet> {
  /** In the order in which they were made. */
  readonly operations: readonly QueuedOperation[];
  readonly received: ReceivedSheet<Sheet> | null;
}

/** Keeps one queue on the device. Each call is done entirely or not at all. */
export interface QueueStorage<Sheet> {
  readonly load: () => Promise<StoredQueue<Sheet>>;
  readonly add: (operation: QueuedOperation) => Promise<void>;
  /** Removes what was applied, keeps the other outcomes beside their operations, and keeps the sheet if there is one. */
  readonly record: (results: readonly OperationResult[], received: ReceivedSheet<Sheet> | null) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Why nothing could be sent. */
export interface SendProblem {
  readonly kind:
    | 'unreachable'
    | 'timeout'
    | 'server-failure'
    | 'too-many-requests'
    /** The user has to sign in again. */
    | 'signed-out'
    /** The link is not accepted any more: a new one is needed. */
    | 'link-refused'
    /** Both sides have confirmed the sheet, and a link can do nothing more. */
    | 'sheet-confirmed'
    /** The user may not write this sheet, or the match does not exist any more. */
    | 'not-allowed';
  /** The server's own sentence, or ''. */
  readonly detail: string;
  /** Milliseconds that the server asked to wait. */
  readonly retryAfterMs?: number;
}

export type SendAnswer<Sheet> =
  /** `sheet` is null when the owner may not read it any more. */
  | { readonly kind: 'answered'; readonly results: readonly OperationResult[]; readonly sheet: Sheet | null }
  /** The server refuses the request as such, so it refuses it again: one of its operations is faulty. */
  | { readonly kind: 'malformed'; readonly detail: string }
  | { readonly kind: 'failed'; readonly problem: SendProblem };

type ReadAnswer<Sheet> =
  | { readonly kind: 'answered'; readonly sheet: Sheet }
  | { readonly kind: 'failed'; readonly problem: SendProblem };

/** Calls the API as the queue's owner, with a deadline; never throws. */
export interface SheetNetwork<Sheet> {
  readonly send: (operations: readonly SheetOperation[]) => Promise<SendAnswer<Sheet>>;
  readonly read: () => Promise<ReadAnswer<Sheet>>;
}

interface QueueClock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Told when nothing waits that was timed by it, and the server has told its own time. */
  readonly rebase: () => void;
  /** Calls `run` after `ms` milliseconds; returns what cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export interface QueueParts<Sheet> {
  readonly storage: QueueStorage<Sheet>;
  readonly network: SheetNetwork<Sheet>;
  readonly clock: QueueClock;
  readonly newId: () => string;
  /** Runs `send` while no other tab sends the same queue. */
  readonly alone: (send: () => Promise<void>) => Promise<void>;
  /** Tells other tabs that the stored queue has changed. */
  readonly announceChange: () => void;
}
