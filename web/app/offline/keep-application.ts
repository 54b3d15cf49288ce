/** What a login and a logout mean for what this device keeps: code, sheets, and what is not sent yet. */
import { matchPath } from 'react-router-dom';
import type { User } from '#shared/domain/schemas/user.ts';
import { paths } from '#shared/pages/paths.ts';
import { forgetEndedLinks, forgetSheetsOfUsers } from '../../features/sheet/queue/forgotten-names.ts';
import { isAnythingUnsent } from '../../features/sheet/queue/kept-sheets.ts';
import { closeQueuesOfUsers, openUnsentQueues } from '../../features/sheet/queue/open-queues.ts';
import { inTime } from '../../lib/offline/in-time.ts';
import { forgetSignedInUser, hasReaders, rememberSignedInUser } from '../../lib/offline/offline-reader.ts';
import { letWaitingWorkerTakeOver } from '../../lib/offline/open-sheet-lock.ts';
import { addServiceWorker, handWorkerToVisitors } from '../../lib/offline/service-worker.ts';
import { keepSheetsEachDay } from './keep-sheets-each-day.ts';

/** The user has signed in, or has opened the application again. */
export async function keepApplication(user: User): Promise<void> {
  await run('forget names', async () => {
    await inTime(forgetSheetsOfUsers(user.id));
    await inTime(forgetEndedLinks());
  });
  await run('send what is unsent', () => inTime(openUnsentQueues()));
  await run('keep the application', async () => {
    await rememberSignedInUser();
    if (!(await addServiceWorker())) return;
    // A sheet that is about to open keeps its version, as one that is open does.
    if (!matchPath(paths.sheet.path, location.pathname)) await letWaitingWorkerTakeOver();
    await keepSheetsEachDay(user);
  });
}

/** Nobody is signed in, or not any more. The code stays while something is unsent, or for a link to a sheet. */
export async function releaseApplication(): Promise<void> {
  closeQueuesOfUsers();
  await run('send what links left unsent', () => inTime(openUnsentQueues()));
  await run('release the application', async () => {
    await forgetSignedInUser();
    await forgetSheetsOfUsers();
    await forgetEndedLinks();
    if (!(await isAnythingUnsent()) && !(await hasReaders())) await handWorkerToVisitors();
  });
}

/** A browser that keeps no data, or a lost connection, ends none of the other steps. */
async function run(what: string, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.info(`This device could not ${what}: ${error}`);
  }
}
