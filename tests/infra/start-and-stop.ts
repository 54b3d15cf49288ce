/**
 * A process that starts the host, sends it one request and stops it; it must then end by itself. Its argument is a JSON
 * file with the host's input.
 */
import { readFileSync } from 'node:fs';
import { startHostOfTemplate } from '#infra/local/host.ts';

const host = await startHostOfTemplate({
  ...JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')),
  log: console.info,
});
const { status } = await fetch(`${host.url}/api/teams`);
await host.stop();
console.info(`answered ${status}, stopped`);
