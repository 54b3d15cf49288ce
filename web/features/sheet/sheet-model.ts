/** What the screen of a sheet shows and can do: the sheet as this phone knows it, and the state of its queue. */
import type { ReactNode } from 'react';
import type { KeptSheet } from './queue/kept-sheets.ts';
import type { AnsweredOperation, NewOperation, WaitingOperation } from './queue/queued-operation.ts';
import type { SendState } from './queue/send-state.ts';
import type { HandOver } from './queue/use-hand-over.ts';
import type { ShownSheet } from './shown-sheet.ts';

export interface SheetModel {
  readonly sheet: ShownSheet;
  /** The operations that the server has not answered yet, in order. */
  readonly waiting: readonly WaitingOperation[];
  /** Their ids. */
  readonly unsentIds: ReadonlySet<string>;
  /** Answered but not applied, until the person at the pitch has dismissed it. */
  readonly answered: readonly AnsweredOperation[];
  readonly sending: SendState;
  /** What the match's link left unsent on this phone and the signed-in user may send; null when there is nothing. */
  readonly handOver: HandOver | null;
  /** This phone's sheets of other matches that still have unsent operations. */
  readonly unsentElsewhere: readonly KeptSheet[];
  /** Formats a moment's day as in 'dom 22 nov'; '' when it is today. */
  readonly dayOf: (epochMilliseconds: number) => string;
  /** That this phone may lose what is not sent; '' when it keeps it. */
  readonly storageWarning: string;
  /** The server's time in milliseconds since the epoch, as far as this phone knows it. */
  readonly readTime: () => number;
  /** Keeps an operation on the phone, from where it is sent; returns its id. `secondsAgo`: how long ago it happened. */
  readonly record: (operation: NewOperation, secondsAgo?: number) => string;
  /** Forgets an operation that is answered or, because the person said so, one that waits. */
  readonly dismiss: (operationId: string) => void;
  /** Sends what waits now. */
  readonly retry: () => void;
}

/** What the screen needs besides the sheet. */
export interface SheetSurroundings {
  readonly isAdmin: boolean;
  /** Formats a moment as the federation's hour, as in '15:05'. */
  readonly hourOf: (epochMilliseconds: number) => string;
  readonly onSignIn: () => void;
  /** What came after the confirmed end, for an administrator to decide on. */
  readonly unapplied: ReactNode;
}
