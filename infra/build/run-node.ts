/** Runs a script in a child process, with the Node that runs this process. */
import { spawn } from 'node:child_process';
import { rootDir } from './paths.ts';

/** Resolves when the script exits with code 0; otherwise rejects with the script's output. */
export function runNode(script: string, args: readonly string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: rootDir,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    }
    const endWithThisProcess = () => child.kill();
    process.once('exit', endWithThisProcess);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', endWithThisProcess);
      if (code === 0) resolve();
      else reject(new Error(`${script} failed:\n${printed.trim()}`));
    });
  });
}
