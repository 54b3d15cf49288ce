/** `npm run build`: builds what is not up to date and prints the folders. */
import { buildAll } from './build-all.ts';

try {
  const { functionsDir, webDir } = await buildAll({ log: console.info });
  console.info(`Al día:\n  ${functionsDir}\n  ${webDir}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
