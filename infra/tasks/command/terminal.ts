/** Questions to the command's user, if the command has a terminal. */
import { createInterface } from 'node:readline/promises';

/** Whether somebody can answer a question: false in CI, and when input or output are pipes. */
export const hasTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** Asks a question and resolves to the typed line, trimmed; '' when the input ends first. */
export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const closed = Promise.withResolvers<string>();
  lines.on('close', () => closed.resolve(''));
  lines.on('SIGINT', () => process.exit(130));
  try {
    return (await Promise.race([lines.question(question), closed.promise])).trim();
  } finally {
    lines.close();
  }
}
