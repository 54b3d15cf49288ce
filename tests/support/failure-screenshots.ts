/** Where the screenshots of failed tests are kept. */
import { join } from 'node:path';

/** The path of the screenshot for a failed test, by its title. */
export const failureScreenshotPath = (title: string): string =>
  join(import.meta.dirname, '..', '..', '.screens', 'failures', `${title.replace(/[^\p{L}\d]+/gu, '-')}.png`);
