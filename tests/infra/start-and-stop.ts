/**
 * A process that starts the host, sends it one request and stops it; it must then end by itself. Its input is JSON in
 * HOST_INPUT.
 */
import { startHostOfTemplate } from '#infra/local/host.ts';

const host = await startHostOfTemplate({ ...JSON.parse(process.env.HOST_INPUT ?? ''), log: console.info });
const { status } = await fetch(`${host.url}/api/teams`);
await host.stop();
console.info(`answered ${status}, stopped`);
