/** Reads the one-time codes, as for a forgotten password, that the local user pool would send by email. */
import { existsSync, readFileSync } from 'node:fs';
import { inject } from 'vitest';

/** The newest code for an email address; undefined when none was sent. */
export function readNewestEmailedCode(email: string): string | undefined {
  const { codesFile } = inject('services');
  const lines = existsSync(codesFile) ? readFileSync(codesFile, 'utf8').trim().split('\n') : [];
  return lines
    .map((line) => line.split(' '))
    .findLast(([, address]) => address === email)
    ?.at(2);
}
