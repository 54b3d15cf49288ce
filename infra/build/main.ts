/** `npm run build`: builds what is not up to date and prints the folders. */
import { buildAll } from './build-all.ts';

try {
  const { assetsDir, webDir } = await buildAll({ log: console.info });
  console.info(`Al día:\n  ${assetsDir}\n  ${webDir}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
