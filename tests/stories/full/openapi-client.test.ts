/**
 * The served OpenAPI document in other tools: a linter accepts it, and a generated client records a match with it.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProblemBody } from '#shared/contract/problem.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { Standing } from '#shared/domain/schemas/standing.ts';
import { clientProgramFolder, installOpenApiTools, type OpenApiTools } from '#tests/support/openapi-tools.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { createClient } from '#tests/support/web-client.ts';

interface ClientProgram {
  playAMatch(
    url: string,
    account: { email: string; password: string },
  ): Promise<{ match: Match; events: MatchEvent[]; table: Standing[]; refusal?: ProblemBody }>;
}

let app: RunningApp;
let tools: OpenApiTools;
let clientFolder: string;
let openApiDocumentFile: string;

beforeAll(async () => {
  tools = await installOpenApiTools();
  app = await startApp();
  clientFolder = mkdtempSync(join(tools.folder, 'program-'));
  openApiDocumentFile = join(clientFolder, 'openapi.json');
  writeFileSync(openApiDocumentFile, await (await fetch(`${app.url}/api/openapi.json`)).text());
}, 300_000);
afterAll(async () => {
  rmSync(clientFolder, { recursive: true, force: true });
  await app.stop();
});

test('redocly finds no error in the OpenAPI document', async () => {
  const options = ['--extends', 'recommended', '--format', 'json', '--max-problems', '1000'];
  const { problems } = JSON.parse(await tools.run('redocly', ['lint', openApiDocumentFile, ...options]));
  // /matches/formatted/{id} and /matches/{id}/detail look ambiguous, but an id is a number, so no address fits both.
  const known = 'no-ambiguous-paths';
  expect(problems.filter(({ ruleId }: { ruleId: string }) => ruleId !== known)).toEqual([]);
});

test('a generated client compiles and records a match through the running API', async () => {
  await tools.run('openapi-typescript', [openApiDocumentFile, '--output', join(clientFolder, 'torneo.d.ts')]);
  for (const file of ['play-a-match.ts', 'tsconfig.json'])
    cpSync(join(clientProgramFolder, file), join(clientFolder, file));
  await tools.run('tsc', ['--project', clientFolder]);
  const { playAMatch }: ClientProgram = await import(pathToFileURL(join(clientFolder, 'play-a-match.js')).href);

  const { body: users } = await createClient(app.url)('GET /auth/test-users');
  const { email = '', password = '' } = users.find(({ roles }) => roles.includes('Admin')) ?? {};
  const { match, events, table, refusal } = await playAMatch(`${app.url}/api`, { email, password });

  expect(match).toMatchObject({ status: 'completed', homeScore: 2, awayScore: 1 });
  expect(events.map(({ minute, teamName }) => [minute, teamName])).toEqual([
    [7, 'Deportivo Ombú'],
    [15, 'Atlético Ceibo'],
    [28, 'Deportivo Ombú'],
  ]);
  expect(table.map(({ team, points, goalDifference }) => [team.name, points, goalDifference])).toEqual([
    ['Deportivo Ombú', 3, 1],
    ['Atlético Ceibo', 0, -1],
  ]);
  expect(refusal).toMatchObject({ status: 404, code: 'not-found' });
});
