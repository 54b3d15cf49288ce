/** Where functions print to: everything into a file, what they send to stderr also to the terminal. */

import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintLine } from './lambda/instance.ts';

export interface FunctionOutput {
  readonly printerOf: (functionName: string) => PrintLine;
  close(): Promise<void>;
}

/** Starts the file anew. */
export function functionOutput(dataDir: string, log: (line: string) => void): FunctionOutput {
  mkdirSync(dataDir, { recursive: true });
  const file = createWriteStream(join(dataDir, 'functions.log'));
  // A full disk must not stop the application for its log.
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
