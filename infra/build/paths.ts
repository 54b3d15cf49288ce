/** Where the build puts what it makes; everything is below `.build`, which git ignores. */
import { join } from 'node:path';

export const rootDir = join(import.meta.dirname, '..', '..');
const buildDir = join(rootDir, '.build');

/** One folder per Lambda with its bundle. */
export const functionsDir = join(buildDir, 'functions');
/** The site as the browser gets it. */
export const webDir = join(buildDir, 'web');
/** The application synthesized for this machine. */
export const localAssemblyDir = join(buildDir, 'local');
/** What each part was last built from. */
export const stampsDir = join(buildDir, 'stamps');
