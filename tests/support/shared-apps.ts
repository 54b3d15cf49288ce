/** Asks the process of the test run for what tests share, which it starts when it is first asked for. */

/** The environment variable with the address of the server that browser-apps.ts starts. */
export const sharedAppsVariable = 'SHARED_APPS';

export interface SharedApp {
  readonly url: string;
  readonly dataDir: string;
}

/** The application with demo data, in which no test changes anything, or the one where each changes only what it made. */
export const sharedApp = (name: 'reads' | 'writes'): Promise<SharedApp> => ask<SharedApp>(name);

/** Waits until the test run has the demo data; outside a test run nothing is loaded. */
export async function waitForDemoData(): Promise<void> {
  if (process.env[sharedAppsVariable]) await ask('demo-data');
}

async function ask<T>(what: string): Promise<T> {
  const response = await fetch(`${process.env[sharedAppsVariable]}/${what}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}
