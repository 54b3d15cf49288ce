/** The root folder of the repository, and `.build`, where the build puts everything it makes; git ignores `.build`. */
import { join } from 'node:path';

export const rootDir = join(import.meta.dirname, '..', '..');
export const buildDir = join(rootDir, '.build');
