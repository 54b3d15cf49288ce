/** shared/ uses no clock and no random numbers: its callers pass in what it needs of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sharedFiles = readdirSync('shared', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

test('no file in shared reads the clock or random numbers', () => {
  expect(sharedFiles.length).toBeGreaterThan(20);
  const impure = sharedFiles.filter((file) =>
    /Math\.random|\bDate\.|new Date\b|performance\./.test(readFileSync(`shared/${file}`, 'utf8')),
  );
  expect(impure).toEqual([]);
});
