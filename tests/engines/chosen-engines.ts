/** The browser engines of this run: both, or the one that ENGINES names: 'webkit', 'firefox', or 'none' for neither. */
import type { BrowserEngine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export const allEngines: readonly BrowserEngine[] = [webkit, firefox];

const requestedEngineName = process.env.ENGINES?.toLowerCase();
if (requestedEngineName && !['webkit', 'firefox', 'none'].includes(requestedEngineName))
  throw new Error(
    `ENGINES dice '${requestedEngineName}': puede ser webkit, firefox o none; sin él se prueban los dos.`,
  );

export const isChosenEngine = ({ name }: BrowserEngine): boolean =>
  !requestedEngineName || requestedEngineName === name.toLowerCase();

/** Global setup: installs the chosen browsers if necessary, and prints which engine is left out. */
export default async function installChosenEngines(): Promise<void> {
  for (const engine of allEngines) {
    if (isChosenEngine(engine)) await engine.ensureInstalled();
    else console.error(`ENGINES=${requestedEngineName}: las pruebas en ${engine.name} quedan afuera.`);
  }
}
