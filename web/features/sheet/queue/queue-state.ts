/** What a screen shows of a queue. */
import type { ReceivedSheet, SendProblem } from './queue-parts.ts';
import type { AnsweredOperation, WaitingOperation } from './queued-operation.ts';

export interface QueueState<Sheet> {
  /** False until the device's store has been read. */
  readonly isLoaded: boolean;
  /** The sheet as the server last sent it; null when this device has never had it. */
  readonly received: ReceivedSheet<Sheet> | null;
  /** Not known to be recorded yet, in the order in which they were made. */
  readonly waiting: readonly WaitingOperation[];
  /** Answered but not applied, until each is dismissed. */
  readonly answered: readonly AnsweredOperation[];
  /** Why the last request failed; null after one that succeeded. */
  readonly problem: SendProblem | null;
  /** True when the device could not store an operation, which then lasts only as long as the page. */
  readonly isStorageFailing: boolean;
}
