/** Writes the password codes that Cognito would send by mail to a file, as the local host sends no mail. */
import { randomInt } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Messages } from 'cognito-local/lib/services/messages.js';

export interface VerificationCodeMailer {
  readonly file: string;
  /** Makes a new random code. */
  readonly next: () => string;
  readonly messages: Messages;
}

export const codesFilePath = (dataDir: string): string => join(dataDir, 'codigos.txt');

/** A mailer that appends each code to the file, as a line with time, e-mail address and code. */
export function fileCodeMailer(dataDir: string): VerificationCodeMailer {
  const file = codesFilePath(dataDir);
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
