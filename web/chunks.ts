/** Which code shares a file: a screen begins with few of them, each worth a request and a compression of its own. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileOfPage, isOpen } from './derived-modules.ts';
import { declaredScreens } from './screens/screens.ts';

interface Modules {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

const application = fileURLToPath(new URL('./app/entry.tsx', import.meta.url));
/** In the order of their declaration; a page may stand at two addresses. */
const publishedPages = [
  ...new Set(declaredScreens.flatMap(([, screen]) => (isOpen(screen) && screen.isPublished ? fileOfPage(screen) : []))),
];
/** What so many of them use is loaded with the application, and so is what is too small for a file of its own. */
const many = 4;
const smallest = 600;

const reached = new Map<string, ReadonlySet<string>>();

/** Every module that comes with `entry`; what it loads later is left out. */
function modulesOf(entry: string, modules: Modules): ReadonlySet<string> {
  const known = reached.get(entry);
  if (known) return known;
  const found = new Set([entry]);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  reached.set(entry, found);
  return found;
}

/** The application, or the pages that use the module; null for what no published page uses. */
function chunkOf(id: string, modules: Modules): string | null {
  const pages = publishedPages.filter((page) => modulesOf(page, modules).has(id));
  const ofApplication = modulesOf(application, modules);
  const isSmall = () =>
    sizeOf(
      [...modulesOf(id, modules)].filter((part) => !ofApplication.has(part)),
      modules,
    ) < smallest;
  if (ofApplication.has(id) || pages.length >= many || (pages.length > 1 && isSmall())) return 'application';
  return pages.map((page) => basename(page, '.tsx')).join('-') || null;
}

/** In characters. */
const sizeOf = (ids: readonly string[], modules: Modules): number =>
  ids.reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0);

export const chunks = [
  // The page's own script and all it imports: it may wait for nothing else.
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  // Changes seldom, so that it stays in the browser over many versions of the application.
  { name: 'libraries', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { debugName: 'published', name: chunkOf, includeDependenciesRecursively: false },
];
