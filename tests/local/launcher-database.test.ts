/**
 * The launcher on platforms that the lock file leaves out: a real npm downloads the database from a registry that the
 * test runs.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseProgram } from '#infra/local/services/database-program.ts';
import { oneVariantUnlessFullRun } from '#tests/support/full.ts';
import { collectOutput } from './output-of.ts';

const version = '1.2.1';
let project: string;
let registry: Server;
let requestedPaths: string[];
const pathInProject = (...names: string[]) => join(project, ...names);

const writeInProject = (name: string, content: string | object) => {
  mkdirSync(dirname(pathInProject(name)), { recursive: true });
  writeFileSync(pathInProject(name), typeof content === 'string' ? content : JSON.stringify(content));
};

/** A project with the launcher, whose lock file names only the database for linux-x64. */
beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), 'torneo-platform-'));
  cpSync('infra/launcher.cjs', pathInProject('infra', 'launcher.cjs'));
  cpSync('infra/launcher', pathInProject('infra', 'launcher'), { recursive: true });
  writeInProject('package.json', { engines: { node: '>=20' }, dependencies: { node: process.versions.node } });
  writeInProject('package-lock.json', {
    packages: { 'node_modules/@dynoxide/linux-x64': { version, optional: true } },
  });
  writeInProject('infra/local/main.ts', "console.log('started');");
  writeInProject('infra/build/main.ts', "console.log('built');");
  writeInProject('.npmrc-of-nobody', '');
  requestedPaths = [];
});

afterEach(async () => {
  vi.unstubAllEnvs();
  registry?.close();
  registry?.closeAllConnections();
  rmSync(project, { recursive: true });
});

function installPackages(): void {
  mkdirSync(pathInProject('node_modules', 'node', 'bin'), { recursive: true });
  symlinkSync(process.execPath, pathInProject('node_modules', 'node', 'bin', 'node'));
  writeInProject('node_modules/.package-lock.json', { packages: {} });
}

/**
 * Starts a registry with one package, whose program is a text file, and which has a newer version, too; every other
 * request is a 404.
 */
async function startRegistry(name: string, os: string, cpu: string, program = 'dynoxide'): Promise<void> {
  const manifest = { name, version, os: [os], cpu: [cpu] };
  writeInProject('made/package/package.json', manifest);
  writeInProject(`made/package/${program}`, `the database of ${os}-${cpu}`);
  execFileSync('tar', ['czf', pathInProject('made.tgz'), '-C', pathInProject('made'), 'package']);
  registry = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    requestedPaths.push(path);
    const offered = (number: string, tarball: string) => ({
      [number]: { ...manifest, version: number, dist: { tarball: `http://${request.headers.host}/${tarball}` } },
    });
    if (path === `/${name}`) {
      const versions = { ...offered(version, 'made.tgz'), ...offered('1.2.2', 'newer.tgz') };
      response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.2.2' }, versions }));
    } else if (path === '/made.tgz') response.end(readFileSync(pathInProject('made.tgz')));
    else response.writeHead(404).end('{}');
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
}

async function launch(task: string, platform: string, more: Record<string, string> = {}) {
  const { npm_execpath: _, ...outer } = process.env;
  const env = {
    ...outer,
    LOCAL_DATABASE_PLATFORM: platform,
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
    npm_config_cache: pathInProject('npm-cache'),
    npm_config_userconfig: pathInProject('.npmrc-of-nobody'),
    ...more,
  };
  const child = spawn(process.execPath, ['infra/launcher.cjs', task], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = collectOutput(child);
  const [code] = await once(child, 'close');
  return { code, said: said() };
}

const platforms: readonly [string, string][] = [
  ['darwin-arm64', 'dynoxide'],
  ['win32-x64', 'dynoxide.exe'],
];
test.each(oneVariantUnlessFullRun(platforms, 0))(
  'on %s the launcher downloads the locked version of the database once, also if there is a newer one, and the host finds it',
  async (platform, program) => {
    const [os = '', cpu = ''] = platform.split('-');
    await startRegistry(`@dynoxide/${platform}`, os, cpu, program);
    installPackages();
    expect(await launch('start', platform)).toEqual({ code: 0, said: 'started\n' });
    expect(requestedPaths).toEqual([`/@dynoxide/${platform}`, '/made.tgz']);
    vi.stubEnv('LOCAL_DATABASE_PLATFORM', platform);
    const found = databaseProgram(project);
    expect(found.startsWith(pathInProject('.build'))).toBe(true);
    expect(readFileSync(found, 'utf8')).toBe(`the database of ${platform}`);
    await launch('start', platform);
    expect(requestedPaths).toHaveLength(2);
  },
);

test('when the registry has no database for the platform, one line says what to set, and nothing is installed', async () => {
  await startRegistry('@dynoxide/darwin-arm64', 'darwin', 'arm64');
  const { code, said } = await launch('start', 'freebsd-x64');
  expect(said).toMatch(/^La base de datos local .*@dynoxide\/freebsd-x64 1\.2\.1.*E404.*LOCAL_DYNAMODB_ENDPOINT.*\n$/);
  expect(code).toBe(1);
  expect(requestedPaths).toEqual(['/@dynoxide/freebsd-x64']);
  expect([existsSync(pathInProject('node_modules')), existsSync(pathInProject('.build', 'dynoxide'))]).toEqual([
    false,
    false,
  ]);
});

test('the launcher sends the registry no request for what needs no database but its own', async () => {
  await startRegistry('@dynoxide/darwin-arm64', 'darwin', 'arm64');
  installPackages();
  for (const [task, platform, env, said] of [
    ['build', 'freebsd-x64', {}, 'built\n'],
    ['start', 'freebsd-x64', { LOCAL_DYNAMODB_ENDPOINT: 'http://127.0.0.1:8000' }, 'started\n'],
    ['start', 'linux-x64', {}, 'started\n'],
  ] as const)
    expect(await launch(task, platform, env)).toEqual({ code: 0, said });
  expect(requestedPaths).toEqual([]);
});

test('the host says what to set when no database was downloaded', () => {
  vi.stubEnv('LOCAL_DATABASE_PLATFORM', 'freebsd-x64');
  expect(() => databaseProgram(project)).toThrow(/freebsd-x64: poné en LOCAL_DYNAMODB_ENDPOINT/);
});
