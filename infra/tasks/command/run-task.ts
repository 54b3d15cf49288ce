/** Runs a command and exits with its code; an error is printed as a message, without a stack trace. */

import { OperatorError } from '../../local/operator-error.ts';
import { explainAwsError } from './explain-aws-error.ts';

/** A mistake or a failure that ends the command with an exit code of its own. */
export class TaskFailure extends OperatorError {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs the command and ends the process: with 0, with the exit code of a TaskFailure, or with 1. */
export async function runTask(run: () => Promise<void>): Promise<never> {
  try {
    await run();
    process.exit(0);
  } catch (error) {
    console.error(describeError(error));
    process.exit(exitCodeOf(error));
  }
}

export const exitCodeOf = (error: unknown): number => (error instanceof TaskFailure ? error.exitCode : 1);

/** The error as text, in Spanish where the cause is known; one line, except for an OperatorError with several lines. */
export function describeError(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return explainAwsError(error) ?? describeUnknownError(error);
}

function describeUnknownError(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return `${name === 'Error' ? '' : `${name}: `}${message.split('\n')[0]}`;
}
