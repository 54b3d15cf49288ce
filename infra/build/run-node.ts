/** Runs a script in a process of its own, with this process's Node. */
import { spawn } from 'node:child_process';
import { rootDir } from './paths.ts';

/** Resolves when the script ends well; otherwise rejects with what it printed. */
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
