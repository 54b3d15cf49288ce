/** A built site of two files, for stacks that have to deploy one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function makeToySite(folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Torneo</title>');
  writeFileSync(join(folder, 'assets', 'index-1a2b3c4d.js'), `console.info(${JSON.stringify('x'.repeat(2000))});`);
  return folder;
}
