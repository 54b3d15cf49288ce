/** Divides the code into chunks, so that each public page loads few files and little that it does not use. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isScreenWithoutLogin, pageFilePath } from './derived-modules.ts';
import { declaredScreens } from './screens/screens.ts';

/** The part of the bundler's plugin context that reads modules. */
interface ModuleReader {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

const applicationEntry = fileURLToPath(new URL('./app/entry.tsx', import.meta.url));
/** The files of the public pages, each once, although some pages have two addresses. */
const publicPageFiles = [
  ...new Set(
    declaredScreens.flatMap(([, screen]) =>
      isScreenWithoutLogin(screen) && screen.isPublished ? pageFilePath(screen) : [],
    ),
  ),
];
/** A module used by at least this many public pages belongs to the application's chunk. */
const minPagesForApplicationChunk = 4;
/**
 * A module shared by two or more public pages belongs to the application's chunk too if it has fewer characters than
 * this: it is not worth a request of its own.
 */
const minSharedModuleSize = 600;

const importedModulesByEntry = new Map<string, ReadonlySet<string>>();

/** All modules that `entry` imports statically, itself included. */
function importedModulesOf(entry: string, modules: ModuleReader): ReadonlySet<string> {
  const known = importedModulesByEntry.get(entry);
  if (known) return known;
  const found = new Set([entry]);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  importedModulesByEntry.set(entry, found);
  return found;
}

/** Names the module's chunk: 'application', or the public pages that use it; null when no public page does. */
function chunkNameOf(id: string, modules: ModuleReader): string | null {
  const pages = publicPageFiles.filter((page) => importedModulesOf(page, modules).has(id));
  const ofApplication = importedModulesOf(applicationEntry, modules);
  const isSmall = () =>
    countCharacters(
      [...importedModulesOf(id, modules)].filter((part) => !ofApplication.has(part)),
      modules,
    ) < minSharedModuleSize;
  if (ofApplication.has(id) || pages.length >= minPagesForApplicationChunk || (pages.length > 1 && isSmall()))
    return 'application';
  return pages.map((page) => basename(page, '.tsx')).join('-') || null;
}

/** The number of characters in these modules. */
const countCharacters = (ids: readonly string[], modules: ModuleReader): number =>
  ids.reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0);

export const chunks = [
  // The page's first script with all that it imports, so that it does not wait for another file.
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  // A file for React alone, which changes seldom: browsers keep it cached over many versions of the application.
  { name: 'libraries', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { debugName: 'published', name: chunkNameOf, includeDependenciesRecursively: false },
];
