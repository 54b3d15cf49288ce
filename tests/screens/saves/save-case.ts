/** What a test case of a save says: how a person gets to it, what is sent, and what is said when it fails. */
import type { Answers } from '../fake-api.ts';
import type { Values, Words } from '../person.ts';

/** Two texts where the screen distinguishes a failed save from an unreachable server. */
type FailureText = string | { readonly failed: string; readonly unreachable: string };

export interface SaveCase {
  /** A clause for the test's title, such as 'a team is created'. */
  readonly what: string;
  /** The file below web/ that sends the request. */
  readonly by: string;
  readonly route: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  readonly at: string;
  /** The viewer, by default an administrator. */
  readonly as?: 'DT' | null;
  readonly answers?: Answers;
  /** What is pressed until the form is open. */
  readonly opens?: readonly Words[];
  readonly types?: Values;
  /** What saves. */
  readonly saves: Words;
  /** A part of what is sent. */
  readonly sends?: object;
  readonly fails: FailureText;
  /** Escape closes the dialog even while the save is in progress. */
  readonly isLeftByEscape?: true;
}
