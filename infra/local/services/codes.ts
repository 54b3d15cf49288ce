/** The codes that Cognito would send by mail, written to a file: there is no mail on one machine. */
import { randomInt } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Messages } from 'cognito-local/lib/services/messages.js';

export interface CodeMailer {
  readonly file: string;
  /** A new code. */
  readonly next: () => string;
  readonly messages: Messages;
}

export const codesFile = (dataDir: string): string => join(dataDir, 'codigos.txt');

/** Each code is a line of its own, the newest last: when, for whom, the code. */
export function codesWrittenTo(dataDir: string): CodeMailer {
  const file = codesFile(dataDir);
  return {
    file,
    next: () => String(randomInt(1_000_000)).padStart(6, '0'),
    messages: {
      async deliver(_context, source, _client, _pool, _user, code, _metadata, { Destination }) {
        if (source !== 'ForgotPassword') return;
        await appendFile(file, `${new Date().toISOString()} ${Destination} ${code}\n`, { mode: 0o600 });
      },
    },
  };
}
