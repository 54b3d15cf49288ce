/** The browser engines of this run: both, or the one that ENGINES names: 'webkit', 'firefox', or 'none' for neither. */
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export const allEngines: readonly Engine[] = [webkit, firefox];

const chosenName = process.env.ENGINES?.toLowerCase();
if (chosenName && !['webkit', 'firefox', 'none'].includes(chosenName))
  throw new Error(`ENGINES dice '${chosenName}': puede ser webkit, firefox o none; sin él se prueban los dos.`);

export const isChosenEngine = ({ name }: Engine): boolean => !chosenName || chosenName === name.toLowerCase();

/** Global setup: installs the chosen browsers if necessary, and prints which engine is left out. */
export default async function ensureEngines(): Promise<void> {
  for (const engine of allEngines) {
    if (isChosenEngine(engine)) await engine.ensureInstalled();
    else console.error(`ENGINES=${chosenName}: las pruebas en ${engine.name} quedan afuera.`);
  }
}
