/** shared/ has no clock and no chance: what it needs of them is a parameter. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('shared', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

test('nothing in shared asks for the time or rolls dice', () => {
  expect(files.length).toBeGreaterThan(20);
  const impure = files.filter((file) =>
    /Math\.random|\bDate\.|new Date\b|performance\./.test(readFileSync(`shared/${file}`, 'utf8')),
  );
  expect(impure).toEqual([]);
});
