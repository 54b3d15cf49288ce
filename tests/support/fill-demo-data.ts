/**
 * Global setup: loads the demo data through a running application, unless an earlier suite of this test run has. Loading
 * takes longer than most tests with these data.
 */
import { demoDataFolder, hasDemoData } from './demo-data.ts';
import { startApp } from './running-app.ts';

export default async function fillDemoDataBeforeTests(): Promise<void> {
  const dataDir = demoDataFolder();
  if (!dataDir || hasDemoData()) return;
  const { stop } = await startApp({ seed: 'demo', dataDir });
  await stop();
}
