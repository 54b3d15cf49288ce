/** The data folder of an application with the demo data, which a test run fills once and copies for each application. */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** The environment variable with the path of the folder; the test configuration sets it. */
export const demoDataVariable = 'DEMO_DATA_DIR';

/** The path of the folder; undefined outside a test run. */
export const demoDataFolder = (): string | undefined => process.env[demoDataVariable];

/** Whether the folder has been filled: the application writes the file with its addresses at the end of its start. */
export function hasDemoData(): boolean {
  const folder = demoDataFolder();
  return folder !== undefined && existsSync(join(folder, 'outputs.json'));
}

/** Copies the filled folder to an empty one. */
export const copyDemoData = (to: string): void => cpSync(demoDataFolder() ?? '', to, { recursive: true });
