/**
 * Tools for OpenAPI documents, installed below `.build`: openapi-typescript cannot be installed beside TypeScript 7.
 */
import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { builtFolderOfTarget } from '#infra/build/built-folder.ts';
import { rootDir } from '#infra/build/paths.ts';
import { npmInstall } from './npm-install.ts';

/** The folder of an example client, as another developer would write it; its package.json has the tools' versions. */
export const clientProgramFolder = join(rootDir, 'tests', 'openapi-client');

const toolCommands = {
  redocly: '@redocly/cli/bin/cli.js',
  'openapi-typescript': 'openapi-typescript/bin/cli.js',
  tsc: 'typescript/bin/tsc',
} as const;

export interface OpenApiTools {
  /** Where the tools are installed: a program below this folder finds their packages. */
  readonly folder: string;
  /** Resolves with what the command wrote to stdout; rejects with all its output when it fails. */
  readonly run: (command: keyof typeof toolCommands, args: readonly string[]) => Promise<string>;
}

export async function installOpenApiTools(): Promise<OpenApiTools> {
  const make = async (folder: string) => {
    cpSync(join(clientProgramFolder, 'package.json'), join(folder, 'package.json'));
    await npmInstall(folder, 'openapi-typescript');
  };
  const sources = ['tests/openapi-client/package.json', 'tests/support/npm-install.ts'];
  const doing = 'Instalando openapi-typescript y redocly';
  const folder = await builtFolderOfTarget({ name: 'openapi-client', doing, sources, make }, console.error);
  return { folder, run: (command, args) => runCommand(join(folder, 'node_modules', toolCommands[command]), args) };
}

async function runCommand(script: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((done) => child.once('close', done));
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}:\n${said}${complained}`);
  return said;
}
