/** Toy Lambdas for tests of the local host, and the stack of the environment `local` that consists of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lambdaNames } from '#infra/lambdas.ts';
import { readLocalTemplate } from '#infra/local/local-template.ts';
import type { Template } from '#infra/local/template/template.ts';

/**
 * Source of a Lambda that answers with details of the event and of its environment, or fails as the header `x-do` says.
 */
export const toyHandler = `
let calls = 0;
const logEverything = ({ awsRequestId }) => {
  console.info({ route: 'GET /api/teams', status: 200 });
  console.warn('careful');
  console.log('two', { values: 2 });
  console.error(new RangeError('toy error'));
  console.error('it broke', new RangeError('toy error'));
  console.info(Object.assign({}, { self: globalThis.circle ??= (() => { const it = {}; it.it = it; return it; })() }));
  process.stdout.write(JSON.stringify({ _aws: { Timestamp: 1 }, Saves: 1 }) + '\\n');
  process.stdout.write('not JSON\\n');
  return { statusCode: 200, body: awsRequestId };
};
exports.handler = async (event, context) => {
  calls += 1;
  const command = event.headers['x-do'];
  if (command === 'throw') throw new TypeError('toy failure');
  if (command === 'log') return logEverything(context);
  if (command === 'crash') setImmediate(() => { throw new Error('toy crash'); });
  if (command === 'exit') process.exit(3);
  if (command === 'hang') await new Promise(() => {});
  if (command === 'block') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (command) await new Promise((resolve) => setTimeout(resolve, 1000));
  const { TABLE_NAME, USER_POOL_ID, JWKS_URL, TEST_USERS, HOME, NODE_COMPILE_CACHE, AWS_ACCESS_KEY_ID, EDGE_SECRETS } = process.env;
  const secret = event.headers['x-origin-verify'];
  const body = { calls, routeKey: event.routeKey, parameters: event.pathParameters, secret, remaining: context.getRemainingTimeInMillis(), env: { TABLE_NAME, USER_POOL_ID, JWKS_URL, TEST_USERS, HOME, NODE_COMPILE_CACHE, AWS_ACCESS_KEY_ID, EDGE_SECRETS } };
  return { statusCode: 200, headers: { 'cache-control': 'private, no-store', 'content-type': 'application/json' }, body: JSON.stringify(body) };
};`;

/** Source of a Lambda that knows no page. */
const missingPages = `exports.handler = async () => ({ statusCode: 404, body: 'no page' });`;

/**
 * Source of a publisher that writes the keys of each batch into a file, and fails if the batch contains the item
 * 'poison'.
 */
const publisherSource = (file: string) => `
const { appendFileSync } = require('node:fs');
exports.handler = async ({ Records }) => {
  const names = Records.map((record) => record.dynamodb.Keys.pk.S);
  appendFileSync(${JSON.stringify(file)}, names.join(' ') + '\\n');
  if (names.includes('T#poison')) throw new Error('poison');
};`;

/** @param batchesFile the file into which the publisher writes the keys of each batch */
export function makeToyStack(folder: string, batchesFile: string): { template: Template; functionsDir: string } {
  const functionsDir = makeToyFunctions(folder, {
    teams: toyHandler,
    canchas: toyHandler,
    auth: toyHandler,
    pages: missingPages,
    publisher: publisherSource(batchesFile),
  });
  return { functionsDir, template: withShortTimeoutsAndRetries(readLocalTemplate()) };
}

/** Returns the folder of all bundles; a Lambda without a source of its own answers with its name. */
export function makeToyFunctions(folder: string, sources: Readonly<Record<string, string>>): string {
  const functionsDir = join(folder, 'functions');
  for (const name of lambdaNames) {
    mkdirSync(join(functionsDir, name), { recursive: true });
    const source = sources[name] ?? `exports.handler = async () => '${name}';`;
    writeFileSync(join(functionsDir, name, 'index.cjs'), source);
  }
  return functionsDir;
}

/** How often the stream repeats a change that fails: less often than on AWS, because each pause is twice as long. */
export const streamRetries = 2;

function withShortTimeoutsAndRetries(template: Template): Template {
  for (const { Type, Properties } of Object.values(template.Resources)) {
    if (Type === 'AWS::Lambda::Function') Properties.Timeout = 2;
    if (Type === 'AWS::Lambda::EventSourceMapping') Properties.MaximumRetryAttempts = streamRetries;
  }
  return template;
}
