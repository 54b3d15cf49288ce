/** `npm run check`: checks types, lint and format, unused code and architecture; runs every check even if one fails. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
}

const repositoryRoot = join(import.meta.dirname, '..', '..');
const tscPath = 'node_modules/typescript/bin/tsc';
const knipPath = 'node_modules/knip/bin/knip.js';

const checks: Check[] = [
  ...['shared', 'functions', 'infra', 'web', 'web/worker', 'tests'].map((folder) => ({
    name: `types of ${folder}`,
    command: [tscPath, '-p', folder],
  })),
  { name: 'lint and format', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { name: 'nothing unused', command: [knipPath] },
  { name: 'nothing used by tests alone', command: [knipPath, '--production'] },
  {
    name: 'architecture',
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/vitest.config.ts',
      '--configLoader=native',
      'tests/architecture',
    ],
  },
];

async function runCheck({ name, command }: Check): Promise<boolean> {
  const start = performance.now();
  const child = spawn(process.execPath, command, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise((done) => child.once('close', done));
  const passed = code === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.info(`${passed ? '✓' : '✗'} ${name} (${seconds} s)${passed ? '' : `\n${output.trimEnd()}`}`);
  return passed;
}

const pendingChecks = [...checks];
const checkResults: boolean[] = [];
async function runPendingChecks(): Promise<void> {
  for (let check = pendingChecks.shift(); check; check = pendingChecks.shift())
    checkResults.push(await runCheck(check));
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, runPendingChecks));

const passedCount = checkResults.filter(Boolean).length;
console.info(`check: ${passedCount} passed, ${checkResults.length - passedCount} failed`);
process.exitCode = passedCount === checks.length ? 0 : 1;
