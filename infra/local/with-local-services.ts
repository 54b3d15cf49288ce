/**
 * Gives a command the local services: those of the running host, or else services started for as long as the command
 * runs.
 */
import { type StoppableService, startAwsStandIns } from './application.ts';
import { lockDataFolder } from './data-folder.ts';
import type { LocalServices } from './local-values.ts';
import { OperatorError } from './operator-error.ts';
import type { LocalOptions } from './options.ts';
import { deleteServicesFile, readServicesFile } from './running-services.ts';
import { readSeedState } from './seed/seed-state.ts';

export async function withLocalServices<T>(
  options: LocalOptions,
  use: (services: LocalServices) => Promise<T>,
): Promise<T> {
  const running = servicesOfRunningHost(options.dataDir);
  if (running) return use(running);
  if (readSeedState(options.dataDir)?.state === 'started') {
    throw new OperatorError(`Los datos de ${options.dataDir} quedaron a medio cargar: terminá antes con npm start.`);
  }
  const started: StoppableService[] = [];
  const callbacks = {
    log: () => {},
    onLost: () => {},
    onRunning: (service: StoppableService) => started.push(service),
  };
  try {
    return await use((await startAwsStandIns(options, callbacks, false)).services);
  } finally {
    for (const service of started.toReversed()) await service.stop();
  }
}

/**
 * The services of the host that holds the data folder's lock; undefined when there is none, and then this process holds
 * the lock. Throws while the host is still starting.
 */
function servicesOfRunningHost(dataDir: string): LocalServices | undefined {
  try {
    lockDataFolder(dataDir);
  } catch (error) {
    const running = readServicesFile(dataDir);
    if (!running) throw error;
    return running;
  }
  deleteServicesFile(dataDir);
  return undefined;
}
