/** The engines of this run: both, or those that ENGINES names ('webkit', 'firefox' or 'none'). */
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export const engines: readonly Engine[] = [webkit, firefox];

const named = process.env.ENGINES?.toLowerCase();
if (named && !['webkit', 'firefox', 'none'].includes(named))
  throw new Error(`ENGINES dice '${named}': puede ser webkit, firefox o none; sin él se prueban los dos.`);

export const isChosen = ({ name }: Engine): boolean => !named || named === name.toLowerCase();

/** Before the first test: both browsers are there, and what is left out is said. */
export default async function ensureEngines(): Promise<void> {
  for (const engine of engines) {
    if (isChosen(engine)) await engine.ensureInstalled();
    else console.error(`ENGINES=${named}: las pruebas en ${engine.name} quedan afuera.`);
  }
}
