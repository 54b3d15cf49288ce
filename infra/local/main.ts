/** `npm start` and `npm run dev`: runs the whole application on this machine until the process is stopped. */
import { relative } from 'node:path';
import { type StoppableService, startApplication } from './application.ts';
import { startDeveloping } from './dev/start-developing.ts';
import { OperatorError } from './operator-error.ts';
import { readOptions } from './options.ts';
import type { SeededApplication } from './seed/fill.ts';
import { codesFilePath } from './services/codes.ts';

/** How long all services together may take to stop. */
const stopTimeoutMs = 8000;
/** Ctrl-C arrives twice, from the terminal and from the launcher; signals within this many ms count as one. */
const repeatedSignalMs = 1000;

const runningServices: StoppableService[] = [];
let stoppingSince: number | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAndExit(0));
// The IPC channel closes when the launcher was killed.
process.on('disconnect', () => stopAndExit(0));
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error) => exitWithError(error));

try {
  const options = readOptions(process.env);
  const start = process.argv.includes('--dev') ? startDeveloping : startApplication;
  const application = await start(options, {
    log: (line) => console.info(line),
    onLost: (reason) => exitWithError(new OperatorError(reason)),
    onRunning: (service) => runningServices.push(service),
  });
  if (!stoppingSince) printAddressAndUsers(application, options.dataDir);
} catch (error) {
  exitWithError(error);
}

function printAddressAndUsers({ url, testUsers }: SeededApplication, dataDir: string): void {
  console.info(`\n  Dirección  ${url}`);
  for (const { email, password, roles, teamName } of testUsers) {
    console.info(`  ${roles.join(', ').padEnd(9)}  ${email}  contraseña ${password}${teamName && `  (${teamName})`}`);
  }
  console.info(`  Datos      ${relative('', dataDir) || dataDir}`);
  console.info(`  Códigos    ${relative('', codesFilePath(dataDir))}  (los que AWS manda por correo)\n`);
  console.info(`Listo: abrí ${url} en el navegador. Ctrl-C para terminar.`);
}

function exitWithError(error: unknown): void {
  if (stoppingSince) return;
  console.error(error instanceof Error ? error.message : String(error));
  stopAndExit(1);
}

/**
 * Stops all services and exits. A second call after `repeatedSignalMs` exits at once; the database ends by itself with
 * this process.
 */
async function stopAndExit(code: number): Promise<void> {
  if (stoppingSince) {
    if (Date.now() - stoppingSince > repeatedSignalMs) process.exit(130);
    return;
  }
  stoppingSince = Date.now();
  const late = setTimeout(() => process.exit(code || 1), stopTimeoutMs);
  for (const service of runningServices.toReversed())
    await service.stop().catch((error: Error) => console.error(error.message));
  clearTimeout(late);
  process.exit(code);
}
