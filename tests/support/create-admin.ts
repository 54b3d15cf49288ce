/** Runs `npm run create-admin` as an operator does, with the password piped in. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface CreateAdminResult {
  readonly code: number;
  /** Everything the command wrote to stdout and stderr. */
  readonly said: string;
}

export async function createAdmin(args: readonly string[], password: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['infra/launcher.cjs', 'create-admin', ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  child.stdin.on('error', () => {}).end(`${password}\n`);
  const [code] = await once(child, 'close');
  return { code, said } as CreateAdminResult;
}

export const createAdminArguments = (email: string, more: readonly string[]) => [
  '--email',
  email,
  '--first-name',
  'Ana',
  '--last-name',
  'Paz',
  ...more,
];
