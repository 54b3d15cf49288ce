/** The look of published pages: one fingerprint of all that they are made from, and the files that it names. */
import { join } from 'node:path';
import { builtFolderOfTarget, type WriteLogLine } from './built-folder.ts';
import { fingerprintOf } from './fingerprint.ts';
import { rootDir } from './paths.ts';
import { runNode } from './run-node.ts';

/** A change in any of these is a new look, with which all pages are published again. A test finds what is missing. */
export const lookSources = [
  'functions/platform/documents',
  'functions/platform/http/pick-fields.ts',
  'functions/platform/local-time.ts',
  'functions/platform/pages',
  'functions/platform/squad/eligible.ts',
  'functions/platform/table',
  'shared/contract',
  'shared/domain',
  'shared/pages',
  'shared/spanish',
  'shared/text',
  'web/public',
  'web/ui',
  'web/visitor',
  'web/app/styles.css',
  'web/app/fonts.css',
  'web/app/fonts',
  'web/lib/clock.ts',
  'package-lock.json',
];

let known: string | undefined;

/** The same for as long as this process runs, so that pages rendered later name the files that were built first. */
export function pageLook(): string {
  known ??= fingerprintOf(lookSources);
  return known;
}

/** Returns the folder whose `assets` holds the pages' styles, script and font. */
export function buildLook(log: WriteLogLine): Promise<string> {
  return builtFolderOfTarget(
    {
      name: 'look',
      doing: 'Construyendo el aspecto de las páginas',
      sources: lookSources,
      make: (folder) =>
        runNode(
          join(rootDir, 'node_modules', 'vite', 'bin', 'vite.js'),
          ['build', 'web/visitor', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
          { NODE_ENV: 'production', PAGE_LOOK: pageLook() },
        ),
    },
    log,
  );
}
