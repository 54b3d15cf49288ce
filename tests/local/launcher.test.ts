/** The launcher in a project of its own, with a made-up npm: what it installs, when, and how it starts and ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collectOutput } from './output-of.ts';

let project: string;
const pathInProject = (...names: string[]) => join(project, ...names);

const packageJson = { engines: { node: '>=20' }, dependencies: { node: process.versions.node } };

/** Source of a stand-in for npm: notes how it was called, and slowly installs a Node; `ci` begins from nothing. */
const fakeNpmSource = `
const fs = require('node:fs');
fs.appendFileSync('npm-calls', JSON.stringify({ args: process.argv.slice(2), env: process.env }) + '\\n');
if (process.env.BROKEN_NPM) process.exit(3);
setTimeout(() => {
  if (process.argv[2] === 'ci') fs.rmSync('node_modules', { recursive: true, force: true });
  fs.mkdirSync('node_modules/node/bin', { recursive: true });
  if (process.argv[2] === 'ci') fs.symlinkSync(process.execPath, 'node_modules/node/bin/node');
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  const installed = Object.entries(packages).filter(([, { dev }]) => !dev || process.argv.includes('--include=dev'));
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(installed) }));
}, 400);
`;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'torneo-launcher-'));
  mkdirSync(pathInProject('infra', 'build'), { recursive: true });
  cpSync('infra/launcher.cjs', pathInProject('infra', 'launcher.cjs'));
  cpSync('infra/launcher', pathInProject('infra', 'launcher'), { recursive: true });
  writeFileSync(pathInProject('npm-cli.js'), fakeNpmSource);
  writeFileSync(pathInProject('package.json'), JSON.stringify(packageJson));
  writeLockFile({ 'node_modules/vitest': { version: '5.0.0', dev: true } });
  writeBuildScript('console.log("built", process.argv.slice(2).join());');
  mkdirSync(pathInProject('infra', 'cost'));
  writeFileSync(pathInProject('infra', 'cost', 'main.ts'), 'console.log("with tools");');
});
afterEach(() => rmSync(project, { recursive: true }));

const writeLockFile = (packages: Record<string, { version: string; dev?: true }>) =>
  writeFileSync(pathInProject('package-lock.json'), JSON.stringify({ packages }));
/** Writes the script that the task `build` runs. */
const writeBuildScript = (script: string) => writeFileSync(pathInProject('infra', 'build', 'main.ts'), script);

function launch(args: string[] = ['build'], env: Record<string, string> = {}) {
  const outer = { npm_execpath: pathInProject('npm-cli.js'), npm_config_omit: 'dev', NODE_ENV: 'production' };
  const launcher = spawn(process.execPath, ['infra/launcher.cjs', ...args], {
    cwd: project,
    env: { ...process.env, ...outer, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = collectOutput(launcher);
  const ended = once(launcher, 'close').then(([code, signal]) => ({ code, signal, said: said() }));
  return { launcher, ended, said };
}

/** The files that npm leaves after installing the application. */
function installPackages(): void {
  mkdirSync(pathInProject('node_modules', 'node', 'bin'), { recursive: true });
  symlinkSync(process.execPath, pathInProject('node_modules', 'node', 'bin', 'node'));
  writeFileSync(pathInProject('node_modules', '.package-lock.json'), JSON.stringify({ packages: {} }));
}

const npmCalls = (): { args: string[]; env: Record<string, string> }[] =>
  readFileSync(pathInProject('npm-calls'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the launcher', () => {
  test('installs what a task needs, whatever the calling npm leaves out, and all of it anew after a failure', async () => {
    const first = await launch(['build', 'uno', '--dos']).ended;
    expect(first.said).toMatch(/^Instalando.*\n[\s\S]*Paquetes instalados en \d+ s\.\nbuilt uno,--dos\n$/);
    expect(first.code).toBe(0);
    await launch(['cost']).ended;
    expect((await launch(['cost']).ended).said).toBe('with tools\n');
    expect((await launch().ended).said).toBe('built \n');
    writeLockFile({ 'node_modules/vitest': { version: '5.0.1', dev: true }, 'node_modules/zod': { version: '4.0.0' } });
    const failed = await launch(['build'], { BROKEN_NPM: 'yes' }).ended;
    expect(failed.said).toMatch(/npm install terminó con 3.*\n$/);
    expect(failed.said).not.toContain('built');
    expect(failed.code).toBe(1);
    await launch().ended;
    expect(npmCalls().map(({ args }) => args.slice(0, 3))).toEqual([
      ['ci', '--omit=dev', '--include=optional'],
      ['install', '--no-save', '--include=dev'],
      ['install', '--no-save', '--include=dev'],
      ['ci', '--include=dev', '--include=optional'],
    ]);
    for (const { args, env } of npmCalls()) {
      expect(args).toContain('--ignore-scripts=false');
      expect(Object.keys(env)).not.toContain('NODE_ENV');
      expect(Object.keys(env)).not.toContain('npm_config_omit');
    }
  });

  test('installs once when two launchers start together', async () => {
    const both = await Promise.all([launch().ended, launch().ended]);
    expect(both.map(({ said }) => said.endsWith('built \n'))).toEqual([true, true]);
    expect(npmCalls()).toHaveLength(1);
  });

  test('ends with the exit code or the signal of its task', async () => {
    installPackages();
    writeBuildScript('process.exit(7);');
    expect((await launch().ended).code).toBe(7);
    writeBuildScript("process.kill(process.pid, 'SIGKILL'); setTimeout(() => {}, 5000);");
    expect((await launch().ended).signal).toBe('SIGKILL');
  });

  test('forwards a signal and waits for the task to finish', async () => {
    installPackages();
    writeBuildScript(
      "process.on('SIGTERM', () => { console.log('bye'); process.exit(4); }); setInterval(() => {}, 1000); console.log('up');",
    );
    const { launcher, ended, said } = launch();
    await expect.poll(said, { timeout: 10_000 }).toContain('up');
    launcher.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 4, said: expect.stringContaining('bye') });
  });

  test('lists all tasks when it does not know the one requested', async () => {
    const { code, said } = await launch(['biuld']).ended;
    expect(said).toMatch(/'biuld'.*start, .*test.*build/);
    expect(code).toBe(1);
  });

  test('refuses a Node older than package.json requires, in one line', async () => {
    writeFileSync(pathInProject('package.json'), JSON.stringify({ ...packageJson, engines: { node: '>=21' } }));
    const asIfOld =
      "Object.defineProperty(process.versions, 'node', { value: '20.19.0' }); require('./infra/launcher.cjs');";
    const child = spawn(process.execPath, ['-e', asIfOld], { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
    const [[said], [code]] = await Promise.all([once(child.stderr.setEncoding('utf8'), 'data'), once(child, 'exit')]);
    expect(said).toMatch(/^Hace falta Node 21 .*\n$/);
    expect(code).toBe(1);
  });
});
