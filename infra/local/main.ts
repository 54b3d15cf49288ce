/** `npm start` and `npm run dev`: runs the whole application on this machine until the process is stopped. */
import { relative } from 'node:path';
import { type Service, startApplication } from './application.ts';
import { startDeveloping } from './dev/start-developing.ts';
import { OperatorError } from './operator-error.ts';
import { readOptions } from './options.ts';
import type { SeededApplication } from './seed/fill.ts';
import { codesFile } from './services/codes.ts';

/** How long all services together may take to stop. */
const stopTimeoutMs = 8000;
/** Ctrl-C arrives twice, from the terminal and from the launcher; signals within this many ms count as one. */
const repeatedSignalMs = 1000;

const runningServices: Service[] = [];
let endingSince: number | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
// The IPC channel closes when the launcher was killed.
process.on('disconnect', () => end(0));
for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, (error) => fail(error));

try {
  const options = readOptions(process.env);
  const start = process.argv.includes('--dev') ? startDeveloping : startApplication;
  const application = await start(options, {
    log: (line) => console.info(line),
    onLost: (reason) => fail(new OperatorError(reason)),
    onRunning: (service) => runningServices.push(service),
  });
  if (!endingSince) announce(application, options.dataDir);
} catch (error) {
  fail(error);
}

function announce({ url, testUsers }: SeededApplication, dataDir: string): void {
  console.info(`\n  Dirección  ${url}`);
  for (const { email, password, roles, teamName } of testUsers) {
    console.info(`  ${roles.join(', ').padEnd(9)}  ${email}  contraseña ${password}${teamName && `  (${teamName})`}`);
  }
  console.info(`  Datos      ${relative('', dataDir) || dataDir}`);
  console.info(`  Códigos    ${relative('', codesFile(dataDir))}  (los que AWS manda por correo)\n`);
  console.info(`Listo: abrí ${url} en el navegador. Ctrl-C para terminar.`);
}

function fail(error: unknown): void {
  if (endingSince) return;
  console.error(error instanceof Error ? error.message : String(error));
  end(1);
}

/**
 * Stops all services and exits. A second call after `repeatedSignalMs` exits at once; the database ends by itself with
 * this process.
 */
async function end(code: number): Promise<void> {
  if (endingSince) {
    if (Date.now() - endingSince > repeatedSignalMs) process.exit(130);
    return;
  }
  endingSince = Date.now();
  const late = setTimeout(() => process.exit(code || 1), stopTimeoutMs);
  for (const service of runningServices.toReversed())
    await service.stop().catch((error: Error) => console.error(error.message));
  clearTimeout(late);
  process.exit(code);
}
