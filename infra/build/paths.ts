/** Where sources are and where the build puts what it makes, which git ignores. */
import { join } from 'node:path';

export const rootDir = join(import.meta.dirname, '..', '..');
export const buildDir = join(rootDir, '.build');
