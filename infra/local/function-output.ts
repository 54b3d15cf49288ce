/** Where the output of the Lambdas goes: all of it into `functions.log`, and stderr also to the terminal. */

import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintLine } from './lambda/instance.ts';

export interface FunctionLog {
  readonly printerOf: (functionName: string) => PrintLine;
  close(): Promise<void>;
}

/** Opens `functions.log` in the data folder and empties it. */
export function openFunctionLog(dataDir: string, log: (line: string) => void): FunctionLog {
  mkdirSync(dataDir, { recursive: true });
  const file = createWriteStream(join(dataDir, 'functions.log'));
  // A log file that cannot be written, as on a full disk, must not stop the application.
  file.on('error', (error) => log(`functions.log: ${error.message}`));
  return {
    printerOf: (functionName) => (line, important) => {
      if (file.writable) file.write(`${new Date().toISOString()} ${functionName} ${line}\n`);
      if (important) log(`[${functionName}] ${line}`);
    },
    async close() {
      file.end();
      if (!file.closed) await once(file, 'close');
    },
  };
}
