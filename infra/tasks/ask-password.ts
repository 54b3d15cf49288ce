/**
 * Reads a password: typed without being shown, or the first line of piped input. Never from an argument, which other
 * processes can see.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { OperatorError } from '../local/operator-error.ts';

export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readFirstInputLine();
  const typed = await askWithoutEcho('Contraseña: ');
  if ((await askWithoutEcho('Otra vez la misma: ')) !== typed)
    throw new OperatorError('Las dos contraseñas no son iguales.');
  return typed;
}

async function readFirstInputLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  try {
    const [line] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?];
    return line ?? '';
  } finally {
    lines.close();
  }
}

function askWithoutEcho(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  return new Promise((resolve) => {
    lines.on('SIGINT', () => process.exit(130));
    lines.question('', (typed) => {
      lines.close();
      process.stdout.write('\n');
      resolve(typed);
    });
  });
}
