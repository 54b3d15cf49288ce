/** Finds folders that import each other in a circle, which is possible even if no files do. */

export interface ModuleImports {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

type ImportGraph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * The circular imports between the parts of any folder: its subfolders, each taken as a whole, and its own files. A
 * file beside a subfolder may import it or be imported by it, but not both.
 */
export function findFolderCircles(modules: readonly ModuleImports[]): string[] {
  const deepest = Math.max(...modules.map(({ source }) => source.split('/').length));
  const found = new Map<string, string>();
  for (let depth = 1; depth <= deepest; depth++) {
    const graph = importGraphAtDepth(depth, modules);
    for (const start of graph.keys()) {
      const circle = shortestImportCircle(start, graph);
      const parts = circle?.toSorted().join() ?? '';
      if (circle && !found.has(parts)) found.set(parts, describeCircle(circle, graph));
    }
  }
  return [...found.values()];
}

/**
 * The graph of imports between paths cut after `depth` names; each edge holds one import between files as an example.
 */
function importGraphAtDepth(depth: number, modules: readonly ModuleImports[]): ImportGraph {
  const cut = (path: string) => path.split('/').slice(0, depth).join('/');
  const graph = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules) {
    const from = cut(source);
    const imported = graph.get(from) ?? new Map<string, string>();
    graph.set(from, imported);
    for (const { resolved } of dependencies) {
      if (cut(resolved) !== from) imported.set(cut(resolved), `${source} → ${resolved}`);
    }
  }
  return graph;
}

/**
 * The shortest chain of imports from `start` that leads back to it, by breadth-first search; undefined if there is
 * none.
 */
function shortestImportCircle(start: string, graph: ImportGraph): string[] | undefined {
  const seen = new Set<string>();
  const paths = [[start]];
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return path;
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function describeCircle(circle: readonly string[], graph: ImportGraph): string {
  const imports = circle.map((part, i) => graph.get(part)?.get(circle[(i + 1) % circle.length] ?? ''));
  return `${[...circle, circle[0]].join(' → ')} (${imports.join(', ')})`;
}
