/** Runs Lambdas in the process of a test, and records the permissions that they use. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { recordPermissionsIn, recordSentRequests } from './record-permissions.ts';
import { newRecordingFile } from './recording-files.ts';

/** The name of the running Lambda, available in everything that it calls. */
const runningLambda = new AsyncLocalStorage<string>();

/** Runs a handler of the Lambda with this name. */
export const runAsLambda = <T>(name: string, run: () => Promise<T>): Promise<T> => runningLambda.run(name, run);

const file = newRecordingFile();
if (file) recordSentRequests(recordPermissionsIn(file), () => runningLambda.getStore());
